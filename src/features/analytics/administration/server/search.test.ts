import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let admin: SignedIn;
let buyer: SignedIn;
let owner: SignedIn;

const search = async (q: string, token: string | undefined = admin.token) =>
  test.call(`GET /admin/search?q=${encodeURIComponent(q)}`, token ? { token } : {});
const resultsOf = async (q: string) => (await search(q)).body.data.results;
const nothing = { stores: [], people: [], products: [], orders: [] };

async function createStore(name: string, { prefix, ownerId }: { prefix: string; ownerId: string }) {
  const { id } = await createSupplier(db(), {
    ownerAccountId: ownerId,
    businessName: name,
    numberPrefix: prefix,
  });
  return id;
}

beforeAll(async () => {
  [admin, buyer, owner] = [
    await test.signIn('admin'),
    await test.signIn('customer'),
    await test.signIn('supplier'),
  ];
  await createCategory(db());
  const supplierId = await createStore('Zephyr Cartons', { prefix: 'ZC', ownerId: owner.accountId });
  const other = await test.signIn('supplier');
  const otherId = await createStore('Quill Paper', { prefix: 'QP', ownerId: other.accountId });
  const member = await createAccount(db(), {
    name: 'Mirabel Zephyrine',
    email: 'mirabel@quartz.example',
    role: 'supplier',
  });
  await db()
    .insert(storeMembers)
    .values({ accountId: member.id, supplierId, role: 'warehouse', joinedAt: new Date() });
  const product = { supplierId, categoryId: 'shipping-boxes' };
  const { id: productId } = await createProduct(db(), {
    ...product,
    title: 'Zephyr mailer 100%',
    sku: 'ZQX-77',
  });
  await createProduct(db(), { ...product, title: 'Hidden zephyr', status: 'inactive' });
  for (const [number, store] of [
    [7, supplierId],
    [7, otherId],
  ] as const)
    await createOrder(db(), {
      supplierId: store,
      number,
      buyerAccountId: buyer.accountId,
      buyerName: 'Daniel Reyes',
      buyerCompany: 'Reyes Foods',
      lines: [{ productId, title: 'Mailer' }],
    });
});

describe('the search of admins', () => {
  it('finds stores, people and products by a part of their name, hidden products as well', async () => {
    const { stores, people, products, orders } = await resultsOf('zephyr');
    expect(stores).toMatchObject([{ name: 'Zephyr Cartons', status: 'approved' }]);
    expect(people).toMatchObject([{ name: 'Mirabel Zephyrine', store: { name: 'Zephyr Cartons' } }]);
    expect(
      products.map(({ title, isPublic }: { title: string; isPublic: boolean }) => [title, isPublic]),
    ).toEqual(
      expect.arrayContaining([
        ['Zephyr mailer 100%', true],
        ['Hidden zephyr', false],
      ]),
    );
    expect(orders).toEqual([]);
  });

  it('finds people by their email address in any case, owners with their store and buyers without one', async () => {
    expect((await resultsOf('Mirabel@QUARTZ')).people).toMatchObject([{ email: 'mirabel@quartz.example' }]);
    expect((await resultsOf(owner.email)).people).toMatchObject([
      { role: 'supplier', store: { name: 'Zephyr Cartons' } },
    ]);
    expect((await resultsOf(buyer.email)).people).toMatchObject([{ role: 'customer', store: null }]);
  });

  it('finds products by article number', async () => {
    expect((await resultsOf('zqx-77')).products).toMatchObject([{ title: 'Zephyr mailer 100%' }]);
  });

  it('finds the order of one store by its number with letters', async () => {
    for (const q of ['ZC-0007', 'zc 7'])
      expect((await resultsOf(q)).orders).toMatchObject([
        { reference: 'ZC-0007', buyer: 'Reyes Foods', store: { name: 'Zephyr Cartons' } },
      ]);
    expect((await resultsOf('#0007')).orders).toEqual([]);
  });

  it('takes wildcards literally and reads nothing for less than three letters in a row', async () => {
    expect((await resultsOf('100%')).products).toHaveLength(1);
    for (const q of ['%%%', '_', 'ze', 'z z z']) expect(await resultsOf(q)).toEqual(nothing);
  });

  it('returns at most five of each kind', async () => {
    for (let count = 0; count < 6; count += 1) await createAccount(db(), { name: `Namesake ${count}` });
    expect((await resultsOf('namesake')).people).toHaveLength(5);
  });

  it('requires a text of limited length', async () => {
    expect((await search(' ')).status).toBe(400);
    expect((await search('x'.repeat(101))).status).toBe(400);
  });

  it('refuses guests, buyers and suppliers, and tells them nothing', async () => {
    for (const [token, status] of [
      ['', 401],
      ['0'.repeat(64), 401],
      [buyer.token, 403],
      [owner.token, 403],
    ] as const) {
      const refused = await search('mirabel', token);
      expect(refused.status).toBe(status);
      expect(JSON.stringify(refused.body)).not.toContain('quartz');
    }
  });
});
