import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { type Store, useStores } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore } = useStores(test);
const categoryId = 'fefco-0201-regular-slotted-boxes';

/** Adds products to a store, the most popular first. */
async function addProducts({ supplierId }: Store, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1)
    ids.push((await createProduct(db(), { supplierId, categoryId, popularity: 1 - i / 10 })).id);
  return ids;
}
type Caller = Pick<Store, 'token'>;
const setPin = ({ token }: Caller, body: { id: string; isPinned: unknown }) =>
  test.call(`PATCH /store/products/${body.id}/pin`, { token, body: { isPinned: body.isPinned } });
const pin = (store: Caller, id: string) => setPin(store, { id, isPinned: true });
const unpin = (store: Caller, id: string) => setPin(store, { id, isPinned: false });
const change = ({ token }: Caller, { id, act }: { id: string; act: string }) =>
  test.call('POST /store/products/changes', { token, body: { ids: [id], change: { act } } });
const readPage = async ({ supplierSlug }: Store, query = '') =>
  (await test.call(`GET /products?supplier=${supplierSlug}&pinnedFirst=true${query}`)).body.data;
const listIds = async (store: Store, query = ''): Promise<string[]> =>
  (await readPage(store, query)).products.map(({ id }: { id: string }) => id);
const listPinned = async ({ token }: Store): Promise<string[]> =>
  (await test.call('GET /store/products', { token })).body.data.products.flatMap(
    ({ id, isPinned }: { id: string; isPinned: boolean }) => (isPinned ? [id] : []),
  );

describe('the pinned product of a store', () => {
  it('is first on the storefront in every order, until it is unpinned', async () => {
    const store = await openStore();
    const [first = '', second = '', third = ''] = await addProducts(store, 3);
    expect((await pin(store, third)).body.data).toEqual({ isPinned: true });
    for (const sort of ['popular', 'newest', 'price_low', 'price_high'])
      expect((await listIds(store, `&sort=${sort}`))[0]).toBe(third);
    expect(await readPage(store)).toMatchObject({ pinnedId: third });
    expect(await listPinned(store)).toEqual([third]);
    expect((await unpin(store, third)).body.data).toEqual({ isPinned: false });
    expect(await listIds(store)).toEqual([first, second, third]);
    expect(await readPage(store)).toMatchObject({ pinnedId: null });
  });

  it('does not change other lists of products', async () => {
    const store = await openStore();
    const ids = await addProducts(store, 2);
    await pin(store, ids[1] ?? '');
    const { body } = await test.call(`GET /products?supplier=${store.supplierSlug}`);
    expect(body.data).toMatchObject({ products: ids.map((id) => ({ id })), pinnedId: null });
    expect((await test.call('GET /products?pinnedFirst=true')).body.data.pinnedId).toBeNull();
  });

  it.each([1, 2, 3])('is listed once when the pages have %i products', async (limit) => {
    const store = await openStore();
    const ids = await addProducts(store, 5);
    await pin(store, ids[3] ?? '');
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await readPage(store, `&limit=${limit}${cursor && `&cursor=${cursor}`}`);
      expect(page.products.length).toBeLessThanOrEqual(limit);
      seen.push(...page.products.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    if (limit > 1) expect(seen[0]).toBe(ids[3]);
  });

  it('is replaced when another is pinned, even at the same time', async () => {
    const store = await openStore();
    const [first = '', second = '', third = ''] = await addProducts(store, 3);
    await pin(store, first);
    await pin(store, second);
    expect(await listPinned(store)).toEqual([second]);
    // Unpinning one that is not pinned leaves the other.
    await unpin(store, first);
    expect(await listPinned(store)).toEqual([second]);
    const answers = await Promise.all([first, second, third].map((id) => pin(store, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listPinned(store)).toHaveLength(1);
  });

  it('is not first while buyers cannot see it, and is no longer pinned once it is archived', async () => {
    const store = await openStore();
    const [first = '', second = ''] = await addProducts(store, 2);
    await pin(store, second);
    await change(store, { id: second, act: 'deactivate' });
    expect(await readPage(store)).toMatchObject({ products: [{ id: first }], pinnedId: null });
    expect(await listPinned(store)).toEqual([]);
    await change(store, { id: second, act: 'activate' });
    expect(await listIds(store)).toEqual([second, first]);
    await change(store, { id: second, act: 'archive' });
    expect(await listIds(store)).toEqual([first]);
    await change(store, { id: second, act: 'activate' });
    expect(await listIds(store)).toEqual([first, second]);
  });

  it('makes room for another when it is deleted', async () => {
    const store = await openStore();
    const [first = '', second = ''] = await addProducts(store, 2);
    await pin(store, first);
    await change(store, { id: first, act: 'delete' });
    expect((await pin(store, second)).status).toBe(200);
    expect(await readPage(store)).toMatchObject({ products: [{ id: second }], pinnedId: second });
  });
});

describe('pinning a product', () => {
  it('drops the cached page of the storefront', async () => {
    const store = await openStore();
    const [id = ''] = await addProducts(store, 1);
    const dropped: string[] = [];
    const stop = test.kernel.live.onMessage((message) => {
      if (message.kind === 'pages') dropped.push(...message.tags);
    });
    await pin(store, id);
    await expect.poll(() => dropped).toContain(`GET /suppliers/{slug}:${store.supplierSlug}`);
    stop();
  });

  it('is allowed for sales, but not for the warehouse', async () => {
    const store = await openStore();
    const [id = ''] = await addProducts(store, 1);
    const hire = async (role: 'sales' | 'warehouse') => {
      const person = await test.signIn('supplier');
      const member = {
        supplierId: store.supplierId,
        accountId: person.accountId,
        role,
        joinedAt: new Date(),
      };
      await db().insert(storeMembers).values(member);
      return person;
    };
    expect((await pin(await hire('warehouse'), id)).status).toBe(403);
    expect((await pin(await hire('sales'), id)).status).toBe(200);
  });

  it('is refused for hidden products, deleted ones and those of others', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const add = async (changes: object) =>
      (await createProduct(db(), { supplierId: store.supplierId, categoryId, ...changes })).id;
    const refused = await pin(store, await add({ status: 'inactive' }));
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Publish it') } });
    expect((await pin(store, await add({ archivedAt: new Date(), status: 'inactive' }))).status).toBe(409);
    expect((await pin(store, await add({ deletedAt: new Date() }))).status).toBe(404);
    const id = await add({});
    expect((await pin(other, id)).status).toBe(404);
    expect((await pin(await test.signIn('customer'), id)).status).toBe(403);
    expect((await test.call(`PATCH /store/products/${id}/pin`, { body: { isPinned: true } })).status).toBe(
      401,
    );
    expect((await setPin(store, { id, isPinned: 'yes' })).status).toBe(400);
    expect(await listPinned(store)).toEqual([]);
  });
});
