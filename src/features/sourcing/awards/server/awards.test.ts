import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call } = trade;
const { open, quote } = useRequests(trade);

interface QuotedRequest {
  rivals?: number;
  changes?: object;
  /** Changes of each quote. */
  offered?: object;
}

/** A request with a quote of each store; each is dearer than the one before. */
async function quoted({ rivals = 2, changes = {}, offered = {} }: QuotedRequest = {}) {
  const { request, stores } = await open({ rivals, changes });
  const quotes = [];
  for (const [index, store] of stores.entries()) {
    const answer = await quote(request.id, { store, dearer: index * 100, changes: offered });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    quotes.push(answer.body.data.quote);
  }
  return { request, stores, quotes };
}

interface Winning {
  quote: { id: string };
  quantity: number;
  total?: number;
}

/** The winners of an award, with the totals as the server calculates them. */
async function winnersOf(list: readonly Winning[]) {
  const winners: { id: string; seenTotalMinor: number; [field: string]: unknown }[] = [];
  for (const { quote: won, quantity, total } of list) {
    const choices = [{ line: 0, quantity }];
    const { body } = await call(`POST /supplier-quotes/${won.id}/totals`, {
      who: market.buyer,
      body: { version: 1, choices, deliveryAddressId: market.addressId },
    });
    winners.push({ id: won.id, version: 1, choices, seenTotalMinor: total ?? body.data.totals.totalMinor });
  }
  return winners;
}

const standingOf = ({ quantity, rank, of }: Record<string, unknown>) => [quantity, rank, of];

const award = async (
  requestId: string,
  { winners, ...changes }: { winners: unknown[]; complete?: boolean; tellDistance?: boolean },
) =>
  call(`POST /requests/${requestId}/awards`, {
    who: market.buyer,
    body: {
      winners,
      deliveryAddressId: market.addressId,
      billingAddressId: market.addressId,
      reason: 'Best price at each quantity.',
      complete: true,
      ...changes,
    },
  });

