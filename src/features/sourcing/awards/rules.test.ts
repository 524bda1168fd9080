import { describe, expect, it } from 'vitest';
import { rankQuotes } from './rules.ts';

const rates = { month: '2026-10', perDollar: { USD: 1, EUR: 0.5, INR: 100 } };
const both = [
  { line: 0, quantity: 5000 },
  { line: 0, quantity: 20_000 },
];

describe('the ranking after an award', () => {
  it('compares the sum of what was awarded across currencies', () => {
    const standings = rankQuotes({
      awarded: both,
      rates,
      quotes: [
        // 1,000 + 3,000 dollars, as 500 + 1,500 euros
        {
          supplierId: 'eu',
          currency: 'EUR',
          prices: both.map((one, index) => ({ ...one, totalMinor: [50_000, 150_000][index] ?? 0 })),
        },
        // 1,200 + 2,400 dollars
        {
          supplierId: 'in',
          currency: 'INR',
          prices: both.map((one, index) => ({ ...one, totalMinor: [12_000_000, 24_000_000][index] ?? 0 })),
        },
        { supplierId: 'part', currency: 'USD', prices: [{ line: 0, quantity: 5000, totalMinor: 1 }] },
      ],
    });
    expect(standings).toEqual([
      { supplierId: 'eu', rank: 2, of: 2, abovePercent: 11.1 },
      { supplierId: 'in', rank: 1, of: 2, abovePercent: 0 },
      { supplierId: 'part', rank: null, of: 2, abovePercent: null },
    ]);
  });

  it('takes the lowest of several offers of a supplier, and lets equals share a rank', () => {
    const price = (totalMinor: number) => [{ line: 0, quantity: 5000, totalMinor }];
    const standings = rankQuotes({
      awarded: [{ line: 0, quantity: 5000 }],
      rates,
      quotes: [
        { supplierId: 'a', currency: 'USD', prices: price(900) },
        { supplierId: 'a', currency: 'USD', prices: price(700) },
        { supplierId: 'b', currency: 'USD', prices: price(700) },
      ],
    });
    expect(standings.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
