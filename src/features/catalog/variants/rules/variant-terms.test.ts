import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tierFor } from '#lib/money.ts';
import {
  changePriceDifference,
  priceRangeWithVariants,
  termsProblem,
  titleWithVariant,
  variantTerms,
} from './variant-terms.ts';

/** Quantities rise, prices fall. */
const priceList = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 8, maxLength: 8 }),
  )
  .map(([quantities, prices]) => {
    const falling = prices.toSorted((a, b) => b - a);
    return quantities
      .toSorted((a, b) => a - b)
      .map((minQuantity, i) => ({ minQuantity, unitPriceMinor: falling[i] ?? 1 }));
  });
const product = priceList.map((tiers) => ({ tiers, moq: tiers[0]?.minQuantity ?? 1 }));
const own = fc.record({
  priceDifferenceMinor: fc.integer({ min: -500_000, max: 500_000 }),
  tiers: fc.option(priceList),
  moq: fc.option(fc.integer({ min: 1, max: 200_000 })),
});

describe('the terms of a variant', () => {
  it('start at its minimum order, with rising quantities and falling prices', () => {
    fc.assert(
      fc.property(product, own, (base, variant) => {
        fc.pre(termsProblem(base, variant) === null);
        const { tiers, moq } = variantTerms(base, variant);
        expect(tiers[0]?.minQuantity).toBe(moq);
        tiers.forEach((tier, i) => {
          expect(tier.unitPriceMinor).toBeGreaterThan(0);
          const above = tiers[i - 1];
          if (!above) return;
          expect(tier.minQuantity).toBeGreaterThan(above.minQuantity);
          expect(tier.unitPriceMinor).toBeLessThan(above.unitPriceMinor);
        });
      }),
    );
  });

  it('are the product’s price for that quantity plus the difference', () => {
    fc.assert(
      fc.property(product, own, fc.integer({ min: 1, max: 300_000 }), (base, variant, quantity) => {
        const same = { ...variant, tiers: null };
        fc.pre(quantity >= (same.moq ?? base.moq) && quantity >= base.moq);
        const price = tierFor(variantTerms(base, same).tiers, quantity)?.unitPriceMinor;
        const plain = tierFor(base.tiers, quantity)?.unitPriceMinor ?? 0;
        expect(price).toBe(plain + same.priceDifferenceMinor);
      }),
    );
  });

  it('determine the price range on cards', () => {
    fc.assert(
      fc.property(product, fc.array(own, { maxLength: 6 }), (base, variants) => {
        const { priceFromMinor, priceToMinor } = priceRangeWithVariants(base, variants);
        const all = (variants.length > 0 ? variants.map((one) => variantTerms(base, one)) : [base]).flatMap(
          ({ tiers }) => tiers.map(({ unitPriceMinor }) => unitPriceMinor),
        );
        expect([priceFromMinor, priceToMinor]).toEqual([Math.min(...all), Math.max(...all)]);
      }),
    );
  });
});

it('refuses a price difference that leaves nothing to pay', () => {
  const base = { tiers: [{ minQuantity: 1, unitPriceMinor: 500 }], moq: 1 };
  expect(termsProblem(base, { priceDifferenceMinor: -500, tiers: null, moq: null })).toContain('0 or less');
  expect(termsProblem(base, { priceDifferenceMinor: -499, tiers: null, moq: null })).toBeNull();
});

it('changes a price difference by the same percentage, and adds the variant to the title', () => {
  expect([
    changePriceDifference(250, 10),
    changePriceDifference(-250, -50),
    changePriceDifference(0, 30),
  ]).toEqual([275, -125, 0]);
  expect(titleWithVariant('Mailer', 'A5, white')).toBe('Mailer (A5, white)');
});
