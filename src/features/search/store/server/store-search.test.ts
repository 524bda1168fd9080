import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let owner: SignedIn;
let other: SignedIn;
let warehouse: SignedIn;
let buyer: SignedIn;

interface Store {
  supplierId: string;
  productId: string;
}

async function sell({ supplierId, productId }: Store, company: string) {
  await createOrder(db(), {
    supplierId,
    number: 7,
    buyerAccountId: buyer.accountId,
    buyerName: 'Daniel Reyes',
    buyerCompany: company,
    purchaseOrderNumber: 'PO-SECRET-77',
    lines: [{ productId, title: 'Mailer' }],
  });
}

async function ask({ supplierId, productId }: Store, subject: string) {
  const [buyerAccountId, now] = [buyer.accountId, new Date()];
  await createInquiry(db(), {
    supplierId,
    number: 12,
    buyerAccountId,
    productId,
    subject,
    supplierArchivedAt: now,
    messages: [{ side: 'buyer', body: 'Hello', authorAccountId: buyerAccountId, createdAt: now }],
  });
}

async function openStore(person: SignedIn): Promise<Store> {
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const { id: productId } = await createProduct(db(), {
    supplierId,
    categoryId: 'shipping-boxes',
    title: 'Kraft mailer 100%',
  });
  return { supplierId, productId };
}

beforeAll(async () => {
  [owner, other, warehouse, buyer] = [
    await test.signIn('supplier'),
    await test.signIn('supplier'),
    await test.signIn('supplier'),
    await test.signIn('customer'),
  ];
  await createCategory(db());
  const [mine, theirs] = [await openStore(owner), await openStore(other)];
  await db().insert(storeMembers).values({
    accountId: warehouse.accountId,
    supplierId: mine.supplierId,
    role: 'warehouse',
    joinedAt: new Date(),
  });
  await sell(mine, 'Kraft & Sons');
  await sell(theirs, 'Kraft Rivals');
  await ask(mine, 'Kraft tape? write to eve@buyer.example');
  await ask(theirs, 'Kraft elsewhere');
});

const search = async (q: string, who: SignedIn = owner) =>
  test.call(`GET /store/search?q=${encodeURIComponent(q)}`, { token: who.token });

describe('searching a store', () => {
  it('finds its products, orders and inquiries, including archived ones, but none of other stores', async () => {
    const { found } = (await search('kraft')).body.data;
    expect(found.products).toMatchObject([{ title: 'Kraft mailer 100%' }]);
    expect(found.orders).toMatchObject([{ number: 7, buyer: 'Kraft & Sons', title: 'Mailer' }]);
    expect(found.inquiries).toMatchObject([{ number: 12, isArchived: true }]);
  });

  it('understands numbers and purchase orders, and treats wildcards as plain characters', async () => {
    expect((await search('#0007')).body.data.found.orders).toHaveLength(1);
    expect((await search('#0012')).body.data.found.inquiries).toHaveLength(1);
    expect((await search('po-secret')).body.data.found.orders).toHaveLength(1);
    expect((await search('100%')).body.data.found.products).toHaveLength(1);
    expect((await search('%%')).body.data.found).toEqual({ products: [], orders: [], inquiries: [] });
  });

  it('requires words of limited length', async () => {
    expect((await search(' ')).status).toBe(400);
    expect((await search('x'.repeat(101))).status).toBe(400);
  });

  it('returns no more than five results of a kind', async () => {
    const seller = await test.signIn('supplier');
    const { supplierId } = await openStore(seller);
    for (let count = 0; count < 6; count += 1)
      await createProduct(db(), { supplierId, categoryId: 'shipping-boxes', title: `Tray ${count}` });
    expect((await search('tray', seller)).body.data.found.products).toHaveLength(5);
  });
});

describe('access to the store search', () => {
  it('hides inquiries from a role that cannot read them', async () => {
    const { found } = (await search('kraft', warehouse)).body.data;
    expect([found.products.length, found.orders.length, found.inquiries.length]).toEqual([1, 1, 0]);
  });

  it('is limited to people of the store', async () => {
    expect((await test.call('GET /store/search?q=kraft')).status).toBe(401);
    expect((await search('kraft', buyer)).status).toBe(403);
    expect((await search('kraft', await test.signIn('supplier'))).status).toBe(409);
  });
});
