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

const call = (who: SignedIn, method: string, path: string, body?: unknown) =>
  test.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe('favourites', () => {
  it('saves products and suppliers once each, and removes them again', async () => {
    const buyer = await test.signIn('customer');
    const [first] = productIds;
    expect((await call(buyer, 'PUT', `/favourites/products/${first}`)).status).toBe(200);
    expect((await call(buyer, 'PUT', `/favourites/products/${first}`)).status).toBe(200);
    await call(buyer, 'PUT', `/favourites/suppliers/${supplierId}`);
    expect((await call(buyer, 'GET', '/favourites')).body.data).toEqual({
      products: [first],
      suppliers: [supplierId],
    });
    expect(idsOf((await call(buyer, 'GET', '/favourites/suppliers')).body.data.suppliers)).toEqual([
      supplierId,
    ]);
    await call(buyer, 'DELETE', `/favourites/products/${first}`);
    expect((await call(buyer, 'DELETE', `/favourites/products/${first}`)).status).toBe(200);
    expect((await call(buyer, 'GET', '/favourites/products')).body.data.products).toEqual([]);
  });

  it('imports a guest’s favourites, however often they are sent, and skips those that no longer exist', async () => {
    const buyer = await test.signIn('customer');
    const marks = { products: [...productIds, unknownId], suppliers: [supplierId, unknownId] };
    await call(buyer, 'POST', '/favourites/merge', marks);
    const { data } = (await call(buyer, 'POST', '/favourites/merge', marks)).body;
    expect(new Set(data.products)).toEqual(new Set(productIds));
    expect(data.suppliers).toEqual([supplierId]);
  });

  it('pages without gaps or repeats', async () => {
    const buyer = await test.signIn('customer');
    await call(buyer, 'POST', '/favourites/merge', { products: productIds, suppliers: [] });
    const first = (await call(buyer, 'GET', '/favourites/products?limit=2')).body.data;
    const rest = (await call(buyer, 'GET', `/favourites/products?limit=2&cursor=${first.nextCursor}`)).body
      .data;
    expect(idsOf([...first.products, ...rest.products]).toSorted()).toEqual([...productIds].toSorted());
    expect(rest.nextCursor).toBeNull();
  });

  it('shows a guest the favourites of the browser in their order, without deleted or invalid ones', async () => {
    const ids = productIds.toReversed();
    const { data } = (
      await test.call(
        'GET',
        `/favourites/kept?products=${[...ids, unknownId, 'x'].join()}&suppliers=${supplierId},${unknownId}`,
      )
    ).body;
    expect(idsOf(data.products)).toEqual(ids);
    expect(idsOf(data.suppliers)).toEqual([supplierId]);
    expect((await test.call('GET', '/favourites/kept')).body.data).toEqual({ products: [], suppliers: [] });
    expect((await test.call('GET', `/favourites/kept?products=${'a'.repeat(3000)}`)).status).toBe(400);
  });

  it('refuses hidden products, guests and too many favourites', async () => {
    const buyer = await test.signIn('customer');
    expect((await call(buyer, 'PUT', `/favourites/products/${unknownId}`)).status).toBe(404);
    expect((await call(buyer, 'PUT', `/favourites/suppliers/${unknownId}`)).status).toBe(404);
    expect((await call(buyer, 'PUT', '/favourites/products/one')).status).toBe(400);
    expect((await test.call('GET', '/favourites')).status).toBe(401);
    const many = { products: Array.from({ length: 501 }, () => unknownId), suppliers: [] };
    expect((await call(buyer, 'POST', '/favourites/merge', many)).status).toBe(400);
  });

  it('shows users only their own favourites', async () => {
    const [one, other] = [await test.signIn('customer'), await test.signIn('customer')];
    await call(one, 'PUT', `/favourites/products/${productIds[0]}`);
    expect((await call(other, 'GET', '/favourites')).body.data.products).toEqual([]);
    await call(other, 'DELETE', `/favourites/products/${productIds[0]}`);
    expect((await call(one, 'GET', '/favourites')).body.data.products).toEqual([productIds[0]]);
  });
});
