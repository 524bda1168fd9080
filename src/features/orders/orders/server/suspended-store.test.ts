import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, placed, place, product, asStore, move, ready } = useMarket(test);
let admin: SignedIn;

beforeAll(async () => {
  admin = await test.signIn('admin');
});

async function decide(name: 'suspension' | 'reinstatement', reason: string): Promise<void> {
  const { supplierId } = market;
  const [row] = await db().select().from(suppliers).where(eq(suppliers.id, supplierId));
  const response = await call(`POST /admin/applications/${supplierId}/${name}`, {
    who: admin,
    body: { version: row?.version, reason },
  });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
}
const isSuspended = async () =>
  (await db().select().from(suppliers).where(eq(suppliers.id, market.supplierId)))[0]?.status === 'suspended';

beforeEach(async () => {
  if (await isSuspended()) await decide('reinstatement', 'Cleared');
  await test.runJobs();
  test.mails.length = 0;
});

const refused = { status: 403, reason: 'store_suspended' };
const outcome = ({ status, body }: { status: number; body: { reason?: string } }) => ({
  status,
  reason: body.reason,
});
const parcel = { carrier: 'Delhivery' };

describe('a suspended store', () => {
  it('cannot move an order forward, dispatch or correct a dispatch in any state', async () => {
    const orders = [await placed(), await placed(), await placed(), await placed()];
    const [fresh, confirmed, made, sent] = orders.map(({ id }) => id) as [string, string, string, string];
    await move(confirmed, 'confirmed');
    await ready(made);
    await ready(sent);
    const dispatched = await asStore(`POST /${sent}/dispatches`, parcel);
    const dispatchId = dispatched.body.data.order.dispatches[0].id;
    await decide('suspension', 'Counterfeit certificates');
    for (const [id, to] of [
      [fresh, 'confirmed'],
      [confirmed, 'in_production'],
      [sent, 'delivered'],
      [sent, 'completed'],
    ] as const)
      expect(outcome(await move(id, to)), to).toEqual(refused);
    expect(outcome(await asStore(`POST /${made}/dispatches`, parcel))).toEqual(refused);
    expect(outcome(await asStore(`PUT /${sent}/dispatches/${dispatchId}`, parcel))).toEqual(refused);
    expect(outcome(await asStore(`POST /${sent}/dispatches/${dispatchId}/delivered`, {}))).toEqual(refused);
    expect(outcome(await asStore('POST /state', { ids: [fresh], to: 'confirmed', note: '' }))).toEqual(
      refused,
    );
    const { body } = await asStore(`GET /${made}`);
    expect(body.data.order).toMatchObject({
      status: 'ready',
      supplier: { isSuspended: true },
      actions: ['record_payment', 'cancel'],
    });
  });

  it('cannot do so with an API key, nor change its bank account or its charges', async () => {
    const { id } = await placed();
    const { body } = await call('POST /store/api-keys', {
      who: market.seller,
      body: { name: 'Stock system', scopes: ['orders:write'] },
    });
    await decide('suspension', 'Counterfeit certificates');
    const headers = { authorization: `Bearer ${body.data.secret ?? body.data.key}` };
    const response = await test.call(`POST /store/orders/${id}/state`, {
      headers,
      body: { to: 'confirmed' },
    });
    expect(outcome(response)).toEqual(refused);
    const terms = await call('GET /store/selling-terms', { who: market.seller });
    const saved = await call('PUT /store/selling-terms', { who: market.seller, body: terms.body.data.terms });
    expect(outcome(saved)).toEqual(refused);
  });

  it('can record a payment, cancel and refund, and answer its buyers', async () => {
    const { id } = await placed();
    await move(id, 'confirmed');
    await decide('suspension', 'Counterfeit certificates');
    const day = new Date().toISOString().slice(0, 10);
    const payment = { amountMinor: 1000, method: 'bank_transfer', receivedOn: day };
    const paid = await call(`POST /store/orders/${id}/payments`, {
      who: market.seller,
      body: payment,
      key: id,
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect((await asStore(`POST /${id}/cancel`, { reason: 'We are suspended' })).status).toBe(200);
    const paymentId = paid.body.data.order.payments[0].id;
    const refund = await call(`POST /store/orders/${id}/payments/${paymentId}/reverse`, {
      who: market.seller,
      body: { note: 'Refunded' },
      key: `${id}-back`,
    });
    expect(refund.body.data.order).toMatchObject({ status: 'cancelled', paidMinor: 0, toRefundMinor: 0 });
    const sent = await call('POST /inquiries', {
      who: market.buyer,
      body: { orderId: id, message: 'When is the refund?' },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const inquiryId = sent.body.data.inquiry.id;
    const reply = await call(`POST /store/inquiries/${inquiryId}/messages`, {
      who: market.seller,
      body: { message: 'It left today.' },
    });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  });

  it('receives no orders, and only inquiries about orders', async () => {
    const { id: productId } = await product();
    await decide('suspension', 'Counterfeit certificates');
    expect((await place([{ productId, quantity: 20 }])).status).not.toBe(201);
    const other = await test.signIn('customer');
    const sent = await call('POST /inquiries', {
      who: other,
      body: { supplierId: market.supplierId, message: 'Do you make jars?' },
    });
    expect(sent.status).toBe(404);
  });

  it('confirms an order either before the suspension or not at all', async () => {
    const { id } = await placed();
    const [moved] = await Promise.all([move(id, 'confirmed'), decide('suspension', 'Counterfeit')]);
    const { body } = await asStore(`GET /${id}`);
    expect(body.data.order.status).toBe(moved.status === 200 ? 'confirmed' : 'placed');
  });

  it('sees the reason wherever its members sign in', async () => {
    await decide('suspension', 'Counterfeit certificates');
    const { body } = await call('GET /store', { who: market.seller });
    expect(body.data.store.suspension).toMatchObject({ reason: 'Counterfeit certificates' });
    await decide('reinstatement', 'Cleared');
    expect((await call('GET /store', { who: market.seller })).body.data.store.suspension).toBeNull();
  });
});

describe('buyers of a suspended store', () => {
  const titles = async () =>
    (await call('GET /notifications', { who: market.buyer })).body.data.notifications.map(
      ({ title, href }: { title: string; href: string }) => `${title} ${href}`,
    );

  it('are notified of each open order and its payments, and when the store is back', async () => {
    const { id } = await placed();
    const day = new Date().toISOString().slice(0, 10);
    await call(`POST /store/orders/${id}/payments`, {
      who: market.seller,
      body: { amountMinor: 12_345, method: 'bank_transfer', receivedOn: day },
      key: `paid-${id}`,
    });
    await decide('suspension', 'Counterfeit certificates');
    await test.runJobs();
    expect((await titles()).some((one: string) => one.includes('is suspended') && one.endsWith(id))).toBe(
      true,
    );
    const mail = test.mails.find(
      ({ to, text }) => to === market.buyer.email && text.includes(id) && text.includes('is suspended'),
    );
    expect(mail?.text).toContain('123.45');
    expect(mail?.text).toContain('Do not pay anything more');
    expect(mail?.text).not.toContain('Counterfeit');
    test.mails.length = 0;
    await decide('reinstatement', 'Cleared');
    await test.runJobs();
    expect(
      (await titles()).some((one: string) => one.includes('has been reinstated') && one.endsWith(id)),
    ).toBe(true);
    expect(test.mails.some(({ to, text }) => to === market.buyer.email && text.includes(id))).toBe(true);
  });

  it('can still see their orders and documents, and can cancel', async () => {
    const { id } = await placed();
    await move(id, 'confirmed');
    await decide('suspension', 'Counterfeit certificates');
    const { body } = await call(`GET /orders/${id}`, { who: market.buyer });
    expect(body.data.order.supplier).toMatchObject({ isSuspended: true, isPublic: false });
    expect(body.data.order.documents.length).toBeGreaterThan(0);
    for (const { kind } of body.data.order.documents as { kind: string }[])
      expect((await call(`GET /orders/${id}/documents/${kind}`, { who: market.buyer })).status, kind).toBe(
        200,
      );
    const cancelled = await call(`POST /orders/${id}/cancel`, {
      who: market.buyer,
      body: { reason: 'Too long' },
    });
    expect(cancelled.body.data.order.status).toBe('cancelled');
  });
});
