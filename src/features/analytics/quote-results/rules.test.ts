import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteStates } from '#features/sourcing/quotes/contract/quote-rows.ts';
import { chartPoints } from './rules/chart-points.ts';
import { describeDistance, formatWinRate } from './rules/result-text.ts';
import { countStates, lostOf, sumValue, winPercentOf } from './rules.ts';

const rates = { month: '2026-06', perDollar: { USD: 1, EUR: 0.8 } };
const counts = (changes: object) => ({
  open: 0,
  accepted: 0,
  declined: 0,
  withdrawn: 0,
  expired: 0,
  ...changes,
});

describe('the win rate', () => {
  it('is the share of accepted quotes among accepted, declined and expired ones', () => {
    expect(winPercentOf(counts({ accepted: 1, declined: 1, expired: 2 }))).toBe(25);
    expect(winPercentOf(counts({ open: 5, withdrawn: 5 }))).toBe(0);
  });

  it('does not depend on open and withdrawn quotes', () => {
    const number = fc.nat(1000);
    fc.assert(
      fc.property(
        fc.tuple(number, number, number, number, number),
        ([accepted, declined, expired, open, withdrawn]) => {
          const rate = winPercentOf(counts({ accepted, declined, expired, open, withdrawn }));
          expect(rate).toBe(winPercentOf(counts({ accepted, declined, expired })));
          expect(rate).toBeGreaterThanOrEqual(0);
          expect(rate).toBeLessThanOrEqual(100);
        },
      ),
    );
  });

  it('is a dash for a row without a decided quote', () => {
    expect(formatWinRate({ accepted: 0, decided: 0 })).toBe('–');
    expect(formatWinRate({ accepted: 0, decided: 2 })).toBe('0%');
  });
});

describe('the sums of quotes', () => {
  it('contain every quote once', () => {
    const sum = fc.record({ state: fc.constantFrom(...quoteStates), quotes: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(sum), (sums) => {
        const states = countStates(sums);
        const all = Object.values(states).reduce((total, some) => total + some, 0);
        expect(all).toBe(sums.reduce((total, { quotes }) => total + quotes, 0));
        expect(lostOf(states)).toBe(states.declined + states.expired);
      }),
    );
  });

  it('are in one currency, without those that have no rate', () => {
    const sums = [
      { currency: 'USD', valueMinor: 1000 },
      { currency: 'EUR', valueMinor: 800 },
      { currency: 'XTS', valueMinor: 5 },
    ];
    expect(sumValue(sums, { to: 'USD', rates })).toBe(2000);
  });
});

describe('the points of the chart', () => {
  const span = { previousFrom: '', previousTo: '' };

  it('are days, also those without a quote', () => {
    const points = chartPoints({ ...span, from: '2026-02-27', to: '2026-03-01', unit: 'day' }, [
      { point: '2026-02-28', state: 'accepted', quotes: 2 },
      { point: '2026-02-28', state: 'expired', quotes: 1 },
      { point: null, state: 'accepted', quotes: 9 },
    ]);
    expect(points).toEqual([
      { start: '2026-02-27', accepted: 0, lost: 0, undecided: 0 },
      { start: '2026-02-28', accepted: 2, lost: 1, undecided: 0 },
      { start: '2026-03-01', accepted: 0, lost: 0, undecided: 0 },
    ]);
  });

  it('are months of longer ranges, from the first of the month', () => {
    const points = chartPoints({ ...span, from: '2025-11-21', to: '2026-02-03', unit: 'month' }, []);
    expect(points.map(({ start }) => start)).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});

it('states the distance to the lowest price only where buyers disclosed it', () => {
  expect(describeDistance({ medianAbovePercent: null, disclosed: 0 })).toBeNull();
  expect(describeDistance({ medianAbovePercent: 4.2, disclosed: 1 })).toContain(
    '4.2% above the lowest price',
  );
});