describe('awarding a request', () => {
  it('carries the installments of a quote into its order', async () => {
    const paymentSplit = [
      { percent: 40, due: 'order', days: 3 },
      { percent: 60, due: 'dispatch', days: 60 },
    ];
    const { request, quotes } = await quoted({ rivals: 1, offered: { paymentSplit } });
    const [won] = quotes;
    const { status, body } = await award(request.id, {
      winners: await winnersOf([{ quote: won, quantity: 5000 }]),
    });
    expect(status).toBe(201);
    const [{ id }] = body.data.orders;
    const { order } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data;
    expect(order).toMatchObject({ paymentTerm: 'Partial Payment', paymentSplit });
    expect(order.milestones.map(({ percent }: { percent: number }) => percent)).toEqual([40, 60]);
    expect(order.milestones[0].amountMinor + order.milestones[1].amountMinor).toBe(order.totalMinor);
  });

  it('places one order with each winner at exactly its price, and tells the others', async () => {
    const { request, stores, quotes } = await quoted();
    const winners = await winnersOf([
      { quote: quotes[0], quantity: 5000 },
      { quote: quotes[1], quantity: 20_000 },
    ]);
    const answer = await award(request.id, { winners, tellDistance: true });
    expect(answer.status).toBe(201);
    expect(
      answer.body.data.orders
        .map(({ totalMinor }: { totalMinor: number }) => totalMinor)
        .toSorted((a: number, b: number) => a - b),
    ).toEqual(winners.map(({ seenTotalMinor }) => seenTotalMinor).toSorted((a, b) => a - b));
    const { body } = await call(`GET /requests/${request.id}`, { who: market.buyer });
    expect(body.data.request).toMatchObject({ state: 'awarded', actions: ['clone', 'export'] });
    const listed = await call(`GET /requests/${request.id}/awards`, { who: market.buyer });
    expect(listed.body.data.awards).toMatchObject([
      { line: 0, quantity: 5000, reason: 'Best price at each quantity.' },
      { line: 0, quantity: 20_000 },
    ]);
    const [, , last] = stores;
    if (!last) throw new Error('A store is missing.');
    const lost = await call(`GET /store/requests/${request.id}`, { who: last });
    const { won, items } = lost.body.data.request.outcome;
    expect([won, ...items.map(standingOf)]).toEqual([false, [5000, 3, 3], [20_000, 3, 3]]);
    expect(items[0].abovePercent).toBeGreaterThan(10);
    const declined = await call(`GET /store/quotes/${quotes[2].id}`, { who: last });
    expect(declined.body.data.quote).toMatchObject({ state: 'declined', actions: [] });
  });

  it('can be done in parts', async () => {
    const { request, quotes } = await quoted();
    const first = await winnersOf([{ quote: quotes[0], quantity: 5000 }]);
    await award(request.id, { winners: first, complete: false });
    const { body } = await call(`GET /requests/${request.id}`, { who: market.buyer });
    expect(body.data.request.state).toBe('partly_awarded');
    const second = await winnersOf([{ quote: quotes[1], quantity: 20_000 }]);
    expect((await award(request.id, { winners: second })).status).toBe(201);
    expect((await award(request.id, { winners: second })).body.reason).toBe('awarded');
  });

  it('can be finished after a part, so that the others learn it', async () => {
    const { request, stores, quotes } = await quoted();
    const finish = async () =>
      call(`POST /requests/${request.id}/awards/finish`, {
        who: market.buyer,
        body: { tellDistance: false },
      });
    expect((await finish()).body.reason).toBe('open');
    const winners = await winnersOf([{ quote: quotes[0], quantity: 5000 }]);
    await award(request.id, { winners, complete: false });
    expect((await finish()).status).toBe(200);
    const { body } = await call(`GET /requests/${request.id}`, { who: market.buyer });
    expect(body.data.request.state).toBe('awarded');
    const [, second] = stores;
    if (!second) throw new Error('A store is missing.');
    const lost = await call(`GET /store/requests/${request.id}`, { who: second });
    expect(lost.body.data.request.outcome).toMatchObject({
      won: false,
      items: [{ quantity: 5000, rank: 2, abovePercent: null, basis: 'quoted_total' }],
    });
    expect((await finish()).body.reason).toBe('awarded');
  });

  it('orders nothing if one of the totals has changed', async () => {
    const { request, quotes } = await quoted();
    const winners = await winnersOf([
      { quote: quotes[0], quantity: 5000 },
      { quote: quotes[1], quantity: 20_000, total: 1 },
    ]);
    expect((await award(request.id, { winners })).body.reason).toBe('total_changed');
    const { body } = await call(`GET /requests/${request.id}/awards`, { who: market.buyer });
    expect(body.data.awards).toEqual([]);
  });

  it('has one outcome, however often it is sent at the same time', async () => {
    const { request, quotes } = await quoted();
    const winners = await winnersOf([{ quote: quotes[0], quantity: 5000 }]);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => award(request.id, { winners })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  it('has one outcome if a supplier revises at the same time', async () => {
    const { request, stores, quotes } = await quoted();
    const winners = await winnersOf([{ quote: quotes[0], quantity: 5000 }]);
    const [store] = stores;
    if (!store) throw new Error('A store is missing.');
    const { validUntil, place, paymentTerm, incoterm, lines } = quotes[0];
    const offer = {
      validUntil,
      place,
      paymentTerm,
      incoterm,
      lines: lines.map((line: { productId: string; title: string; prices: object[] }) => ({
        productId: line.productId,
        title: line.title,
        requestLine: 0,
        prices: [{ quantity: 5000, unitPriceMinor: 1400, freightMinor: 0, leadTimeDays: 9 }],
      })),
    };
    const [awarded, revised] = await Promise.all([
      award(request.id, { winners }),
      call(`POST /store/quotes/${quotes[0].id}/versions`, { who: store, body: { ...offer, version: 1 } }),
    ]);
    expect([awarded.status, revised.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is impossible with quotes for other requests, by other people, and quote by quote', async () => {
    const { request, quotes } = await quoted();
    const other = await quoted();
    const winners = await winnersOf([{ quote: other.quotes[0], quantity: 5000 }]);
    expect((await award(request.id, { winners })).status).toBe(404);
    const visitor = await test.signIn('customer');
    const foreign = await call(`GET /requests/${request.id}/awards`, { who: visitor });
    expect(foreign.status).toBe(404);
    const [own] = await winnersOf([{ quote: quotes[0], quantity: 5000 }]);
    const direct = await call(`POST /supplier-quotes/${quotes[0].id}/accept`, {
      who: market.buyer,
      body: { ...own, deliveryAddressId: market.addressId, billingAddressId: market.addressId },
    });
    expect(direct.body.reason).toBe('award_instead');
  });
});

describe('sealed quotes', () => {
  it('cannot be read, declined or awarded before the deadline', async () => {
    const { request, quotes } = await quoted({ rivals: 1, changes: { sealed: true } });
    const { body } = await call(`GET /requests/${request.id}/quotes`, { who: market.buyer });
    expect(body.data.quotes).toEqual([]);
    expect(body.data.sealed).toMatchObject([
      { fingerprint: quotes[0].fingerprint },
      { fingerprint: quotes[1].fingerprint },
    ]);
    const [{ id, inquiryId }] = quotes;
    const reads = [`GET /supplier-quotes/${id}`, `GET /inquiries/${inquiryId}/quotes`];
    for (const read of reads) {
      const answer = await call(read, { who: market.buyer });
      expect(JSON.stringify(answer.body), read).not.toContain('7950000');
    }
    const list = await call('GET /supplier-quotes', { who: market.buyer });
    expect(list.body.data.quotes.map((one: { id: string }) => one.id)).not.toContain(id);
    const talk = await call(`GET /inquiries/${inquiryId}`, { who: market.buyer });
    expect(JSON.stringify(talk.body)).not.toContain('₹');
    const { body: asked } = await call('POST /account/exports', { who: market.buyer, body: {} });
    await test.runJobs();
    const data = await call(`GET /account/exports/${asked.data.export.id}/content`, { who: market.buyer });
    expect(JSON.stringify(data.body.requests)).toContain(request.id);
    expect(JSON.stringify([data.body.quotes, data.body.quote_versions])).not.toContain(id);
    const winner = { id, version: 1, choices: [{ line: 0, quantity: 5000 }], seenTotalMinor: 0 };
    expect((await award(request.id, { winners: [winner] })).status).toBe(409);
    const declined = await call(`POST /supplier-quotes/${id}/decline`, {
      who: market.buyer,
      body: { reason: '' },
    });
    expect(declined.status).toBe(404);
  });
});
