import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { type Store, useStores } from '#support/stores.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore } = useStores(test);
const categoryId = 'fefco-0201-regular-slotted-boxes';

const product = async ({ supplierId }: Store, changes: object = {}): Promise<string> =>
  (await createProduct(db(), { supplierId, categoryId, ...changes })).id;
const change = (store: SignedIn, { ids, what }: { ids: string[]; what: object }) =>
  test.call('POST /store/products/changes', { token: store.token, body: { ids, change: what } });
const list = async (store: SignedIn, query = '') =>
  (await test.call(`GET /store/products${query}`, { token: store.token })).body.data;

describe('changing many products', () => {
  it('changes each one independently, and says which stay unchanged and why', async () => {
    const store = await openStore();
    const [near, far] = [
      await product(store, {
        tiers: [
          { minQuantity: 100, unitPriceMinor: 3 },
          { minQuantity: 200, unitPriceMinor: 2 },
        ],
      }),
      await product(store, { tiers: [{ minQuantity: 100, unitPriceMinor: 5000 }] }),
    ];
    const { status, body } = await change(store, { ids: [near, far], what: { act: 'price', percent: -30 } });
    expect(status).toBe(200);
    const [first, second] = body.data.results;
    expect(first).toMatchObject({ id: near, ok: true });
    expect(second).toMatchObject({ id: far, ok: true, message: null });
    const again = await change(store, { ids: [near, far], what: { act: 'price', percent: -60 } });
    expect(again.body.data.results[0]).toMatchObject({ ok: false, message: expect.any(String) });
    expect((await list(store)).products.find(({ id }: { id: string }) => id === far).priceToMinor).toBe(1400);
  });

  it('archives and restores: out of the list, off sale and not counted', async () => {
    const store = await openStore();
    const id = await product(store);
    await change(store, { ids: [id], what: { act: 'archive' } });
    expect(await list(store)).toMatchObject({ products: [], counts: { all: 0, archived: 1 } });
    expect((await list(store, '?status=archived')).products[0]).toMatchObject({
      id,
      isArchived: true,
      isPublic: false,
    });
    await change(store, { ids: [id], what: { act: 'restore' } });
    expect((await list(store)).products[0]).toMatchObject({ status: 'inactive', isArchived: false });
  });

  it('publishes no more than the plan has room for, even with simultaneous requests', async () => {
    const store = await openStore();
    const ids: string[] = [];
    while (ids.length < 54) ids.push(await product(store, { status: 'inactive', stock: 40 }));
    const halves = [ids.slice(0, 27), ids.slice(27)];
    const answers = await Promise.all(
      halves.map((half) => change(store, { ids: half, what: { act: 'activate' } })),
    );
    const results = answers.flatMap(({ body }) => body.data.results);
    expect(results.filter(({ ok }) => ok)).toHaveLength(50);
    expect(results.find(({ ok }) => !ok).message).toMatch(/limit of live products/);
  });

  it('hides other stores’ products, and refuses invalid input', async () => {
    const [mine, theirs] = [await openStore(), await openStore()];
    const id = await product(theirs);
    const { body } = await change(mine, { ids: [id], what: { act: 'delete' } });
    expect(body.data.results).toEqual([
      { id, title: '', ok: false, message: 'This product no longer exists.' },
    ]);
    expect((await list(theirs)).products).toHaveLength(1);
    expect((await change(theirs, { ids: [id], what: { act: 'price', percent: 0 } })).status).toBe(400);
    expect((await change(theirs, { ids: [], what: { act: 'delete' } })).status).toBe(400);
    expect((await test.call('POST /store/products/changes', { body: {} })).status).toBe(401);
  });
});

describe('duplicating a product', () => {
  it('creates a draft without SKU', async () => {
    const store = await openStore();
    const id = await product(store, { sku: 'BX-1', title: 'Long box' });
    const copy = await test.call(`POST /store/products/${id}/duplicate`, { token: store.token });
    expect(copy.status).toBe(201);
    expect(copy.body.data.product).toMatchObject({ title: 'Long box (copy)', sku: '', status: 'inactive' });
    const other = await openStore();
    const theft = await test.call(`POST /store/products/${id}/duplicate`, { token: other.token });
    expect(theft.status).toBe(404);
  });
});

describe('filtering the list', () => {
  it('filters by price and by pictures', async () => {
    const store = await openStore();
    await product(store, { tiers: [{ minQuantity: 100, unitPriceMinor: 900 }] });
    const dear = await product(store, { tiers: [{ minQuantity: 100, unitPriceMinor: 90_000 }] });
    const found = await list(store, '?priceMinMinor=50000');
    expect(found.products.map(({ id }: { id: string }) => id)).toEqual([dear]);
    expect((await list(store, '?pictures=with')).products).toEqual([]);
    expect((await list(store, '?pictures=without&priceMaxMinor=1000')).products).toHaveLength(1);
  });
});
