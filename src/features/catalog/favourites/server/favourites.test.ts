import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const unknownId = '0190c6f2-0000-7000-8000-000000000000';
let supplierId: string;
let productIds: string[];

beforeAll(async () => {
  const { db } = test.kernel.database;
  const seller = await test.signIn('supplier');
  supplierId = (await createSupplier(db, { ownerAccountId: seller.accountId })).id;
  const { id: categoryId } = await createCategory(db);
  productIds = [];
  for (let i = 0; i < 3; i++) productIds.push((await createProduct(db, { supplierId, categoryId })).id);
});

const call = (endpoint: string, { who, body }: { who: SignedIn; body?: unknown }) =>
  test.call(endpoint, { token: who.token, ...(body === undefined ? {} : { body }) });
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe('favourites', () => {
  it('saves products and suppliers once each, and removes them again', async () => {
    const buyer = await test.signIn('customer');
    const [first] = productIds;
    expect((await call(`PUT /favourites/products/${first}`, { who: buyer })).status).toBe(200);
    expect((await call(`PUT /favourites/products/${first}`, { who: buyer })).status).toBe(200);
    await call(`PUT /favourites/suppliers/${supplierId}`, { who: buyer });
    expect((await call('GET /favourites', { who: buyer })).body.data).toEqual({
      products: [first],
      suppliers: [supplierId],
    });
    expect(idsOf((await call('GET /favourites/suppliers', { who: buyer })).body.data.suppliers)).toEqual([
      supplierId,
    ]);
    await call(`DELETE /favourites/products/${first}`, { who: buyer });
    expect((await call(`DELETE /favourites/products/${first}`, { who: buyer })).status).toBe(200);
    expect((await call('GET /favourites/products', { who: buyer })).body.data.products).toEqual([]);
  });

  it('imports a guest’s favourites, however often they are sent, and skips those that no longer exist', async () => {
    const buyer = await test.signIn('customer');
    const marks = { products: [...productIds, unknownId], suppliers: [supplierId, unknownId] };
    await call('POST /favourites/merge', { who: buyer, body: marks });
    const { data } = (await call('POST /favourites/merge', { who: buyer, body: marks })).body;
    expect(new Set(data.products)).toEqual(new Set(productIds));
    expect(data.suppliers).toEqual([supplierId]);
  });

  it('pages without gaps or repeats', async () => {
    const buyer = await test.signIn('customer');
    await call('POST /favourites/merge', { who: buyer, body: { products: productIds, suppliers: [] } });
    const first = (await call('GET /favourites/products?limit=2', { who: buyer })).body.data;
    const rest = (await call(`GET /favourites/products?limit=2&cursor=${first.nextCursor}`, { who: buyer }))
      .body.data;
    expect(idsOf([...first.products, ...rest.products]).toSorted()).toEqual([...productIds].toSorted());
    expect(rest.nextCursor).toBeNull();
  });

  it('shows a guest the favourites of the browser in their order, without deleted or invalid ones', async () => {
    const ids = productIds.toReversed();
    const { data } = (
      await test.call(
        `GET /favourites/kept?products=${[...ids, unknownId, 'x'].join()}&suppliers=${supplierId},${unknownId}`,
      )
    ).body;
    expect(idsOf(data.products)).toEqual(ids);
    expect(idsOf(data.suppliers)).toEqual([supplierId]);
    expect((await test.call('GET /favourites/kept')).body.data).toEqual({ products: [], suppliers: [] });
    expect((await test.call(`GET /favourites/kept?products=${'a'.repeat(3000)}`)).status).toBe(400);
  });

  it('refuses hidden products, guests and too many favourites', async () => {
    const buyer = await test.signIn('customer');
    expect((await call(`PUT /favourites/products/${unknownId}`, { who: buyer })).status).toBe(404);
    expect((await call(`PUT /favourites/suppliers/${unknownId}`, { who: buyer })).status).toBe(404);
    expect((await call('PUT /favourites/products/one', { who: buyer })).status).toBe(400);
    expect((await test.call('GET /favourites')).status).toBe(401);
    const many = { products: Array.from({ length: 501 }, () => unknownId), suppliers: [] };
    expect((await call('POST /favourites/merge', { who: buyer, body: many })).status).toBe(400);
  });

  it('shows users only their own favourites', async () => {
    const [one, other] = [await test.signIn('customer'), await test.signIn('customer')];
    await call(`PUT /favourites/products/${productIds[0]}`, { who: one });
    expect((await call('GET /favourites', { who: other })).body.data.products).toEqual([]);
    await call(`DELETE /favourites/products/${productIds[0]}`, { who: other });
    expect((await call('GET /favourites', { who: one })).body.data.products).toEqual([productIds[0]]);
  });
});
