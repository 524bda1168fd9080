import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft } from '#features/catalog/drafts/rules/empty-draft.ts';
import { withTodaysFigures, withTodaysStock } from './began.ts';

const before = { stamp: 'then', stock: 500, variants: { a: 20, b: 30 } };
const today = { stamp: 'now', stock: 480, variants: { a: 5, b: 25 } };
const variant = (id: string | undefined, stock: number) => ({
  id,
  options: ['S'],
  sku: '',
  priceDifferenceMinor: 0,
  tiers: null,
  moq: null,
  stock,
});

it('figures that nobody touched are those of today, what was typed stays', () => {
  expect(withTodaysStock({ stock: 500 }, { before, today })).toEqual({ stock: 480 });
  expect(withTodaysStock({ stock: 600 }, { before, today })).toEqual({ stock: 600 });
  const rows = [variant('a', 20), variant('b', 31), variant(undefined, 20)];
  const form = { stock: 0, variants: { axes: ['Size'], variants: rows } };
  const stocks = withTodaysStock(form, { before, today }).variants.variants.map(({ stock }) => stock);
  expect(stocks).toEqual([5, 31, 20]);
});

it('the form says the same as what is saved of it', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(40), (stock, ofA) => {
      const row = { options: ['S'], sku: '', difference: '', moq: '', tiers: null };
      const typed = {
        ...emptyDraft,
        stock: String(stock),
        variants: { axes: [], rows: [{ ...row, id: 'a', stock: String(ofA) }] },
      };
      const shown = withTodaysFigures(typed, { before, today });
      const form = { stock, variants: { axes: [], variants: [variant('a', ofA)] } };
      const saved = withTodaysStock(form, { before, today });
      expect(shown.stock).toBe(String(saved.stock));
      expect(shown.variants.rows[0]?.stock).toBe(String(saved.variants.variants[0]?.stock));
    }),
  );
});
