import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, placed, asStore, move } = useMarket(test);

describe('payments', () => {
  const pay = (id: string, { amountMinor, key }: { amountMinor: number; key?: string }) =>
    call(`POST /store/orders/${id}/payments`, {
      who: market.seller,
      body: { amountMinor, method: 'upi', receivedOn: '2026-01-02' },
      key,
    });

  it('fill the instalments in order, never exceed the total, and are reversed by a payment of their own', async () => {
    const { id } = await placed(100, { term: 'Partial Payment' });
    await move(id, 'confirmed');
    const { order } = (await asStore(`GET /${id}`)).body.data;
    expect(order.milestones.map(({ state }: { state: string }) => state)).toEqual(['due', 'later']);
    expect((await pay(id, { amountMinor: order.totalMinor + 1 })).status).toBe(409);
    const half = (await pay(id, { amountMinor: order.milestones[0].amountMinor })).body.data.order;
    expect(half.milestones.map(({ state }: { state: string }) => state)).toEqual(['paid', 'later']);
    expect(half.nextDueAt).toBeNull();
    const back = await call(`POST /store/orders/${id}/payments/${half.payments[0].id}/reverse`, {
      who: market.seller,
      body: {
        note: 'Bounced',
      },
    });
    expect(back.body.data.order).toMatchObject({
      paidMinor: 0,
      payments: [{ isReversed: true }, { note: 'Bounced' }],
    });
    const twice = await call(`POST /store/orders/${id}/payments/${half.payments[0].id}/reverse`, {
      who: market.seller,
      body: {
        note: 'Again',
      },
    });
    expect(twice.status).toBe(409);
    expect((await call(`POST /store/orders/${id}/payments`, { who: market.buyer, body: {} })).status).toBe(
      403,
    );
  });

  it('never exceed the total with concurrent requests, and are recorded once per key', async () => {
    const { id } = await placed(100);
    const { totalMinor } = (await asStore(`GET /${id}`)).body.data.order;
    const most = Math.floor(totalMinor / 3);
    await Promise.all(Array.from({ length: 8 }, () => pay(id, { amountMinor: most })));
    const { order } = (await asStore(`GET /${id}`)).body.data;
    expect(order.paidMinor).toBe(most * 3);
    expect(order.payments).toHaveLength(3);
    const { id: second } = await placed(100);
    await Promise.all(Array.from({ length: 3 }, () => pay(second, { amountMinor: 100, key: 'one-payment' })));
    expect((await asStore(`GET /${second}`)).body.data.order.paidMinor).toBe(100);
  });

  it('are overdue when their day has passed', async () => {
    const { id } = await placed();
    await move(id, 'confirmed');
    // Late in the evening in India: less than six times 24 hours ago, and six days by the calendar.
    const nextDueAt = sql`(date_trunc('day', now() at time zone 'Asia/Kolkata') - interval '5 days 1 minute') at time zone 'Asia/Kolkata'`;
    await db()
      .update(orders)
      .set({ confirmedAt: sql`now() - interval '9 days'`, nextDueAt })
      .where(eq(orders.id, id));
    const { body } = await asStore('GET ?status=overdue');
    expect(body.data.orders.map((one: { id: string }) => one.id)).toContain(id);
    expect(body.data.orders[0]).toMatchObject({ isOverdue: true, overdueDays: 6 });
    const counted = await asStore('GET /counts');
    expect(counted).toMatchObject({ status: 200 });
    expect(counted.body.data.counts.overdue).toBeGreaterThan(0);
  });
});

describe('lists', () => {
  it('return every order once, page by page, with filters and search', async () => {
    const { id } = await placed(10, { part: { purchaseOrderNumber: '=HYPERLINK("x")' } });
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await asStore(`GET ?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.orders.map((one: { id: string }) => one.id));
      cursor = body.data.nextCursor ?? '';
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(id);
    const { order } = (await asStore(`GET /${id}`)).body.data;
    const result = await asStore(`GET ?q=${encodeURIComponent(`#${order.number}`)}`);
    expect(result.body.data.orders[0].id).toBe(id);
    expect((await asStore('GET ?q=hyperlink')).body.data.orders).toHaveLength(1);
    expect((await asStore('GET ?q=%25')).body.data.orders).toHaveLength(0);
    expect(
      (await call('GET /orders?status=placed&limit=1', { who: market.buyer })).body.data.orders,
    ).toHaveLength(1);
    expect((await call('GET /orders?cursor=nonsense', { who: market.buyer })).status).toBe(400);
    expect((await call('GET /orders?limit=101', { who: market.buyer })).status).toBe(400);
    const csv = await test.app.inject({
      url: '/api/v1/store/orders/export',
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv.body.trim().split('\r\n').length).toBe(seen.length + 1);
  });

  it('move several orders independently of each other', async () => {
    const [a, b] = [await placed(), await placed()];
    await asStore(`POST /${b.id}/cancel`, { reason: 'No' });
    const { body } = await asStore('POST /state', { ids: [a.id, b.id], to: 'confirmed' });
    expect(body.data.results).toMatchObject([
      { id: a.id, ok: true },
      { id: b.id, ok: false, message: expect.stringContaining('canceled') },
    ]);
  });

  it('add the products of an order to the basket again', async () => {
    const { id, productId } = await placed(50);
    const { body } = await call(`POST /orders/${id}/reorder`, { who: market.buyer, body: {} });
    expect(body.data).toEqual({ added: 1, left: [] });
    const { basket } = (await call('GET /basket', { who: market.buyer })).body.data;
    expect(basket.groups[0].lines).toMatchObject([{ productId, quantity: 50 }]);
  });
});
