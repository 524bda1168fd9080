import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createCategoryRequest } from './factory.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let admin: SignedIn;
const leaf = 'shipping-boxes';

async function openStore() {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: person.accountId });
  return { ...person, supplierId };
}

beforeAll(async () => {
  admin = await test.signIn('admin');
  await createCategory(db());
  const [boxes] = await db().select().from(categories).where(eq(categories.id, leaf));
  if (!boxes) throw new Error('The leaf is missing.');
  await db()
    .insert(categories)
    .values({
      ...boxes,
      id: 'book-boxes',
      name: 'Book boxes',
      path: [...boxes.path.slice(0, -1), 'book-boxes'],
    });
});

const form = { name: 'Seed paper cards', example: 'Cards of paper with seeds in it.' };
const sendRequestAs = (
  { token }: SignedIn,
  { body = form, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) => test.call('POST /store/category-requests', { token, body, headers });
const listRequestsOf = async ({ token }: SignedIn) =>
  (await test.call('GET /store/category-requests', { token })).body.data.requests;
const answer = (
  id: string,
  { verb, body, who = admin }: { verb: 'accept' | 'decline'; body: object; who?: SignedIn },
) => test.call(`POST /admin/category-requests/${id}/${verb}`, { token: who.token, body });

describe('the store’s categories', () => {
  it('count the products of this store only, by status', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const add = (more: object = {}) =>
      createProduct(db(), { supplierId: store.supplierId, categoryId: leaf, ...more });
    await add();
    await add({ status: 'inactive' });
    const { id } = await add();
    await db().update(products).set({ archivedAt: new Date() }).where(eq(products.id, id));
    await createProduct(db(), { supplierId: other.supplierId, categoryId: leaf });
    const { body } = await test.call('GET /store/categories', { token: store.token });
    expect(body.data.categories).toMatchObject([
      { id: leaf, all: 2, active: 1, inactive: 1, outOfStock: 0, archived: 1 },
    ]);
    const own = and(eq(products.supplierId, store.supplierId), isNull(products.archivedAt));
    expect(body.data.categories[0].all).toBe(await db().$count(products, own));
    expect(body.data.related).toMatchObject([{ id: 'book-boxes' }]);
  });

  it('are closed to guests, customers and users without a store', async () => {
    for (const path of ['/store/categories', '/store/category-requests']) {
      const status = async (token?: string) =>
        (await test.call(`GET ${path}`, token ? { token } : {})).status;
      const [customer, stranger] = [await test.signIn('customer'), await test.signIn('supplier')];
      expect([await status(), await status(customer.token), await status(stranger.token)]).toEqual([
        401, 403, 409,
      ]);
    }
  });
});

describe('requesting a category', () => {
  it('creates a waiting request and notifies the admins', async () => {
    const store = await openStore();
    expect((await sendRequestAs(store)).status).toBe(201);
    expect(await listRequestsOf(store)).toMatchObject([
      { name: form.name, state: 'waiting', category: null },
    ]);
    await test.runJobs();
    const news = await test.call('GET /notifications', { token: admin.token });
    expect(JSON.stringify(news.body)).toContain('requested a category');
  });

  it('refuses empty details and parents that do not exist', async () => {
    const store = await openStore();
    const refused = async (body: object) => (await sendRequestAs(store, { body })).body.message;
    expect(await refused({ ...form, name: ' ' })).toBe('Enter a category name');
    expect(await refused({ ...form, example: 'Short' })).toBe('Add a little more detail');
    expect(await refused({ ...form, parentId: 'nowhere' })).toBe('Select an existing category');
    expect(await listRequestsOf(store)).toEqual([]);
  });

  it('accepts the same name once, however it is written, and ten waiting requests at most', async () => {
    const store = await openStore();
    const sent = await Promise.all([
      sendRequestAs(store),
      sendRequestAs(store),
      sendRequestAs(store, { body: { ...form, name: 'seed  PAPER cards' } }),
    ]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    for (let count = 1; count < 10; count += 1)
      await createCategoryRequest(db(), { supplierId: store.supplierId, name: `Kind ${count}` });
    expect((await sendRequestAs(store, { body: { ...form, name: 'One more' } })).body.reason).toBe(
      'too_many_waiting',
    );
  });

  it('can be withdrawn once, and only by its own store', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const { id } = await createCategoryRequest(db(), { supplierId: store.supplierId });
    const path = `/store/category-requests/${id}/withdraw`;
    expect((await test.call(`POST ${path}`, { token: other.token })).status).toBe(404);
    expect((await test.call(`POST ${path}`, { token: store.token })).status).toBe(200);
    expect((await test.call(`POST ${path}`, { token: store.token })).status).toBe(409);
    expect((await answer(id, { verb: 'accept', body: { categoryId: leaf } })).status).toBe(409);
  });

  it('is not allowed for warehouse staff', async () => {
    const store = await openStore();
    const member = await test.signIn('supplier');
    await db().insert(storeMembers).values({
      accountId: member.accountId,
      supplierId: store.supplierId,
      role: 'warehouse',
      joinedAt: new Date(),
    });
    expect((await sendRequestAs(member)).body.reason).toBe('store_role');
    expect(await listRequestsOf(member)).toEqual([]);
  });
});

describe('answering a request', () => {
  it('assigns a category that suppliers can find by the requested name, emails the store, and is possible only once', async () => {
    const store = await openStore();
    const { id } = await createCategoryRequest(db(), {
      supplierId: store.supplierId,
      name: 'Zebra cartons',
    });
    const both = await Promise.all([
      answer(id, { verb: 'accept', body: { categoryId: leaf, note: 'Same boxes, printed.' } }),
      answer(id, { verb: 'decline', body: { note: 'No.' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [request] = await listRequestsOf(store);
    if (request.state === 'accepted') {
      const found = await test.call('GET /categories/search?q=zebra');
      expect(found.body.data.categories).toMatchObject([{ id: leaf }]);
    }
    await test.runJobs();
    expect(test.mails.some(({ to }) => String(to).includes(store.email))).toBe(true);
    const news = await test.call('GET /notifications', { token: store.token });
    expect(JSON.stringify(news.body)).toContain('Zebra cartons');
  });

  it('requires a category that holds products, or a reason for declining', async () => {
    const { supplierId } = await openStore();
    const { id } = await createCategoryRequest(db(), { supplierId });
    expect((await answer(id, { verb: 'accept', body: { categoryId: 'nowhere' } })).body.message).toBe(
      'Select a category that can contain products',
    );
    expect((await answer(id, { verb: 'decline', body: { note: '  ' } })).status).toBe(400);
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect((await answer(nobody, { verb: 'decline', body: { note: 'No such thing' } })).status).toBe(404);
  });

  it('is allowed for admins only', async () => {
    const store = await openStore();
    const { id } = await createCategoryRequest(db(), { supplierId: store.supplierId });
    expect((await answer(id, { verb: 'accept', body: { categoryId: leaf }, who: store })).status).toBe(403);
    expect((await test.call('GET /admin/category-requests', { token: store.token })).status).toBe(403);
    const queue = await test.call('GET /admin/category-requests?limit=1', { token: admin.token });
    expect(queue.body.data).toMatchObject({ requests: [{ store: { name: expect.any(String) } }] });
    expect(queue.body.data.nextCursor).not.toBeNull();
  });
});
