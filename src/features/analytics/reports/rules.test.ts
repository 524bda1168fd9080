import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRangeDays } from './contract.ts';
import { formatHours, percentOf, resolveSpan } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const length = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe('a date range', () => {
  it('ends today in India, and is compared with the same number of days before', () => {
    expect(resolveSpan({ range: '7d' }, now)).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
      previousFrom: '2026-11-08',
      previousTo: '2026-11-14',
      unit: 'day',
    });
    expect(resolveSpan({ range: '7d' }, new Date('2026-11-21T19:00:00Z'))).toMatchObject({
      to: '2026-11-22',
    });
  });

  it('of twelve months starts with a month, and is compared with the same days of the year before', () => {
    expect(resolveSpan({ range: '12m' }, now)).toEqual({
      from: '2025-12-01',
      to: '2026-11-21',
      previousFrom: '2024-12-01',
      previousTo: '2025-11-21',
      unit: 'month',
    });
    expect(resolveSpan({ range: '12m' }, new Date('2028-02-29T12:00:00Z'))).toMatchObject({
      previousTo: '2027-02-28',
    });
  });

  it.each([
    [{}, 'Select a start and an end date.'],
    [{ from: '2026-02-30', to: '2026-03-02' }, 'Select a start and an end date.'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'The start date is after the end date. Swap them.'],
    [{ from: '2026-11-02', to: '2026-11-22' }, 'Select an end date no later than today.'],
    [{ from: '2023-11-02', to: '2026-11-01' }, 'Select a period of two years or less.'],
  ])('of one’s own is refused with a reason: %o', (days, message) => {
    expect(resolveSpan({ range: 'custom', ...days }, now)).toBe(message);
  });

  it('with custom dates follows the previous period without a gap, and both have the same length', () => {
    const days = fc.tuple(fc.nat(maxRangeDays - 1), fc.nat(900));
    fc.assert(
      fc.property(days, ([count, ago]) => {
        const day = (back: number) =>
          new Date(Date.UTC(2026, 10, 21) - back * 86_400_000).toISOString().slice(0, 10);
        const span = resolveSpan({ range: 'custom', from: day(ago + count), to: day(ago) }, now);
        if (typeof span === 'string') throw new Error(span);
        expect(length(span.previousFrom, span.previousTo)).toBe(length(span.from, span.to));
        expect(length(span.previousTo, span.from)).toBe(2);
        expect(span.unit).toBe(count + 1 > 92 ? 'month' : 'day');
      }),
    );
  });
});

it('writes percentages and hours as people do', () => {
  expect([percentOf(1, 3), percentOf(1, 0)]).toEqual([33.3, 0]);
  expect([0.4, 3.52, 50].map(formatHours)).toEqual(['24\u00a0min', '3.5\u00a0h', '2\u00a0days']);
});
