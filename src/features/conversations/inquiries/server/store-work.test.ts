import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createInquiry } from './factory.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const ago = (hours: number) => new Date(test.kernel.clock().getTime() - hours * 3_600_000);
let buyer: SignedIn;

beforeAll(async () => {
  buyer = await test.signIn('customer');
  await createCategory(db());
});

async function openStore() {
  const owner = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: owner.accountId });
  const { id: productId } = await createProduct(db(), { supplierId, categoryId: 'shipping-boxes' });
  const { id } = await createInquiry(db(), {
    supplierId,
    buyerAccountId: buyer.accountId,
    productId,
    number: 1,
    subject: 'Boxes for jars',
    messages: [
      { side: 'buyer', body: 'Do you make them?', authorAccountId: buyer.accountId, createdAt: ago(5) },
      { side: 'supplier', body: 'We do.', authorAccountId: owner.accountId, createdAt: ago(3) },
    ],
  });
  const hire = async (role: 'sales' | 'warehouse') => {
    const member = await test.signIn('supplier');
    await db()
      .insert(storeMembers)
      .values({ accountId: member.accountId, supplierId, role, joinedAt: new Date() });
    return member;
  };
  return { ...owner, supplierId, productId, id, hire };
}

const assign = ({ token }: SignedIn, { id, accountId }: { id: string; accountId: string | null }) =>
  test.call(`PUT /store/inquiries/${id}/assignee`, { token, body: { accountId } });
const read = async ({ token }: SignedIn, { id, side = '/store' }: { id: string; side?: string }) =>
  (await test.call(`GET ${side}/inquiries/${id}`, { token })).body.data?.inquiry;
const mine = async ({ token }: SignedIn) =>
  (await test.call('GET /store/inquiries?tab=mine', { token })).body.data.inquiries;

describe('the assignee of a conversation', () => {
  it('is notified, finds it under Mine, and can reassign it', async () => {
    const store = await openStore();
    const sales = await store.hire('sales');
    expect((await assign(store, { id: store.id, accountId: sales.accountId })).status).toBe(200);
    expect(await read(store, { id: store.id })).toMatchObject({ assignee: { id: sales.accountId } });
    expect((await mine(sales)).map(({ id }: { id: string }) => id)).toEqual([store.id]);
    expect(await mine(store)).toEqual([]);
    await test.runJobs();
    const news = await test.call('GET /notifications', { token: sales.token });
    expect(JSON.stringify(news.body)).toContain('assigned you an inquiry');
    await assign(sales, { id: store.id, accountId: null });
    expect(await mine(sales)).toEqual([]);
  });

  it('cannot be someone from the warehouse, from another store or outside', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const warehouse = await store.hire('warehouse');
    for (const { accountId } of [warehouse, other, buyer])
      expect((await assign(store, { id: store.id, accountId })).body.reason).toBe('not_an_answerer');
    expect((await assign(other, { id: store.id, accountId: other.accountId })).status).toBe(404);
    expect((await assign(warehouse, { id: store.id, accountId: store.accountId })).body.reason).toBe(
      'store_role',
    );
    expect((await assign(buyer, { id: store.id, accountId: store.accountId })).status).toBe(403);
    const people = await test.call('GET /store/inquiries/people', { token: store.token });
    expect(people.body.data.people).toMatchObject([{ id: store.accountId, role: 'owner' }]);
  });

  it('is visible only to the store, and is removed when they leave', async () => {
    const store = await openStore();
    const sales = await store.hire('sales');
    await assign(store, { id: store.id, accountId: sales.accountId });
    expect(await read(buyer, { id: store.id, side: '' })).toMatchObject({ assignee: null });
    await db().delete(storeMembers).where(eq(storeMembers.accountId, sales.accountId));
    expect(await read(store, { id: store.id })).toMatchObject({ assignee: null });
  });
});

describe('a conversation and its orders', () => {
  it('link to each other for both sides, and for no one else', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const { id: order } = await createOrder(db(), {
      supplierId: store.supplierId,
      number: 4,
      buyerAccountId: buyer.accountId,
      placedAt: ago(1),
      lines: [{ productId: store.productId }],
    });
    expect(await read(store, { id: store.id })).toMatchObject({ orders: [{ id: order, number: 4 }] });
    const before = async (path: string, { token }: SignedIn) =>
      (await test.call(`GET ${path}`, { token })).body.data.inquiries;
    expect(await before(`/store/orders/${order}/inquiries`, store)).toMatchObject([{ id: store.id }]);
    expect(await before(`/orders/${order}/inquiries`, buyer)).toMatchObject([{ id: store.id }]);
    const { token } = await test.signIn('customer');
    for (const [path, outsider] of [
      [`/store/orders/${order}/inquiries`, other.token],
      [`/orders/${order}/inquiries`, token],
    ] as const)
      expect((await test.call(`GET ${path}`, { token: outsider })).status).toBe(404);
  });
});

describe('a question about an order', () => {
  async function openOrder() {
    const store = await openStore();
    const { id: orderId } = await createOrder(db(), {
      supplierId: store.supplierId,
      number: 7,
      buyerAccountId: buyer.accountId,
      status: 'delivered',
      placedAt: ago(1),
    });
    return { store, orderId };
  }
  const setStoreStatus = ({ supplierId }: { supplierId: string }, status: 'approved' | 'suspended') =>
    db().update(suppliers).set({ status }).where(eq(suppliers.id, supplierId));
  const ask = (orderId: string, { token }: SignedIn) =>
    test.call('POST /inquiries', { token, body: { orderId, message: 'Two pallets are damaged.' } });
  const linked = async (path: string, { token }: SignedIn) =>
    (await test.call(`GET ${path}`, { token })).body.data.inquiries;

  it('opens one conversation, linked with the order on both sides', async () => {
    const { store, orderId } = await openOrder();
    // A store that is no longer public still replies about orders that it has sold.
    await setStoreStatus(store, 'suspended');
    const answers = await Promise.all([ask(orderId, buyer), ask(orderId, buyer), ask(orderId, buyer)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const { id } = answers.find(({ status }) => status === 201)?.body.data.inquiry ?? {};
    const about = { order: { id: orderId, reference: expect.stringMatching(/^SC\d*-0007$/) } };
    expect(await read(buyer, { id, side: '' })).toMatchObject({
      ...about,
      subject: expect.stringContaining('-0007'),
    });
    expect(await linked(`/orders/${orderId}/inquiries`, buyer)).toMatchObject([{ id, isAboutOrder: true }]);
    await setStoreStatus(store, 'approved');
    expect(await read(store, { id })).toMatchObject(about);
    expect(await linked(`/store/orders/${orderId}/inquiries`, store)).toMatchObject([{ id }]);
    expect((await ask(orderId, buyer)).body).toMatchObject({ code: 'conflict' });
  });

  it('can be asked only by its buyer', async () => {
    const { store, orderId } = await openOrder();
    const outsider = await test.signIn('customer');
    expect((await ask(orderId, outsider)).status).toBe(404);
    expect((await ask(orderId, store)).status).toBe(404);
    expect((await ask(newId(), buyer)).status).toBe(404);
    expect(await linked(`/orders/${orderId}/inquiries`, buyer)).toEqual([]);
  });
});

it('shows how long the first reply took', async () => {
  const store = await openStore();
  const { createdAt, firstAnsweredAt } = await read(store, { id: store.id });
  expect(Date.parse(firstAnsweredAt) - Date.parse(createdAt)).toBe(2 * 3_600_000);
});
