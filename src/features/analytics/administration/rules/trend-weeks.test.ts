import { expect, it } from 'vitest';
import { sumByWeek, weekStarts } from './trend-weeks.ts';

it('divides the days before today into twice twelve weeks of seven days', () => {
  const weeks = weekStarts('2026-11-26');
  expect(weeks).toHaveLength(24);
  expect([weeks[0], weeks[12], weeks[23]]).toEqual(['2026-06-12', '2026-09-04', '2026-11-20']);
});

it('sums days by week and leaves out earlier ones', () => {
  const sums = sumByWeek(weekStarts('2026-11-26'), [
    { day: '2026-06-11', count: 99 },
    { day: '2026-06-12', count: 1 },
    { day: '2026-11-19', count: 2 },
    { day: '2026-11-20', count: 3 },
    { day: '2026-11-26', count: 4 },
  ]);
  expect([sums[0], sums[22], sums[23]]).toEqual([1, 2, 7]);
  expect(sums.reduce((sum, count) => sum + count)).toBe(10);
});
