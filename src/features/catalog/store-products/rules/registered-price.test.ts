import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmounts, parseLeadDays, tiersFrom } from './registered-price.ts';

describe('price ranges', () => {
  it.each([
    ['₹18 to ₹26 per piece', [1800, 2600]],
    ['18-26.50', [1800, 2650]],
    ['Rs 1,250 per 100', [125_000, 10_000]],
    ['on request', []],
    ['', []],
  ])('%s', (text, amounts) => expect(parseAmounts(text)).toEqual(amounts));

  it('always result in valid tiers', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1_000_000 }), (text, moq) => {
        const tiers = tiersFrom(text, moq);
        expect(tiers[0]?.minQuantity).toBe(moq);
        for (const [row, { unitPriceMinor, minQuantity }] of tiers.entries()) {
          expect(Number.isSafeInteger(unitPriceMinor) && unitPriceMinor > 0).toBe(true);
          const above = tiers[row - 1];
          if (above)
            expect(above.unitPriceMinor > unitPriceMinor && above.minQuantity < minQuantity).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ['10 to 14 days', 14],
  ['2-3 weeks', 21],
  ['ask us', null],
])('a lead time in words: %s', (text, days) => expect(parseLeadDays(text)).toBe(days));
