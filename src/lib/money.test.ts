import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotalMinor, maxAmountMinor } from './line-amount.ts';
import { minorUnits, roundHalfAway, tierFor } from './money.ts';

describe('money', () => {
  it('knows the number of minor units of each currency', () => {
    expect([minorUnits('INR'), minorUnits('USD'), minorUnits('JPY'), minorUnits('KWD')]).toEqual([
      100, 100, 1, 1000,
    ]);
  });

  it('rounds half away from zero', () => {
    expect([0.5, 1.5, 2.4, -0.5, -1.5].map(roundHalfAway)).toEqual([1, 2, 2, -1, -2]);
  });

  it('has integer line totals, exact for whole quantities', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (quantity, price) => {
          expect(lineTotalMinor(quantity, price)).toBe(quantity * price);
        },
      ),
    );
    expect(lineTotalMinor(1.005, 100)).toBe(101);
  });

  it('returns no total above the maximum of an order, instead of a wrong one', () => {
    expect(lineTotalMinor(500, 2_000_000_000)).toBe(maxAmountMinor);
    expect(lineTotalMinor(501, 2_000_000_000)).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 2_000_000_000 }),
        (quantity, price) => {
          const exact = BigInt(quantity) * BigInt(price);
          expect(lineTotalMinor(quantity, price)).toBe(exact > maxAmountMinor ? null : Number(exact));
        },
      ),
    );
  });

  it('selects the tier for a quantity, never a higher price for more', () => {
    const tiers = [
      { minQuantity: 100, unitPriceMinor: 900 },
      { minQuantity: 500, unitPriceMinor: 700 },
    ];
    expect(tierFor(tiers, 99)).toBeNull();
    expect(tierFor(tiers, 100)?.unitPriceMinor).toBe(900);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000 }), fc.nat(10_000), (quantity, more) => {
        const [less, price] = [
          tierFor(tiers, quantity + more)?.unitPriceMinor ?? 0,
          tierFor(tiers, quantity)?.unitPriceMinor ?? 0,
        ];
        expect(less).toBeLessThanOrEqual(price);
      }),
    );
  });
});
