import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the entries of a pagination', () => {
  it('shows up to five numbers, then an ellipsis and the last page', () => {
    expect(pageWindow(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
    expect(pageWindow(7, 12)).toEqual([5, 6, 7, 8, 9, 'gap', 12]);
  });

  it('has no ellipsis if no page is left out', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pageWindow(12, 12)).toEqual([8, 9, 10, 11, 12]);
  });

  it('ascends, contains the current page and ends with the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -3, max: 600 }), (total, page) => {
        const entries = pageWindow(page, total);
        const numbers = entries.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toContain(Math.min(Math.max(1, page), total));
        expect(numbers.at(-1)).toBe(total);
        expect(entries.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
