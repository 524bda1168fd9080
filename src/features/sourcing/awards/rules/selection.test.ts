import { expect, it } from 'vitest';
import type { Comparison } from '#features/sourcing/comparison/contract.ts';
import { selectionProblem, slotsOf, winnersIn } from './selection.ts';

const price = (quantity: number, totalMinor: number) => ({ quantity, totalMinor, leadTimeDays: 10 });
const quoteOf = (id: string, { lines, actions = ['accept'] }: { lines: object[]; actions?: string[] }) => ({
  id,
  version: 1,
  supplier: { name: `Store ${id}` },
  actions,
  lines,
});
const cells = (...quantities: (number | null)[]) =>
  quantities.map((quantity) => (quantity === null ? null : { quantity }));

/** Store b meets 5,000 boxes with its MOQ of 6,000, and quotes 50,000 besides. */
const comparison = {
  quotes: [
    quoteOf('a', { lines: [{ prices: [price(5000, 10), price(20_000, 30)] }] }),
    quoteOf('b', {
      lines: [{ prices: [price(100, 5)] }, { prices: [price(6000, 12), price(50_000, 90)] }],
    }),
    quoteOf('c', { lines: [{ prices: [price(5000, 1)] }], actions: [] }),
  ],
  groups: [
    {
      requestLine: 0,
      title: 'Boxes',
      quantities: [5000, 20_000],
      offers: [
        { quoteId: 'a', line: 0, cells: cells(5000, 20_000) },
        { quoteId: 'b', line: 1, cells: cells(6000, null) },
        { quoteId: 'c', line: 0, cells: cells(5000, null) },
      ],
    },
    {
      requestLine: 1,
      title: 'Tape',
      quantities: [100],
      offers: [{ quoteId: 'b', line: 0, cells: cells(100) }],
    },
  ],
} as unknown as Comparison;

it('offers every quantity of the comparison once, without quotes that cannot be accepted', () => {
  const { compared, others } = slotsOf(comparison);
  expect(compared.map(({ title, quantity, offers }) => [title, quantity, offers.length])).toEqual([
    ['Boxes', 5000, 2],
    ['Boxes', 20_000, 1],
    ['Tape', 100, 1],
  ]);
  expect(others.map(({ title, quantity, offers }) => [title, quantity, offers.length])).toEqual([
    ['Boxes', 50_000, 1],
  ]);
});

it('orders from each quote what was selected of it, at the quantity that it quotes', () => {
  const { compared } = slotsOf(comparison);
  const winners = winnersIn(compared, { '0 5000': 'b 1', '0 20000': 'a 0', '1 100': 'b 0' });
  expect(winners.map(({ quote, choices }) => [quote.id, choices])).toEqual([
    [
      'b',
      [
        { line: 1, quantity: 6000 },
        { line: 0, quantity: 100 },
      ],
    ],
    ['a', [{ line: 0, quantity: 20_000 }]],
  ]);
  expect(selectionProblem(winners)).toBeNull();
  expect(selectionProblem(winnersIn(compared, { '0 5000': 'a 0', '0 20000': 'a 0' }))).toContain('Store a');
});
