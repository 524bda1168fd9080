import { beforeAll, describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createNotification } from './factory.ts';

const test = useTestApp();

let buyer: SignedIn;
let seller: SignedIn;
let supplierId: string;

beforeAll(async () => {
  buyer = await test.signIn('customer', 'Daniel Reyes');
  seller = await test.signIn('supplier', 'Asha Patil');
  supplierId = (await createSupplier(test.kernel.database.db, { ownerAccountId: seller.accountId })).id;
});

const list = async (person: SignedIn, query = '') =>
  (await test.call(`GET /notifications${query}`, { token: person.token })).body.data.notifications;
const counts = async (person: SignedIn) =>
  (await test.call('GET /notifications/counts', { token: person.token })).body.data.counts;
const sendInquiry = async (message = 'Do you make gift boxes?'): Promise<string> => {
  const response = await test.call('POST /inquiries', {
    token: buyer.token,
    body: { supplierId, subject: 'Gift boxes', message },
  });
  return response.body.data.inquiry.id;
};

describe('what happens to an inquiry', () => {
  it('notifies the other side, in the product and by email', async () => {
    const id = await sendInquiry();
    await test.runJobs();
    const [told] = await list(seller);
    expect(told).toMatchObject({
      type: 'message',
      title: 'New inquiry from Daniel R.',
      message: 'Gift boxes: Do you make gift boxes?',
      href: `/dashboard/buyer-inquiries/${id}`,
      priority: 'high',
      isRead: false,
    });
    expect(await counts(seller)).toMatchObject({
      messages: 1,
      notifications: 1,
      tabs: { all: 1, unread: 1, messages: 1 },
    });
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({ to: seller.email, subject: 'New inquiry: Gift boxes' });
    expect(mail?.text).toContain(`/dashboard/buyer-inquiries/${id}`);

    await test.call(`POST /store/inquiries/${id}/messages`, {
      token: seller.token,
      body: { message: `Yes. ${'We fold. '.repeat(90)}` },
    });
    await test.runJobs();
    expect((await list(buyer))[0]).toMatchObject({
      title: 'New message from Sahyadri Corrugators',
      href: `/account/inquiries/${id}`,
    });
    expect(await counts(buyer)).toMatchObject({ messages: 1 });
    expect(test.mails.at(-1)?.to).toBe(buyer.email);
    expect(test.mails.at(-1)?.text).toMatch(/Yes\. (We fold\. )+[We fold.]*…/);
  });

  it('notifies once, even if the event arrives twice', async () => {
    await sendInquiry('Told twice?');
    await test.runJobs();
    const before = test.mails.length;
    const { outboxEvents } = await import('#platform/jobs/tables.ts');
    const { addJob, publishEventJob } = await import('#platform/jobs/queue.ts');
    const events = await test.kernel.database.db.select().from(outboxEvents);
    for (const { id } of events)
      await addJob(test.kernel.database.db, { job: publishEventJob, payload: { eventId: id } });
    await test.runJobs();
    expect(
      (await list(seller)).filter(({ message }: { message: string }) => message.includes('Told twice?')),
    ).toHaveLength(1);
    expect(test.mails.length).toBe(before);
  });
});

