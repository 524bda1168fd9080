import { describe, expect, it } from 'vitest';
import { currencyOf, localTiers } from './local-prices.ts';

describe('prices', () => {
  it('are in the currency of the country, rounded as a price list', () => {
    expect(['IN', 'US', 'DE', 'AE', 'GB', 'CN', 'VN'].map(currencyOf)).toEqual([
      'INR',
      'USD',
      'EUR',
      'AED',
      'GBP',
      'CNY',
      'USD',
    ]);
    const tiers = [
      { minQuantity: 100, unitPriceMinor: 123_456 },
      { minQuantity: 200, unitPriceMinor: 120_000 },
    ];
    expect(localTiers({ tiers }, 'INR')).toBe(tiers);
    expect(localTiers({ tiers }, 'USD').map((tier) => tier.unitPriceMinor)).toEqual([1300, 1260]);
    expect(localTiers({ tiers }, 'JPY').map((tier) => tier.unitPriceMinor)).toEqual([2090, 2030]);
  });

  it('of a few cents still fall with the quantity', () => {
    const tiers = [200, 190, 180].map((unitPriceMinor, i) => ({
      minQuantity: 1000 * (i + 1),
      unitPriceMinor,
    }));
    expect(localTiers({ tiers }, 'USD')).toEqual([
      { minQuantity: 1000, unitPriceMinor: 3 },
      { minQuantity: 2000, unitPriceMinor: 2 },
    ]);
  });
});
