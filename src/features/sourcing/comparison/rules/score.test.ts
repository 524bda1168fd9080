import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { ComparedGroup, TradeFacts } from '../contract.ts';
import { scoreSuppliers } from './score.ts';

const weights = { price: 60, leadTime: 20, trackRecord: 15, sustainability: 5 };
const unknown = { responseHours: null, onTimePercent: null, certificates: [] };

interface Offer {
  /** Landed cost of 1,000 pieces; null if it is not complete. */
  cost: number | null;
  days: number;
}

const quoteOf = (name: string): Quote =>
  ({ id: name, state: 'open', supplier: { id: name, name } }) as unknown as Quote;

function groupOf(offers: Record<string, Offer>): ComparedGroup {
  return {
    requestLine: null,
    title: null,
    quantities: [1000],
    offers: Object.entries(offers).map(([quoteId, { cost, days }]) => ({
      quoteId,
      line: 0,
      isAlternative: false,
      cells: [
        {
          neededQuantity: 1000,
          quantity: 1000,
          totalMinor: cost ?? 1,
          perThousandMinor: cost ?? 1,
          leadTimeDays: days,
          transitDays: null,
          missing: cost === null ? ['main'] : [],
          isLowest: false,
          expectedOn: '2026-12-31',
          isLate: false,
          speed: null,
          abovePercent: null,
        },
      ],
    })),
  };
}

const scoresOf = (offers: Record<string, Offer>, suppliers: TradeFacts['suppliers'] = {}) =>
  scoreSuppliers({
    groups: [groupOf(offers)],
    quotes: Object.keys(offers).map(quoteOf),
    suppliers,
    weights,
  });

describe('the score of a supplier', () => {
  it('gives the best 100 points and half of them for twice the cost or time', () => {
    const [near, far] = scoresOf({ near: { cost: 1000, days: 10 }, far: { cost: 2000, days: 20 } });
    expect(near?.parts).toMatchObject({ price: { points: 100 }, leadTime: { points: 100 } });
    expect(far?.parts).toMatchObject({ price: { points: 50 }, leadTime: { points: 50 } });
    // 60 × 100 + 20 × 100 + 15 × 50 + 5 × 50, of 100.
    expect([near?.total, far?.total]).toEqual([90, 50]);
  });

  it('is neutral where nothing is known', () => {
    const [first, second] = scoresOf({ first: { cost: null, days: 10 }, second: { cost: 900, days: 10 } });
    for (const score of [first, second]) {
      expect(score?.parts.price).toEqual({ points: 50, isKnown: false, detail: 'Not comparable yet' });
      expect(score?.parts.trackRecord).toEqual({ points: 50, isKnown: false, detail: 'New' });
      expect(score?.parts.sustainability).toMatchObject({ points: 50, isKnown: false });
    }
  });

  it('counts on-time dispatch twice as much as the response time', () => {
    const [score] = scoresOf(
      { one: { cost: 1, days: 1 } },
      { one: { responseHours: 4, onTimePercent: 70, certificates: ['FSC', 'ISO 9001'] } },
    );
    expect(score?.parts.trackRecord).toEqual({
      points: 80,
      isKnown: true,
      detail: '70% on time, replies within 4\u00a0h',
    });
    expect(score?.parts.sustainability).toEqual({ points: 75, isKnown: true, detail: 'FSC' });
  });

  it('leaves out suppliers without an open quote', () => {
    const quotes = [quoteOf('open'), { ...quoteOf('gone'), state: 'withdrawn' as const }];
    const groups = [groupOf({ open: { cost: 5, days: 5 }, gone: { cost: 1, days: 1 } })];
    const scores = scoreSuppliers({ groups, quotes, suppliers: {}, weights });
    expect(scores.map(({ name, parts }) => [name, parts.price.isKnown])).toEqual([['open', false]]);
  });

  it('is between 0 and 100, and never higher for a higher cost', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: 0, max: 99 }),
        (cost, rival, more, onTimePercent) => {
          const facts = { one: { ...unknown, onTimePercent } };
          const totalAt = (own: number) =>
            scoresOf({ one: { cost: own, days: 3 }, two: { cost: rival, days: 4 } }, facts).find(
              ({ name }) => name === 'one',
            )?.total ?? -1;
          expect(totalAt(cost)).toBeGreaterThanOrEqual(0);
          expect(totalAt(cost)).toBeLessThanOrEqual(100);
          expect(totalAt(cost + more)).toBeLessThanOrEqual(totalAt(cost));
        },
      ),
    );
  });
});
