import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft } from '#features/catalog/drafts/rules/empty-draft.ts';
import { withCurrentStock, withCurrentStockValues } from './edit-base.ts';

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

it('stock that was not edited becomes the current stock, edited stock stays', () => {
  expect(withCurrentStock({ stock: 500 }, { before, today })).toEqual({ stock: 480 });
  expect(withCurrentStock({ stock: 600 }, { before, today })).toEqual({ stock: 600 });
  const rows = [variant('a', 20), variant('b', 31), variant(undefined, 20)];
  const form = { stock: 0, variants: { axes: ['Size'], variants: rows } };
  const stocks = withCurrentStock(form, { before, today }).variants.variants.map(({ stock }) => stock);
  expect(stocks).toEqual([5, 31, 20]);
});

it('form values and saved values are updated in the same way', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(40), (stock, ofA) => {
      const row = { options: ['S'], sku: '', difference: '', moq: '', tiers: null };
      const typed = {
        ...emptyDraft,
        stock: String(stock),
        variants: { axes: [], rows: [{ ...row, id: 'a', stock: String(ofA) }] },
      };
      const shown = withCurrentStockValues(typed, { before, today });
      const form = { stock, variants: { axes: [], variants: [variant('a', ofA)] } };
      const saved = withCurrentStock(form, { before, today });
      expect(shown.stock).toBe(String(saved.stock));
      expect(shown.variants.rows[0]?.stock).toBe(String(saved.variants.variants[0]?.stock));
    }),
  );
});
