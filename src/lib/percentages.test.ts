import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentages } from './percentages.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('percentages of a whole', () => {
  it('add up to 100 whatever the values, each within one percent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 40 }),
        (values) => {
          fc.pre(sum(values) > 0);
          const shares = percentages(values);
          expect(sum(shares)).toBe(100);
          for (const [index, value] of values.entries())
            expect(Math.abs((shares[index] ?? Number.NaN) - (value / sum(values)) * 100)).toBeLessThan(1);
        },
      ),
    );
  });

  it('never give a higher percentage to the smaller of two values', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 12 }), (values) => {
        const shares = percentages(values.toSorted((a, b) => b - a));
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      }),
    );
  });

  it('give the rounding difference to the largest remainders', () => {
    expect(percentages([385, 245, 165, 125, 80])).toEqual([39, 25, 16, 12, 8]);
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentages([0.5, 1.5])).toEqual([25, 75]);
  });

  it('are 0 if there is nothing to share', () => {
    expect(percentages([0, 0])).toEqual([0, 0]);
    expect(percentages([-5, 10])).toEqual([0, 100]);
    expect(percentages([])).toEqual([]);
  });
});
