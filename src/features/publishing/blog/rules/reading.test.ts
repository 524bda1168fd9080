import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, readMinutesOf, shuffled } from './reading.ts';

describe('pages of the blog list', () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [24, 3],
  ])('%i posts make %i pages', (results, pages) => {
    expect(pageCount(results)).toBe(pages);
  });
});

describe('time to read', () => {
  it('is at least one minute and rounds up', () => {
    expect(readMinutesOf('')).toBe(1);
    expect(readMinutesOf('word '.repeat(221))).toBe(2);
  });
});

describe('shuffling', () => {
  it('keeps every item and leaves the original list unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (items, stream) => {
          const before = [...items];
          const after = shuffled(items, () => stream.next().value ?? 0);
          expect(items).toEqual(before);
          const byValue = (a: number, b: number): number => a - b;
          expect(after.toSorted(byValue)).toEqual(before.toSorted(byValue));
        },
      ),
    );
  });
});
