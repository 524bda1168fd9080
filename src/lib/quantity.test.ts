import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasThreeDecimals, maxQuantity, subtractQuantities } from './quantity.ts';

const quantity = fc.integer({ min: 0, max: maxQuantity * 1000 }).map((parts) => parts / 1000);

describe('quantities', () => {
  it('are subtracted without rounding errors', () => {
    expect([1.1, 2.2, 1.3].reduce(subtractQuantities, 5)).toBe(0.4);
    fc.assert(
      fc.property(quantity, quantity, (whole, gone) => {
        const remaining = subtractQuantities(whole, gone);
        expect(hasThreeDecimals(remaining)).toBe(true);
        expect(subtractQuantities(whole, remaining)).toBe(gone);
      }),
    );
  });

  it('have at most three decimals', () => {
    expect([1, 0.5, 2.125, 99_999_999.999].every(hasThreeDecimals)).toBe(true);
    expect([1e-9, 0.0005, 4.6000000000000005, 0.1 + 0.2].some(hasThreeDecimals)).toBe(false);
  });
});
