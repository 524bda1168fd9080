import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assumeArrivedJob } from '#features/orders/dispatch/server/jobs.ts';
import { orderInvoices } from '#features/orders/documents/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';
import { completeDeliveredJob } from './jobs.ts';

const test = useTestApp();
const { market, db, call, placed, asStore, move, stockOf, ready } = useMarket(test);

describe('an order', () => {
  it('is hidden from everyone but its two sides', async () => {
    const { id } = await placed();
    const [stranger, rival] = [await test.signIn('customer'), await test.signIn('supplier')];
    await createSupplier(db(), { ownerAccountId: rival.accountId });
    expect((await call(`GET /orders/${id}`, { who: stranger })).status).toBe(404);
    expect((await call(`POST /orders/${id}/cancel`, { who: stranger, body: { reason: 'x' } })).status).toBe(
      404,
    );
    expect((await call(`POST /orders/${id}/reorder`, { who: stranger, body: {} })).status).toBe(404);
    expect((await call(`GET /store/orders/${id}`, { who: rival })).status).toBe(404);
    expect(
      (await call(`POST /store/orders/${id}/state`, { who: rival, body: { to: 'confirmed' } })).status,
    ).toBe(404);
    expect(
      (await call(`POST /store/orders/${id}/dispatches`, { who: rival, body: { carrier: 'X' } })).status,
    ).toBe(404);
    expect((await call(`GET /store/orders/${id}`, { who: market.buyer })).status).toBe(403);
    expect((await test.call(`GET /orders/${id}`)).status).toBe(401);
  });

  it('passes through its states with partial dispatches, with actor and time', async () => {
    const { id } = await placed(100);
    expect((await move(id, 'ready')).status).toBe(409);
    await ready(id);
    const { lines } = (await asStore(`GET /${id}`)).body.data.order;
    const part = [{ lineId: lines[0].id, quantity: 40 }];
    const first = await asStore(`POST /${id}/dispatches`, {
      carrier: 'Bluedart',
      trackingNumber: 'BD1',
      lines: part,
    });
    expect(first.body.data.order).toMatchObject({ status: 'ready', isPartlyDispatched: true });
    expect((await asStore(`POST /${id}/cancel`, { reason: 'Sorry' })).status).toBe(409);
    const tooMuch = [{ lineId: lines[0].id, quantity: 61 }];
    expect((await asStore(`POST /${id}/dispatches`, { carrier: 'Bluedart', lines: tooMuch })).status).toBe(
      409,
    );
    const rest = await asStore(`POST /${id}/dispatches`, { carrier: 'VRL', expectedOn: '2020-01-01' });
    expect(rest.body.data.order.status).toBe('dispatched');
    expect(
      (await call('GET /store/dispatches?status=late', { who: market.seller })).body.data.dispatches[0].order
        .id,
    ).toBe(id);
    const [one] = rest.body.data.order.dispatches;
    const half = await call(`POST /orders/${id}/received`, {
      who: market.buyer,
      body: { dispatchId: one.id },
    });
    expect(half.body.data.order.status).toBe('dispatched');
    const all = await call(`POST /orders/${id}/received`, { who: market.buyer, body: {} });
    expect(all.body.data.order.status).toBe('delivered');
    expect(all.body.data.order.events.map(({ status }: { status: string }) => status)).toEqual([
      'placed',
      'confirmed',
      'in_production',
      'ready',
      'dispatched',
      'delivered',
    ]);
    expect(all.body.data.order.events.at(-1)).toMatchObject({ by: 'buyer', byName: 'Daniel Reyes' });
    expect((await call(`POST /orders/${id}/received`, { who: market.buyer, body: {} })).status).toBe(409);
  });

  it('returns its stock once when both sides cancel at the same time', async () => {
    const { id, productId } = await placed(30);
    await move(id, 'confirmed');
    expect(await stockOf(productId)).toBe(970);
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        call(`POST /orders/${id}/cancel`, { who: market.buyer, body: { reason: 'Changed our minds' } }),
      ),
      ...Array.from({ length: 4 }, () => asStore(`POST /${id}/cancel`, { reason: 'Machine down' })),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(productId)).toBe(1000);
    const { order } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data;
    expect(order.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'proforma',
      'credit_note',
      'tax_invoice',
    ]);
    expect(order.cancelReason).toBeTruthy();
  });

  it('is either cancelled or dispatched when both are requested at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, productId } = await placed(30);
      await ready(id);
      const [cancelled, sent] = await Promise.all([
        call(`POST /orders/${id}/cancel`, { who: market.buyer, body: { reason: 'Late' } }),
        asStore(`POST /${id}/dispatches`, { carrier: 'VRL' }),
      ]);
      expect([cancelled.status, sent.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await stockOf(productId)).toBe(cancelled.status === 200 ? 1000 : 970);
    }
  });

  it('numbers invoices without a gap when twenty are confirmed at the same time', async () => {
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push((await placed()).id);
    await Promise.all(ids.map((id) => move(id, 'confirmed')));
    const { supplierId, kind, sequence: place } = orderInvoices;
    const rows = await db()
      .select({ sequence: place })
      .from(orderInvoices)
      .where(and(eq(supplierId, market.supplierId), eq(kind, 'tax_invoice')))
      .orderBy(place);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  });

  it('is delivered and completed automatically when no one confirms it', async () => {
    const { id } = await placed();
    await ready(id);
    await asStore(`POST /${id}/dispatches`, { carrier: 'VRL' });
    const status = async () => {
      const [order] = await db().select().from(orders).where(eq(orders.id, id));
      return order?.status;
    };
    const runLater = async (days: number, job: typeof assumeArrivedJob) => {
      test.advance(days * 86_400);
      await addJob(db(), { job, payload: {} });
      await test.runJobs();
    };
    await runLater(20, assumeArrivedJob);
    expect(await status()).toBe('dispatched');
    await runLater(2, assumeArrivedJob);
    expect(await status()).toBe('delivered');
    await runLater(8, completeDeliveredJob);
    expect(await status()).toBe('completed');
    test.advance(-30 * 86_400);
  });
});

it('can be read by both sides although its address lacks fields that are required now', async () => {
  const { id } = await placed();
  await db()
    .update(orders)
    .set({
      deliveryAddress: sql`${orders.deliveryAddress} || '{"phone": "", "recipient": "", "country": ""}'`,
    })
    .where(eq(orders.id, id));
  expect((await asStore(`GET /${id}`)).status).toBe(200);
  const { status, body } = await call(`GET /orders/${id}`, { who: market.buyer });
  expect(status).toBe(200);
  expect(body.data.order.deliveryAddress).toMatchObject({ phone: '' });
});
