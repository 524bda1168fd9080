import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { storeBankDetails } from '#features/stores/bank-details/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

async function openStore() {
  const owner = await test.signIn('supplier');
  const store = await createSupplier(db(), { ownerAccountId: owner.accountId, contactPerson: 'Asha Patil' });
  return { ...owner, supplierId: store.id, slug: store.slug };
}

async function sendInquiry(supplierId: string, token: string) {
  const body = { supplierId, subject: 'Boxes for pumps', message: 'Do you make these in 5 ply, please?' };
  const response = await test.call('POST /inquiries', { token, body });
  expect(response.status).toBeLessThan(300);
  return response;
}

const makeExport = async (token: string) => {
  const { body } = await test.call('POST /account/exports', { token });
  await test.runJobs();
  return body.data.export.id as string;
};

const close = (token: string, password: string) =>
  test.call('POST /account/close', { token, body: { password } });

describe('a data export', () => {
  it('contains the account, the store and the conversations, and no secrets', async () => {
    const [store, buyer] = [await openStore(), await test.signIn('customer', 'Daniel Reyes')];
    await sendInquiry(store.supplierId, buyer.token);
    await test.runJobs();
    const id = await makeExport(buyer.token);
    const { status, headers, body } = await test.call(`GET /account/exports/${id}/content`, {
      token: buyer.token,
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="packwright-data-.*\.json"/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.accounts).toEqual([expect.objectContaining({ name: 'Daniel Reyes', email: buyer.email })]);
    expect(body.inquiry_messages[0].body).toContain('5 ply');
    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|digest/);
    const owners = await makeExport(store.token);
    const own = await test.call(`GET /account/exports/${owners}/content`, { token: store.token });
    expect(own.body.suppliers[0].contact_person).toBe('Asha Patil');
    expect(JSON.stringify(own.body.accounts)).not.toContain(buyer.email);
  });

  it('is available only to its owner, is created one at a time, and expires after a week', async () => {
    const [mine, theirs] = [await test.signIn('customer'), await test.signIn('customer')];
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => test.call('POST /account/exports', { token: mine.token })),
    );
    const ids = new Set(responses.map(({ body }) => body.data.export.id));
    expect(ids.size).toBe(1);
    const [id] = [...ids];
    expect((await test.call(`GET /account/exports/${id}/content`, { token: mine.token })).status).toBe(404);
    await test.runJobs();
    expect((await test.call(`GET /account/exports/${id}/content`, { token: theirs.token })).status).toBe(404);
    expect((await test.call(`GET /account/exports/${id}/content`)).status).toBe(401);
    expect(test.mails.findLast(({ to }) => to === mine.email)?.subject).toBe('Your Packwright data is ready');
    test.advance(8 * 24 * 3600);
    const later = await test.call('POST /auth/login', {
      body: { email: mine.email, password: mine.password },
    });
    expect((await test.call(`GET /account/exports/${id}/content`, { token: later.body.token })).status).toBe(
      404,
    );
  });
});

describe('closing an account', () => {
  it('requires the password', async () => {
    const person = await test.signIn('customer');
    expect((await close(person.token, 'not the password')).body.reason).toBe('wrong_password');
    expect((await test.call('GET /auth/me', { token: person.token })).status).toBe(200);
  });

  it('erases name, email and phone number immediately, ends every session, and frees the email address', async () => {
    const person = await test.signIn('customer', 'Daniel Reyes');
    await makeExport(person.token);
    expect((await close(person.token, person.password)).status).toBe(200);
    await test.runJobs();
    expect((await test.call('GET /auth/me', { token: person.token })).status).toBe(401);
    const [row] = await db().select().from(accounts).where(eq(accounts.id, person.accountId));
    expect(JSON.stringify(row)).not.toMatch(/Daniel|919822|argon2/);
    expect(row?.email).not.toBe(person.email);
    expect(test.mails.findLast(({ to }) => to === person.email)?.subject).toBe(
      'Your Packwright account has been closed',
    );
    const form = {
      name: 'Daniel',
      email: person.email,
      phone: '+14155550123',
      password: 'back again gladly',
    };
    expect((await test.call('POST /auth/signup', { body: form })).status).toBe(201);
  });

  it('removes the store from the marketplace, with its team and keys, and keeps the company on documents of others', async () => {
    const store = await openStore();
    const key = await test.call('POST /store/api-keys', {
      token: store.token,
      body: { name: 'Stock', scopes: ['products:read'] },
    });
    const { id: categoryId } = await createCategory(db());
    const { slug } = await createProduct(db(), { supplierId: store.supplierId, categoryId });
    const row = { supplierId: store.supplierId, sealed: 'sealed', changedAt: new Date() };
    await db().insert(storeBankDetails).values(row);
    for (const path of [`/suppliers/${store.slug}`, `/products/${slug}`])
      expect((await test.call(`GET ${path}`)).status).toBe(200);
    expect((await close(store.token, store.password)).status).toBe(200);
    for (const path of [`/suppliers/${store.slug}`, `/products/${slug}`])
      expect((await test.call(`GET ${path}`)).status).toBe(404);
    expect(await db().select().from(storeBankDetails)).toEqual([]);
    expect((await test.call('GET /store/products', { token: key.body.data.secret })).status).toBe(401);
    const [kept] = await db().select().from(suppliers).where(eq(suppliers.id, store.supplierId));
    expect(kept).toMatchObject({
      contactPerson: '',
      email: '',
      isPublic: false,
      businessName: 'Sahyadri Corrugators',
    });
  });

  it('keeps conversations for the other side, without the name', async () => {
    const [store, buyer] = [await openStore(), await test.signIn('customer', 'Daniel Reyes')];
    await sendInquiry(store.supplierId, buyer.token);
    await test.runJobs();
    expect((await close(buyer.token, buyer.password)).status).toBe(200);
    const { body } = await test.call('GET /store/inquiries', { token: store.token });
    expect(JSON.stringify(body)).toContain('Boxes for pumps');
    expect(JSON.stringify(body)).not.toContain('Daniel');
  });

  it('is refused while orders are open', async () => {
    const [store, buyer] = [await openStore(), await test.signIn('customer')];
    const id = newId();
    await db().insert(orders).values({
      id,
      supplierId: store.supplierId,
      number: 1,
      buyerAccountId: buyer.accountId,
      buyerName: 'Daniel Reyes',
      buyerCountry: 'US',
      status: 'placed',
      paymentTerm: 'Advance Payment',
      currency: 'INR',
      subtotalMinor: 100,
      taxMinor: 0,
      deliveryMinor: 0,
      totalMinor: 100,
      placedAt: new Date(),
    });
    for (const { token, password } of [store, buyer])
      expect((await close(token, password)).body.reason).toBe('open_orders');
    await db().update(orders).set({ status: 'completed' }).where(eq(orders.id, id));
    expect((await close(buyer.token, buyer.password)).status).toBe(200);
  });

  it('is not possible for admins', async () => {
    const admin = await test.signIn('admin');
    expect((await close(admin.token, admin.password)).body.reason).toBe('admin_stays');
  });
});
