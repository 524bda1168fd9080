import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call } = useMarket(test);

const form = (changes: object = {}) => ({
  title: 'Greaseproof sandwich box',
  description: 'Folding carton with a greaseproof barrier, made for food to go.',
  categoryId: market.categoryId,
  unit: 'piece',
  tiers: [{ minQuantity: 100, unitPriceMinor: 450 }],
  moq: 100,
  leadTimeDays: 5,
  stock: 5000,
  ...changes,
});
const add = async (changes: object = {}) =>
  (await call('POST /store/products', { who: market.seller, body: form(changes) })).body.data.product;
const versions = async (id: string) =>
  (await call(`GET /store/products/${id}/versions`, { who: market.seller })).body.data.versions;
const save = (id: string, changes: object = {}) =>
  call(`PUT /store/products/${id}`, { who: market.seller, body: form(changes) });

describe('versions of a product', () => {
  it('show who changed what and when, and can be restored', async () => {
    const { id } = await add();
    await save(id, { title: 'Greaseproof burger box', leadTimeDays: 9 });
    // Saving again without changes, or with only another stock, creates no new version.
    await save(id, { title: 'Greaseproof burger box', leadTimeDays: 9, stock: 10 });
    const [second, first, ...more] = await versions(id);
    expect(more).toEqual([]);
    expect(second).toMatchObject({
      number: 2,
      author: 'Asha Patil',
      changes: [
        { field: 'Title', before: 'Greaseproof sandwich box', after: 'Greaseproof burger box' },
        { field: 'Lead time', before: '5 days', after: '9 days' },
      ],
    });
    expect(first).toMatchObject({ number: 1, changes: [], snapshot: { title: 'Greaseproof sandwich box' } });
    expect(first.snapshot.stock).toBeUndefined();
  });

  it('have no author for changes made in the list', async () => {
    const { id } = await add();
    const change = { act: 'price', percent: 10 };
    await call('POST /store/products/changes', { who: market.seller, body: { ids: [id], change } });
    await save(id, { tiers: [{ minQuantity: 100, unitPriceMinor: 600 }] });
    const [mine, theirs] = await versions(id);
    expect([mine.author, theirs.author]).toEqual(['Asha Patil', null]);
    expect(theirs.changes).toEqual([{ field: 'Prices', before: '100: ₹4.50', after: '100: ₹4.95' }]);
  });

  it('and the preview are for the store’s own staff only', async () => {
    const { id } = await add();
    const other = await test.signIn('supplier');
    await createSupplier(db(), { ownerAccountId: other.accountId });
    for (const path of [`/store/products/${id}/versions`, `/store/products/${id}/preview`]) {
      expect((await call(`GET ${path}`, { who: other })).status).toBe(404);
      expect((await call(`GET ${path}`, { who: market.buyer })).status).toBe(403);
      expect((await test.call(`GET ${path}`)).status).toBe(401);
    }
  });
});

it('the preview of a draft shows what buyers will see', async () => {
  const { id, slug } = await add({
    variants: { axes: ['Size'], variants: [{ options: ['S'], stock: 5, priceDifferenceMinor: 50 }] },
  });
  expect((await test.call(`GET /products/${slug}`)).status).toBe(404);
  const { data } = (await call(`GET /store/products/${id}/preview`, { who: market.seller })).body;
  expect(data).toMatchObject({
    product: { title: 'Greaseproof sandwich box', priceFromMinor: 500, stock: 5 },
    axes: ['Size'],
    variants: [{ name: 'S', priceFromMinor: 500 }],
    documents: [],
  });
});
