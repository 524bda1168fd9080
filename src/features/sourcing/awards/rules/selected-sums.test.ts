import { describe, expect, it } from 'vitest';
import { describeLanded, sumBeforeTax } from './selected-sums.ts';
import type { SelectedQuote, Slot } from './selection.ts';

const quantity = 5000;

const quoted = (currency: string, totalMinor: number): SelectedQuote =>
  ({
    quote: {
      currency,
      lines: [
        {
          prices: [
            { quantity: 1, totalMinor: 1 },
            { quantity, totalMinor },
          ],
        },
      ],
    },
    choices: [{ line: 0, quantity }],
  }) as unknown as SelectedQuote;

it('sums the selected offers before tax by currency, before an address is known', () => {
  expect(sumBeforeTax([quoted('INR', 500), quoted('USD', 70), quoted('INR', 20)])).toEqual([
    { currency: 'INR', amountMinor: 520 },
    { currency: 'USD', amountMinor: 70 },
  ]);
  expect(sumBeforeTax([])).toEqual([]);
});

describe('the landed total of the selected offers', () => {
  const slot = (key: string, costs: Record<string, number | null>): Slot =>
    ({
      key,
      lowestMinor: Math.min(...Object.values(costs).map((cost) => cost ?? Number.POSITIVE_INFINITY)),
      offers: Object.entries(costs).map(([value, totalMinor]) => ({
        value,
        cell: { totalMinor, missing: totalMinor === null ? ['main'] : [] },
      })),
    }) as unknown as Slot;
  const slots = [slot('first', { a: 100_00, b: 120_00 }), slot('second', { a: 400_00, b: 390_00, c: null })];

  it('says how far it is above the lowest offers', () => {
    expect(describeLanded({ slots, selected: { first: 'b', second: 'a' } }, 'USD')).toBe(
      'Landed total $520.00, $30.00 above the lowest offers',
    );
    expect(describeLanded({ slots, selected: { first: 'a' } }, 'USD')).toBe(
      'Landed total $100.00, the lowest offers',
    );
  });

  it('is left out if a part of a cost is not known, or nothing is selected', () => {
    expect(describeLanded({ slots, selected: { first: 'a', second: 'c' } }, 'USD')).toBeNull();
    expect(describeLanded({ slots, selected: {} }, 'USD')).toBeNull();
  });

  it('of an alternative can be below the lowest offers as requested', () => {
    const cheaper = [{ ...slot('first', { a: 100_00, b: 120_00 }), lowestMinor: 120_00 }];
    expect(describeLanded({ slots: cheaper, selected: { first: 'a' } }, 'USD')).toBe(
      'Landed total $100.00, $20.00 below the lowest offers as requested',
    );
  });
});
