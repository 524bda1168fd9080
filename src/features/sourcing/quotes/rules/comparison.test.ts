import { describe, expect, it } from 'vitest';
import type { Quote } from '../contract.ts';
import { compareQuotes } from './comparison.ts';

const rates = { month: '2026-06', perDollar: { USD: 1, INR: 80, EUR: 0.9 } };

function quoted(
  currency: string,
  {
    state = 'open',
    incoterm = 'DAP',
    ...prices
  }: Record<number, number> & { state?: string; incoterm?: string },
): Quote {
  return {
    currency,
    state,
    incoterm,
    lines: [
      {
        prices: Object.entries(prices).map(([quantity, totalMinor]) => ({
          quantity: Number(quantity),
          totalMinor,
          unitPriceMinor: 1,
          goodsMinor: totalMinor,
          freightMinor: 0,
          leadTimeDays: 10,
        })),
      },
    ],
  } as unknown as Quote;
}

describe('comparing quotes', () => {
  it('puts all quantities side by side and leaves out what was not quoted', () => {
    const { quantities, lines } = compareQuotes({
      quotes: [quoted('USD', { 5000: 100_000 }), quoted('USD', { 5000: 120_000, 20_000: 300_000 })],
      rates,
    });
    expect(quantities).toEqual([5000, 20_000]);
    expect(lines.map(({ prices }) => prices.map((price) => price?.totalMinor ?? null))).toEqual([
      [100_000, null],
      [120_000, 300_000],
    ]);
  });

  it('finds the lowest total across currencies', () => {
    const { lines } = compareQuotes({
      // 1,000 dollars, 80,000 rupees are 1,000 dollars, 810 euros are 900 dollars.
      quotes: [
        quoted('USD', { 5000: 100_000 }),
        quoted('INR', { 5000: 8_000_100 }),
        quoted('EUR', { 5000: 81_000 }),
      ],
      rates,
    });
    expect(lines.map(({ prices }) => prices[0]?.isLowest)).toEqual([false, false, true]);
  });

  it('calls nothing the lowest without another open quote of that quantity', () => {
    const { lines } = compareQuotes({
      quotes: [quoted('USD', { 5000: 100_000 }), quoted('USD', { 5000: 90_000, state: 'expired' })],
      rates,
    });
    expect(lines.map(({ prices }) => prices[0]?.isLowest)).toEqual([false, false]);
  });

  it('compares offers without freight with each other only', () => {
    const { lines } = compareQuotes({
      quotes: [
        quoted('USD', { 100: 1000, incoterm: 'DDP' }),
        quoted('USD', { 100: 700, incoterm: 'EXW' }),
        quoted('USD', { 100: 800, incoterm: 'FOB' }),
      ],
      rates,
    });
    expect(lines.map(({ prices }) => prices[0]?.isLowest)).toEqual([false, true, false]);
  });

  it('ranks the same whatever the currency of the rates', () => {
    const quotes = [
      quoted('USD', { 100: 1000 }),
      quoted('EUR', { 100: 910 }),
      quoted('INR', { 100: 79_000 }),
    ];
    const scaled = { ...rates, perDollar: { USD: 1, INR: 80, EUR: 0.9, JPY: 150 } };
    const lowest = (given: typeof rates) =>
      compareQuotes({ quotes, rates: given }).lines.map(({ prices }) => prices[0]?.isLowest);
    expect(lowest(scaled)).toEqual(lowest(rates));
    expect(lowest(rates)).toEqual([false, false, true]);
  });
});
