import { describe, expect, it } from 'vitest';
import { draftOf } from '#features/catalog/drafts/server/factory.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { categoryId, useImports } from '#support/imports.ts';
import type { Store } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore, check, bringIn, productsOf, call } = useImports(test);

const form = (changes: object = {}) => ({
  title: 'Greaseproof sandwich box',
  description: 'Folding carton with a greaseproof barrier, made for food to go.',
  categoryId,
  unit: 'piece',
  tiers: [{ minQuantity: 100, unitPriceMinor: 450 }],
  moq: 100,
  leadTimeDays: 5,
  stock: 5000,
  ...changes,
});
const send = (store: Store, { method, path, body }: { method: string; path: string; body?: object }) =>
  test.call(`${method} ${path}`, { token: store.token, ...(body ? { body } : {}) });
const add = (store: Store, changes: object = {}) =>
  send(store, { method: 'POST', path: '/store/products', body: form(changes) });
const originOnPage = (product: { codes: { label: string; value: string }[] }) =>
  product.codes.find(({ label }) => label === 'Country of origin')?.value;

describe('the country of origin of a product', () => {
  it('is stated, changed and cleared by its store, and each change is a version', async () => {
    const store = await openStore();
    const { product } = (await add(store, { countryOfOrigin: 'DE' })).body.data;
    expect(product.countryOfOrigin).toBe('DE');
    await send(store, {
      method: 'PUT',
      path: `/store/products/${product.id}`,
      body: form({ countryOfOrigin: 'VN' }),
    });
    await send(store, { method: 'PUT', path: `/store/products/${product.id}`, body: form() });
    const saved = await send(store, { method: 'GET', path: `/store/products/${product.id}` });
    expect(saved.body.data.product.countryOfOrigin).toBe('');
    const { versions } = (
      await send(store, { method: 'GET', path: `/store/products/${product.id}/versions` })
    ).body.data;
    expect(versions.flatMap(({ changes }: { changes: object[] }) => changes)).toEqual([
      { field: 'Country of origin', before: 'Vietnam', after: '' },
      { field: 'Country of origin', before: 'Germany', after: 'Vietnam' },
    ]);
  });

  it('is not assumed, and must be a country', async () => {
    const store = await openStore();
    expect((await add(store)).body.data.product.countryOfOrigin).toBe('');
    const { status, body } = await add(store, { countryOfOrigin: 'EU' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'countryOfOrigin', message: 'Select a country from the list' }]);
  });

  it('is in the specification that buyers read, and in its preview', async () => {
    const store = await openStore();
    const { slug } = await createProduct(db(), {
      supplierId: store.supplierId,
      categoryId,
      countryOfOrigin: 'DE',
    });
    const { product } = (await test.call(`GET /products/${slug}`)).body.data;
    expect(originOnPage(product)).toBe('Germany');
    const values = draftOf({ categoryId, countryOfOrigin: 'VN' });
    const preview = await send(store, { method: 'POST', path: '/store/products/preview', body: { values } });
    expect(originOnPage(preview.body.data.product)).toBe('Vietnam');
  });

  it('is kept in drafts, and empty in those from before it existed', async () => {
    const store = await openStore();
    const { countryOfOrigin: _, ...older } = draftOf({ title: 'Older' });
    for (const [id, values] of [
      ['0199aaaa-0000-7000-8000-000000000001', draftOf({ countryOfOrigin: 'DE' })],
      ['0199aaaa-0000-7000-8000-000000000002', older],
    ] as const) {
      await send(store, { method: 'PUT', path: `/store/product-drafts/${id}`, body: { version: 0, values } });
      const { draft } = (await send(store, { method: 'GET', path: `/store/product-drafts/${id}` })).body.data;
      expect(draft.values.countryOfOrigin).toBe(values === older ? '' : 'DE');
    }
  });

  it('is imported by name or code, exported by name, and an unknown country refuses its row', async () => {
    const store = await openStore();
    const text = 'A sturdy box of five plies for parts that travel far.';
    const file = (...rows: string[]) => ['SKU,Title,Description,Country of origin', ...rows].join('\n');
    await bringIn(store, {
      content: file(`A-1,Box,${text},Germany`, `A-2,Box,${text},vn`, `A-3,Box,${text},`),
    });
    expect((await productsOf(store)).map(({ countryOfOrigin }) => countryOfOrigin)).toEqual([
      'DE',
      'VN',
      null,
    ]);
    const exported = await test.app.inject({
      url: '/api/v1/store/products/export',
      headers: { authorization: `Bearer ${store.token}` },
    });
    expect(exported.payload).toMatch(/HS code,Country of origin,Brand/);
    expect(exported.payload).toMatch(/Germany/);
    const { id } = await check(store, { content: file(`A-1,Box,${text},Atlantis`) });
    const { rows } = (await call(`GET ${id}/rows?outcome=refuse`, { store })).body.data;
    expect(rows[0].message).toBe('Unknown country “Atlantis”.');
  });
});
