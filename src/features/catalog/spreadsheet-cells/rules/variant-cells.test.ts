import { expect, it } from 'vitest';
import { formatVariantsCell, parseVariantsCell } from './variant-cells.ts';

const plain = { sku: '', priceDifferenceMinor: 0, tiers: null, moq: null, stock: 0 };

const terms = { moq: 100, currency: 'INR' };

it('reads what it writes, including axes with reserved names', () => {
  const form = {
    axes: ['Size', 'Stock', 'Print = sides'],
    variants: [
      {
        ...plain,
        options: ['A5', 'thick; white', '1 | 2'],
        sku: 'M|A5',
        priceDifferenceMinor: -150,
        stock: 12,
      },
      { ...plain, options: ['A4', 'thin', '2'], priceDifferenceMinor: 225, moq: 40, stock: 3 },
      {
        ...plain,
        options: ['A3', 'thin', '2'],
        tiers: [
          { minQuantity: 1000, unitPriceMinor: 5400 },
          { minQuantity: 2500, unitPriceMinor: 4850 },
        ],
      },
    ],
  };
  const cell = formatVariantsCell(form, 'INR');
  expect(cell).toContain('Prices = 1000: 54 / 2500: 48.50');
  expect(parseVariantsCell(cell, terms)).toEqual({ form, problems: [] });
});

it('describes values that do not fit', () => {
  const problemsOf = (cell: string) => parseVariantsCell(cell, terms).problems;
  expect(problemsOf('A5 white')).toEqual(['Variant 1: “A5 white” is not in the form “Name = value”.']);
  expect(problemsOf('Size = A5; Stock = 1 | Colour = red; Stock = 1')).toEqual([
    'Variant 2 must include Size, like the first one.',
  ]);
  expect(problemsOf('Size = A5; Stock = 1; stock = 2')).toEqual(['Variant 1: Stock is listed twice.']);
  expect(problemsOf('Size = A5; Stock = 1; Price difference = 1; Prices = 1: 5')).toEqual([
    'Variant 1: enter either Price difference or Prices.',
  ]);
  expect(problemsOf('Size = A5; Stock = 1; Prices = 12 USD')).toEqual([
    'Variant 1: “12 USD” is not in rupees. Enter prices in rupees.',
  ]);
});

it('removes all variants with the word “none”', () => {
  expect(parseVariantsCell('none', terms)).toEqual({ form: { axes: [], variants: [] }, problems: [] });
});

it('reads and writes prices in the currency of the store', () => {
  const yen = { moq: 100, currency: 'JPY' };
  const { form, problems } = parseVariantsCell('Size = A5; Stock = 1; Prices = 100: ¥12 / 500: 11', yen);
  expect(problems).toEqual([]);
  expect(form.variants[0]?.tiers?.map(({ unitPriceMinor }) => unitPriceMinor)).toEqual([12, 11]);
  expect(formatVariantsCell(form, 'JPY')).toContain('Prices = 100: 12 / 500: 11');
  expect(parseVariantsCell('Size = A5; Stock = 1; Prices = ₹12', yen).problems).toEqual([
    'Variant 1: “₹12” is not in JPY. Enter prices in JPY.',
  ]);
});
