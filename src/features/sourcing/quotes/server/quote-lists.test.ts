import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { useAwards } from '#support/awards.ts';
import { useMarket } from '#support/market.ts';
import { inDays, useQuotes } from '#support/quotes.ts';
import { requestOf, useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';
import { quotes } from './tables.ts';

const trade = useMarket(useTestApp());
const { market, db, call, rival } = trade;
const { sent, accept } = useQuotes(trade);
const { open, quote: quoteFor } = useRequests(trade);
const award = useAwards(trade);

const listOf = async (who: 'buyer' | 'store', query = '') =>
  (
    await call(`GET ${who === 'buyer' ? '/supplier-quotes' : '/store/quotes'}?limit=50&${query}`, {
      who: who === 'buyer' ? market.buyer : market.seller,
    })
  ).body.data;
const ids = (page: { quotes: { id: string }[] }): string[] => page.quotes.map(({ id }) => id);
const rowOf = (page: { quotes: { id: string }[] }, id: string) => page.quotes.find((one) => one.id === id);
const counter = (id: string) =>
  call(`POST /supplier-quotes/${id}/counter-offers`, {
    who: market.buyer,
    body: { version: 1, prices: [{ line: 0, quantity: 5000, unitPriceMinor: 1420 }] },
  });

describe('the lists of quotes', () => {
  it('show and count what waits for the viewer: the buyer first, then the supplier with a counter-offer', async () => {
    const { quote } = await sent();
    const before = await listOf('buyer', 'state=action');
    expect(ids(before)).toContain(quote.id);
    expect(before.counts).toEqual({ action: before.quotes.length, open: before.quotes.length });
    const store = await listOf('store', 'state=action');
    expect(ids(store)).not.toContain(quote.id);

    expect((await counter(quote.id)).status).toBe(201);
    const after = await listOf('buyer', 'state=action');
    expect(ids(after)).not.toContain(quote.id);
    expect(after.counts).toEqual({ action: before.counts.action - 1, open: before.counts.open });
    const waiting = await listOf('store', 'state=action');
    expect(rowOf(waiting, quote.id)).toMatchObject({ isCountered: true });
    expect(waiting.counts.action).toBe(store.counts.action + 1);

    await db()
      .update(quotes)
      .set({ validUntil: inDays(-1) })
      .where(eq(quotes.id, quote.id));
    expect(ids(await listOf('store', 'state=action'))).not.toContain(quote.id);
    expect(rowOf(await listOf('store'), quote.id)).toMatchObject({ isCountered: false, state: 'expired' });
  });

  it('show the supplier quotes for an earlier version of a request', async () => {
    const { request, stores } = await open();
    const [store] = stores;
    if (!store) throw new Error('The store is missing.');
    const { id } = (await quoteFor(request.id, { store })).body.data.quote;
    expect(ids(await listOf('store', 'state=action'))).not.toContain(id);
    const { status } = await call(`POST /requests/${request.id}/versions`, {
      who: market.buyer,
      body: { ...requestOf([], { title: 'Boxes with a lid' }), version: 1 },
    });
    expect(status).toBe(200);
    expect(ids(await listOf('store', 'state=action'))).toContain(id);
    expect(ids(await listOf('store', 'q=with+a+lid'))).toEqual([id]);
    await db()
      .update(requests)
      .set({ deadline: inDays(-1) })
      .where(eq(requests.id, request.id));
    expect(ids(await listOf('store', 'state=action'))).not.toContain(id);
  });

  it('find titles, numbers and the other side, and nothing of other people', async () => {
    const { quote } = await sent();
    const number = /\d+$/.exec(quote.reference)?.[0];
    for (const q of [quote.reference, `T${number}`, '250 × 180', 'MAILER', quote.supplier.name.slice(1, 7)])
      expect(ids(await listOf('buyer', `q=${encodeURIComponent(q)}`)), q).toContain(quote.id);
    for (const q of [quote.reference, 'mailer box', quote.buyer.name.slice(0, 5).toLowerCase()])
      expect(ids(await listOf('store', `q=${encodeURIComponent(q)}`)), q).toContain(quote.id);
    for (const q of ['%25', 'nothing+like+it']) expect(ids(await listOf('buyer', `q=${q}`))).toEqual([]);
    const { body } = await call(`GET /store/quotes?q=${quote.reference}`, { who: await rival() });
    expect(body.data.quotes).toEqual([]);
  });
});

it('orders are found by the title and number of the request that they come from', async () => {
  const title = 'Cases for 100% cotton towels';
  const { request, stores } = await open({ changes: { title } });
  const [store] = stores;
  if (!store) throw new Error('The store is missing.');
  const quote = (await quoteFor(request.id, { store })).body.data.quote;
  await award(request.id, { winners: [quote] });
  const accepted = await call(`GET /supplier-quotes/${quote.id}`, { who: market.buyer });
  const { order } = accepted.body.data.quote;
  const other = (await accept((await sent()).quote.id)).body.data.order;
  for (const [path, who] of [
    ['/orders', market.buyer],
    ['/store/orders', market.seller],
  ] as const) {
    const found = async (q: string) =>
      ids({ quotes: (await call(`GET ${path}?q=${encodeURIComponent(q)}`, { who })).body.data.orders });
    expect(await found('100% COTTON')).toEqual([order.id]);
    expect(await found(request.reference.toLowerCase())).toEqual([order.id]);
    expect(await found('100%_cotton')).toEqual([]);
    expect(await found(other.reference)).toEqual([other.id]);
  }
  const { body } = await call('GET /store/orders?q=cotton', { who: await rival() });
  expect(body.data.orders).toEqual([]);
});
