import { expect, it } from 'vitest';
import { compareSpeeds, describeSpeed } from './speed.ts';

/** Returns the marks of offers given as lead time, transit time and whether they are alternatives. */
function marksOf(...offers: [lead: number, transit: number | null, isAlternative?: boolean][]) {
  const timed = offers.map(([leadTimeDays, transitDays, isAlternative = false]) => ({
    cell: { leadTimeDays, transitDays },
    isAlternative,
  }));
  const speedOf = compareSpeeds(timed);
  return timed.map((offer) => describeSpeed({ speed: speedOf(offer) }, offer.isAlternative));
}

it('marks the first to arrive, and nothing if all take as long', () => {
  expect(marksOf([10, 27], [12, 30])).toEqual(['fastest', null]);
  expect(marksOf([10, 27], [7, 30])).toEqual([null, null]);
});

it('marks an alternative that is faster than all that was requested', () => {
  expect(marksOf([10, 27], [12, 30], [9, 2, true])).toEqual([
    'fastest as requested',
    null,
    'fastest overall',
  ]);
  expect(marksOf([10, 27], [9, 2, true])).toEqual([null, 'fastest overall']);
  expect(marksOf([10, 27], [12, 30], [38, 2, true])).toEqual(['fastest', null, null]);
});

it('compares lead times if an arrival is not known', () => {
  expect(marksOf([10, null], [12, 30], [5, null, true])).toEqual([
    'shortest lead time as requested',
    null,
    'shortest lead time overall',
  ]);
  expect(marksOf([10, 27], [12, 30], [11, null, true])).toEqual(['fastest as requested', null, null]);
});
