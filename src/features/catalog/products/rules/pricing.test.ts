import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tier } from '#lib/money.ts';
import { priceOf, priceRange, tagsOf } from './pricing.ts';

const terms = fc
  .record({
    moq: fc.integer({ min: 1, max: 5000 }),
    orderMultiple: fc.constantFrom(1, 10, 25, 100),
    steps: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 7 }),
  })
  .map(({ moq, orderMultiple, steps }) => {
    const tiers: Tier[] = [{ minQuantity: moq, unitPriceMinor: 100_000 }];
    for (const step of steps) {
      const last = tiers.at(-1) as Tier;
      tiers.push({ minQuantity: last.minQuantity + step, unitPriceMinor: last.unitPriceMinor - 7 });
    }
    return { moq, orderMultiple, tiers };
  });

describe('the price of a quantity', () => {
  it('never rises per unit as the quantity increases', () => {
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 1, max: 40_000 }),
        fc.nat({ max: 10_000 }),
        (given, quantity, more) => {
          const [less, bigger] = [priceOf(given, quantity), priceOf(given, quantity + more)];
          if (less.tier && bigger.tier)
            expect(bigger.tier.unitPriceMinor).toBeLessThanOrEqual(less.tier.unitPriceMinor);
        },
      ),
    );
  });

  it('suggests a quantity that can be ordered, at or above the requested one', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 40_000 }), (given, quantity) => {
        const { orderable } = priceOf(given, quantity);
        expect(orderable).toBeGreaterThanOrEqual(Math.max(quantity, given.moq));
        expect(priceOf(given, orderable).problem).toBeNull();
      }),
    );
  });

  it('is within the price range shown on cards', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 40_000 }), (given, quantity) => {
        const { priceFromMinor, priceToMinor } = priceRange(given.tiers);
        const { tier } = priceOf(given, quantity);
        if (!tier) return;
        expect(tier.unitPriceMinor).toBeGreaterThanOrEqual(priceFromMinor);
        expect(tier.unitPriceMinor).toBeLessThanOrEqual(priceToMinor);
      }),
    );
  });

  it('reports quantities below the minimum or between multiples', () => {
    const given = {
      moq: 500,
      orderMultiple: 50,
      tiers: [
        { minQuantity: 500, unitPriceMinor: 5400 },
        { minQuantity: 1000, unitPriceMinor: 4900 },
      ],
    };
    expect(priceOf(given, 499)).toMatchObject({ problem: 'below_minimum', orderable: 500 });
    expect(priceOf(given, 520)).toMatchObject({ problem: 'not_a_multiple', orderable: 550 });
    expect(priceOf(given, 550)).toMatchObject({
      problem: null,
      totalMinor: 2_970_000,
      next: { missing: 450 },
    });
    expect(priceOf(given, Number.NaN).problem).toBe('not_a_quantity');
  });
});

it('tags products that are eco-friendly, printed to order or have a low minimum', () => {
  expect(
    tagsOf({
      ecoFriendly: true,
      customizable: true,
      moq: 100,
      currency: 'INR',
      tiers: [{ minQuantity: 100, unitPriceMinor: 1200 }],
    }),
  ).toEqual(['Eco-Friendly', 'Low MOQ', 'Custom Print Available']);
});

it.each([
  ['INR', 500_000, true],
  ['INR', 500_001, false],
  ['USD', 6000, true],
  ['USD', 500_000, false],
  ['JPY', 9000, true],
  ['BHD', 20_001, false],
  ['XTS', 1, false],
])('a smallest order in %s of %i minor units has a low minimum: %s', (currency, unitPriceMinor, isLow) => {
  const product = { ecoFriendly: false, customizable: false, moq: 1, currency };
  expect(tagsOf({ ...product, tiers: [{ minQuantity: 1, unitPriceMinor }] })).toEqual(
    isLow ? ['Low MOQ'] : [],
  );
});
