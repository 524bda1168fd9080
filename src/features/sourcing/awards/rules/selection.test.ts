import { expect, it } from 'vitest';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { selectionProblem, slotsOf, winnersIn } from './selection.ts';

const price = (quantity: number, totalMinor: number) => ({ quantity, totalMinor, leadTimeDays: 10 });
const quoteOf = (id: string, { lines, actions = ['accept'] }: { lines: object[]; actions?: string[] }) =>
  ({ id, version: 1, supplier: { name: `Store ${id}` }, actions, lines }) as unknown as Quote;

const quotes = [
  quoteOf('a', { lines: [{ requestLine: 0, prices: [price(5000, 10), price(20_000, 30)] }] }),
  quoteOf('b', {
    lines: [
      { requestLine: 1, prices: [price(100, 5)] },
      { requestLine: 0, prices: [price(5000, 12)] },
    ],
  }),
  quoteOf('c', { lines: [{ requestLine: 0, prices: [price(5000, 1)] }], actions: [] }),
];

it('offers every quoted quantity once, without quotes that cannot be accepted', () => {
  const slots = slotsOf(['Boxes', 'Tape'], quotes);
  expect(slots.map(({ title, quantity, offers }) => [title, quantity, offers.length])).toEqual([
    ['Boxes', 5000, 2],
    ['Boxes', 20_000, 1],
    ['Tape', 100, 1],
  ]);
});

it('orders from each quote what was selected of it', () => {
  const slots = slotsOf(['Boxes', 'Tape'], quotes);
  const winners = winnersIn(slots, { '0 5000': 'b 1', '0 20000': 'a 0', '1 100': 'b 0' });
  expect(winners.map(({ quote, choices }) => [quote.id, choices])).toEqual([
    [
      'b',
      [
        { line: 1, quantity: 5000 },
        { line: 0, quantity: 100 },
      ],
    ],
    ['a', [{ line: 0, quantity: 20_000 }]],
  ]);
  expect(selectionProblem(winners)).toBeNull();
  expect(selectionProblem(winnersIn(slots, { '0 5000': 'a 0', '0 20000': 'a 0' }))).toContain('Store a');
});
