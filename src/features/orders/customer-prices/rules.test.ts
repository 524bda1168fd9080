import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tier, tierFor } from '#lib/money.ts';
import { combineTerms } from './rules.ts';

/** Tiers with rising quantities and falling prices. */
const tiersOf = fc
  .uniqueArray(
    fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), price: fc.integer({ min: 1, max: 900 }) }),
    {
      minLength: 1,
      maxLength: 5,
      selector: ({ quantity }) => quantity,
    },
  )
  .map((rows): Tier[] => {
    const prices = rows.map(({ price }) => price).toSorted((a, b) => b - a);
    return rows
      .toSorted((a, b) => a.quantity - b.quantity)
      .map(({ quantity }, index) => ({
        minQuantity: quantity,
        unitPriceMinor: (prices[index] ?? 1) * 10 - index,
      }));
  });

describe('the terms of a buyer with a price of their own', () => {
  it('cost the lower of both prices at every quantity, and fall with it', () => {
    fc.assert(
      fc.property(tiersOf, tiersOf, fc.integer({ min: 1, max: 6000 }), (list, own, quantity) => {
        const { tiers, moq } = combineTerms({ tiers: list, moq: list[0]?.minQuantity ?? 1 }, own);
        const expected = [tierFor(list, quantity), tierFor(own, quantity)].flatMap(
          (tier) => tier?.unitPriceMinor ?? [],
        );
        const price = tierFor(tiers, quantity)?.unitPriceMinor;
        expect(price).toBe(expected.length > 0 ? Math.min(...expected) : undefined);
        expect(moq).toBe(tiers[0]?.minQuantity);
        for (const [index, tier] of tiers.entries())
          expect(tier.unitPriceMinor).toBeLessThan(
            tiers[index - 1]?.unitPriceMinor ?? Number.POSITIVE_INFINITY,
          );
      }),
    );
  });

  it('are those of the list without one', () => {
    const list = { tiers: [{ minQuantity: 100, unitPriceMinor: 900 }], moq: 100, unit: 'piece' };
    expect(combineTerms(list, [])).toBe(list);
    expect(combineTerms(list, [{ minQuantity: 5000, unitPriceMinor: 700 }])).toEqual({
      ...list,
      tiers: [
        { minQuantity: 100, unitPriceMinor: 900 },
        { minQuantity: 5000, unitPriceMinor: 700 },
      ],
    });
  });
});
