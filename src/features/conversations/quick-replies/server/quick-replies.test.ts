import { expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const path = '/store/quick-replies';

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

const reply = { label: 'Lead time', text: 'Twelve working days from your approval.' };

it('saves, changes and deletes replies for everyone who answers in a store', async () => {
  const store = await openStore();
  const sales = await store.hire('sales');
  const added = await test.call(`POST ${path}`, { token: sales.token, body: reply });
  expect(added.status).toBe(201);
  const own = `${path}/${added.body.data.reply.id}`;
  const body = { ...reply, label: 'How long' };
  expect((await test.call(`PUT ${own}`, { token: store.token, body })).status).toBe(200);
  const list = async () => (await test.call(`GET ${path}`, { token: store.token })).body.data.replies;
  expect(await list()).toMatchObject([{ label: 'How long', text: reply.text }]);
  expect((await test.call(`DELETE ${own}`, { token: store.token })).status).toBe(200);
  expect(await list()).toEqual([]);
});

it('refuses empty replies, and more than thirty even if they arrive at the same time', async () => {
  const { token } = await openStore();
  const add = (body: object) => test.call(`POST ${path}`, { token, body });
  expect((await add({ ...reply, label: ' ' })).body.message).toBe('Enter a short name');
  expect((await add({ ...reply, text: '' })).body.message).toBe('Enter a reply');
  for (let count = 0; count < 28; count += 1) await add(reply);
  const sent = await Promise.all([add(reply), add(reply), add(reply)]);
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
});

it('hides replies from other stores, the warehouse, customers and guests', async () => {
  const [store, other] = [await openStore(), await openStore()];
  const { body } = await test.call(`POST ${path}`, { token: store.token, body: reply });
  const own = `${path}/${body.data.reply.id}`;
  expect((await test.call(`PUT ${own}`, { token: other.token, body: reply })).status).toBe(404);
  expect((await test.call(`DELETE ${own}`, { token: other.token })).status).toBe(404);
  const warehouse = await store.hire('warehouse');
  expect((await test.call(`GET ${path}`, { token: warehouse.token })).body.reason).toBe('store_role');
  const customer = await test.signIn('customer');
  expect((await test.call(`POST ${path}`, { token: customer.token, body: reply })).status).toBe(403);
  expect((await test.call(`GET ${path}`)).status).toBe(401);
});
