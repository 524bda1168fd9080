import { expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const path = '/store/quote-templates';

async function openStore() {
  const person = await test.signIn('supplier');
  const { db } = test.kernel.database;
  const { id: supplierId } = await createSupplier(db, { ownerAccountId: person.accountId });
  const hire = async (role: 'sales' | 'warehouse') => {
    const member = await test.signIn('supplier');
    await db
      .insert(storeMembers)
      .values({ accountId: member.accountId, supplierId, role, joinedAt: new Date() });
    return member;
  };
  return { ...person, hire };
}

const terms = {
  name: 'Export, 60 days',
  incoterm: 'FOB',
  place: 'Nhava Sheva',
  paymentTerm: 'COD',
  paymentSplit: [
    { percent: 30, due: 'order', days: 3 },
    { percent: 70, due: 'dispatch', days: 60 },
  ],
  validityDays: 21,
  notes: 'Tolerance ±10%.',
  charges: [{ label: 'Cutting die', amountMinor: 1_250_000 }],
};

it('saves, lists and deletes terms for everyone who quotes in a store', async () => {
  const store = await openStore();
  const sales = await store.hire('sales');
  const added = await test.call(`POST ${path}`, { token: sales.token, body: terms });
  expect(added.status).toBe(201);
  const { template } = added.body.data;
  expect(template).toMatchObject({ ...terms, paymentTerm: 'Partial Payment', currency: 'INR' });
  const list = async () => (await test.call(`GET ${path}`, { token: store.token })).body.data.templates;
  expect(await list()).toEqual([template]);
  expect((await test.call(`DELETE ${path}/${template.id}`, { token: store.token })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await test.call(`DELETE ${path}/${template.id}`, { token: store.token })).status).toBe(404);
});

it('refuses incomplete terms, a name twice, and more than twenty even if they arrive at the same time', async () => {
  const { token } = await openStore();
  const add = (changes: object) => test.call(`POST ${path}`, { token, body: { ...terms, ...changes } });
  const refused = [
    { name: ' ' },
    { place: '' },
    { validityDays: 400 },
    { validityDays: -1 },
    { incoterm: 'XXX' },
    { paymentSplit: [{ percent: 50, due: 'order', days: 3 }] },
    { charges: [{ label: '', amountMinor: 1 }] },
  ];
  for (const changes of refused) expect((await add(changes)).status, JSON.stringify(changes)).toBe(400);
  for (let count = 0; count < 18; count += 1) await add({ name: `Template ${count}` });
  expect((await add({ name: 'TEMPLATE 3' })).body).toMatchObject({ reason: 'name_taken' });
  const sent = await Promise.all(['a', 'b', 'c'].map((name) => add({ name })));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
});

it('hides templates from other stores, the warehouse, customers and guests', async () => {
  const [store, other] = [await openStore(), await openStore()];
  const { body } = await test.call(`POST ${path}`, { token: store.token, body: terms });
  const own = `${path}/${body.data.template.id}`;
  expect((await test.call(`DELETE ${own}`, { token: other.token })).status).toBe(404);
  expect((await test.call(`GET ${path}`, { token: other.token })).body.data.templates).toEqual([]);
  const warehouse = await store.hire('warehouse');
  expect((await test.call(`GET ${path}`, { token: warehouse.token })).body.reason).toBe('store_role');
  const customer = await test.signIn('customer');
  expect((await test.call(`POST ${path}`, { token: customer.token, body: terms })).status).toBe(403);
  expect((await test.call(`GET ${path}`)).status).toBe(401);
});