describe('other notifications', () => {
  it('are sent to welcome a new user and for a matching requirement', async () => {
    const body = {
      name: 'Meera',
      email: 'meera@example.com',
      phone: '+919822012345',
      password: 'corrugated at dawn',
      role: 'customer',
    };
    const { token } = (await test.call('POST /auth/signup', { body })).body;
    await test.call('POST /requirements', {
      body: { name: 'Ravi Kumar', productName: 'Corrugated boxes', mobile: '9822012345' },
    });
    await test.runJobs();
    const mine = await test.call('GET /notifications', { token });
    expect(mine.body.data.notifications).toMatchObject([
      { type: 'system', title: 'Welcome to Packwright', href: '/search' },
    ]);
    expect((await list(seller))[0]).toMatchObject({
      title: 'Ravi is looking for Corrugated boxes',
      priority: 'high',
    });
    expect(test.mails.at(-1)).toMatchObject({ to: seller.email, subject: 'New request: Corrugated boxes' });
    expect(test.mails.at(-1)?.text).not.toContain('98220');
  });

  it('are sent for decisions to the store’s owner and for applications to admins', async () => {
    const { supplierApproved, supplierChangesRequested, supplierSubmitted } = await import(
      '#features/stores/suppliers/contract.ts'
    );
    const admin = await test.signIn('admin');
    const event = { supplierId, slug: 'sahyadri', ownerAccountId: seller.accountId };
    await test.kernel.write({ actor: null, log: test.kernel.log }, async (ctx) => {
      for (const kind of [supplierSubmitted, supplierChangesRequested, supplierApproved])
        await ctx.emit(kind, event);
    });
    await test.runJobs();
    const titles = (await list(seller, '?tab=system')).map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(['Your registration needs changes', 'Your store is approved']);
    expect((await list(admin)).map(({ title }: { title: string }) => title)).toEqual([
      'New application from Sahyadri Corrugators',
    ]);
  });
});

describe('my notifications', () => {
  it('can be filtered by tab, marked as read and deleted, one by one or all together', async () => {
    const { db } = test.kernel.database;
    const me = await test.signIn('customer');
    const make = (title: string, type: 'order' | 'product' | 'system') =>
      createNotification(db, { accountId: me.accountId, title, type });
    const order = await make('Order placed', 'order');
    await make('Low stock', 'product');
    await make('New terms', 'system');
    expect((await list(me, '?tab=orders')).map(({ title }: { title: string }) => title)).toEqual([
      'Order placed',
    ]);
    expect((await test.call(`POST /notifications/${order.id}/read`, { token: me.token })).status).toBe(200);
    expect((await test.call(`POST /notifications/${order.id}/read`, { token: me.token })).status).toBe(200);
    expect((await list(me, '?tab=unread')).length).toBe(2);
    expect((await test.call(`DELETE /notifications/${order.id}`, { token: me.token })).status).toBe(200);
    expect((await test.call(`DELETE /notifications/${order.id}`, { token: me.token })).status).toBe(404);
    await test.call('POST /notifications/read', { token: me.token });
    expect(await counts(me)).toMatchObject({
      notifications: 0,
      tabs: { all: 2, unread: 0, orders: 0, products: 1, system: 1 },
    });
  });

  it('cannot be read or changed by another account', async () => {
    const { id } = await createNotification(test.kernel.database.db, {
      accountId: seller.accountId,
      title: 'Mine',
    });
    expect((await test.call(`POST /notifications/${id}/read`, { token: buyer.token })).status).toBe(404);
    expect((await test.call(`DELETE /notifications/${id}`, { token: buyer.token })).status).toBe(404);
    expect((await list(buyer)).map((row: { id: string }) => row.id)).not.toContain(id);
    for (const path of ['/notifications', '/notifications/counts', '/notifications/stream']) {
      expect((await test.call(`GET ${path}`)).status).toBe(401);
    }
  });

  it('are loaded in pages', async () => {
    const me = await test.signIn('customer');
    for (const title of ['one', 'two', 'three'])
      await createNotification(test.kernel.database.db, { accountId: me.accountId, title });
    const first = await test.call('GET /notifications?limit=2', { token: me.token });
    expect(first.body.data.notifications.map(({ title }: { title: string }) => title)).toEqual([
      'three',
      'two',
    ]);
    const next = await test.call(`GET /notifications?limit=2&cursor=${first.body.data.nextCursor}`, {
      token: me.token,
    });
    expect(next.body.data.notifications.map(({ title }: { title: string }) => title)).toEqual(['one']);
    expect((await test.call('GET /notifications?cursor=abc', { token: me.token })).status).toBe(400);
  });
});
