import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestAwards } from '#features/sourcing/awards/server/tables.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { useAwards } from '#support/awards.ts';
import { useMarket } from '#support/market.ts';
import { inDays } from '#support/quotes.ts';
import { requestOf, useRequests } from '#support/requests.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import type { Savings } from '../contract.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call } = trade;
const { open, quote } = useRequests(trade);
const award = useAwards(trade);
const path = '/account/savings';

/** The stores of the tests sell in rupees, so that nothing is rounded. */
const savings = async (currency = 'INR', who: SignedIn = market.buyer): Promise<Savings> =>
  (await call(`GET ${path}?range=7d&currency=${currency}`, { who })).body.data.report;

/** Goods, freight and plates of 5,000 boxes at 15 and more each. */
const totalOf = (dearer = 0): number => 5000 * (1500 + dearer) + 200_000 + 250_000;

/** A request that every store quotes, each dearer than the one before by the difference. */
async function quoted({ rivals = 1, changes = {} }: { rivals?: number; changes?: object } = {}) {
  const { request, stores } = await open({ rivals, changes });
  const sent = [];
  for (const [index, store] of stores.entries()) {
    const { body } = await quote(request.id, { store, dearer: 100 * index });
    sent.push(body.data.quote);
  }
  return { request, stores, sent };
}

describe('the savings of a buyer', () => {
  it('are empty before the first award', async () => {
    await quoted();
    expect(await savings()).toMatchObject({
      items: { awarded: 0, compared: 0, revised: 0, targeted: 0, leftOut: 0 },
      figures: { awardedMinor: { value: 0 } },
      percents: { average: null, negotiated: null, target: null },
      requests: [],
    });
  });

  it('compare the award with the average of all suppliers for the same quantity of the same item', async () => {
    const { request, sent } = await quoted({ rivals: 2 });
    await award(request.id, { winners: [{ id: sent[0].id }] });
    const average = totalOf(100);
    const report = await savings();
    expect(report).toMatchObject({
      figures: {
        awardedMinor: { value: totalOf(), before: 0 },
        averageSavingMinor: { value: average - totalOf() },
        negotiatedMinor: { value: 0 },
      },
      items: { awarded: 1, compared: 1, revised: 0, targeted: 0 },
    });
    expect(report.requests).toMatchObject([
      { id: request.id, awardedMinor: totalOf(), averageSavingMinor: 500_000, negotiatedMinor: null },
    ]);
  });

  it('compare quotes with different Incoterms by landed cost, or not at all', async () => {
    const { request, stores } = await open({ rivals: 1 });
    const [near, far] = stores;
    if (!near || !far) throw new Error('A store is missing.');
    const first = (await quote(request.id, { store: near })).body.data.quote;
    const collected = await quote(request.id, { store: far, dearer: -100, changes: { incoterm: 'EXW' } });
    expect(collected.status).toBe(201);
    await award(request.id, { winners: [{ id: first.id }] });
    const rowOf = async () => (await savings()).requests.find(({ id }) => id === request.id);
    expect(await rowOf()).toMatchObject({ averageSavingMinor: null });
    const comparison = `/quote-comparisons/request/${request.id}`;
    const perOrder = (value: number) => ({ basis: 'order', value });
    const legs = {
      export: perOrder(10_000),
      main: perOrder(300_000),
      insurance: perOrder(0),
      import: perOrder(10_000),
    };
    const saved = await call(`PUT ${comparison}/assumptions`, {
      who: market.buyer,
      body: {
        currency: 'INR',
        destination: 'IN',
        moneyRateBasisPoints: 0,
        routes: [{ origin: 'IN', legs, transitDays: 3 }],
        duties: [],
        weights: { price: 100, leadTime: 0, trackRecord: 0, sustainability: 0 },
      },
    });
    expect(saved.status).toBe(200);
    const { groups } = (await call(`GET ${comparison}`, { who: market.buyer })).body.data.comparison;
    const costs = groups[0].offers.map(
      ({ cells }: { cells: { totalMinor: number }[] }) => cells[0]?.totalMinor,
    );
    const [own, other] = costs;
    expect((await rowOf())?.averageSavingMinor).toBe(Math.round((own + other) / 2) - own);
  });

  it('leave out withdrawn quotes, and items that one supplier alone quoted', async () => {
    const before = await savings();
    const { request, stores, sent } = await quoted();
    const [, store] = stores;
    if (!store) throw new Error('A store is missing.');
    await call(`POST /store/quotes/${sent[1].id}/withdraw`, { who: store, body: { reason: '' } });
    await award(request.id, { winners: [{ id: sent[0].id }] });
    const after = await savings();
    expect(after.items).toMatchObject({
      awarded: before.items.awarded + 1,
      compared: before.items.compared,
    });
    expect(after.requests[0]).toMatchObject({ id: request.id, averageSavingMinor: null });
  });

  it('count what was negotiated between the first and the accepted version', async () => {
    const { request, stores, sent } = await quoted();
    const [store] = stores;
    if (!store) throw new Error('A store is missing.');
    const { validUntil, place, paymentTerm, incoterm, lines } = sent[0];
    const revised = await call(`POST /store/quotes/${sent[0].id}/versions`, {
      who: store,
      body: {
        version: 1,
        validUntil,
        place,
        paymentTerm,
        incoterm,
        lines: [
          {
            requestLine: 0,
            productId: lines[0].productId,
            title: 'Box',
            prices: [{ quantity: 5000, unitPriceMinor: 1400, freightMinor: 200_000, leadTimeDays: 9 }],
            charges: [{ label: 'Plates', amountMinor: 200_000 }],
          },
        ],
      },
    });
    expect(revised.status).toBe(201);
    await award(request.id, { winners: [{ id: sent[0].id, version: 2 }] });
    const [row] = (await savings()).requests;
    expect(row).toMatchObject({ id: request.id, negotiatedMinor: 5000 * 100 + 50_000 });
  });

  it('compare the unit price with the target of the request', async () => {
    const [line] = requestOf([]).lines;
    const changes = { currency: 'INR', lines: [{ ...line, targetPriceMinor: 1450 }] };
    const { request, sent } = await quoted({ changes });
    await award(request.id, { winners: [{ id: sent[0].id }] });
    const [row] = (await savings()).requests;
    // The award is dearer than the target.
    expect(row).toMatchObject({ id: request.id, targetSavingMinor: -50 * 5000 });
  });

  it('count each quantity that different suppliers won', async () => {
    const { request, sent } = await quoted();
    const winners = [{ id: sent[0].id }, { id: sent[1].id, quantity: 20_000 }];
    await award(request.id, { winners });
    const [row] = (await savings()).requests;
    const large = 20_000 * 1300 + 500_000 + 250_000;
    expect(row).toMatchObject({ items: 2, awardedMinor: totalOf() + large });
    // The second winner was dearer: 50 less and 50 more than the averages, for each piece.
    expect(row?.averageSavingMinor).toBe(50 * 5000 - 50 * 20_000);
  });

  it('are converted at the newest rates, into currencies that have one', async () => {
    const [rupees, dollars] = [await savings(), await savings('USD')];
    expect(dollars).toMatchObject({ currency: 'USD', ratesMonth: '2026-06' });
    const converted = rupees.figures.awardedMinor.value / 94.96;
    expect(Math.abs(dollars.figures.awardedMinor.value - converted)).toBeLessThan(10);
    for (const currency of ['XTS', 'usd', '__proto__']) {
      const { status } = await call(`GET ${path}?currency=${currency}`, { who: market.buyer });
      expect([currency, status]).toEqual([currency, 400]);
    }
  });

  it('compare the range with the period before', async () => {
    const { request, sent } = await quoted();
    await award(request.id, { winners: [{ id: sent[0].id }] });
    const before = await savings();
    await db()
      .update(requestAwards)
      .set({ awardedAt: addDays(new Date(), -8) })
      .where(eq(requestAwards.requestId, request.id));
    const after = await savings();
    expect(after.items.awarded).toBe(before.items.awarded - 1);
    expect(after.figures.awardedMinor.before).toBe(totalOf());
    expect(after.requests.map(({ id }) => id)).not.toContain(request.id);
  });
});

describe('access to savings', () => {
  it('is limited to the buyer’s own awards', async () => {
    const { request, sent } = await quoted();
    await award(request.id, { winners: [{ id: sent[0].id }] });
    for (const who of [await test.signIn('customer'), market.seller]) {
      expect(await savings('INR', who)).toMatchObject({ items: { awarded: 0 }, requests: [] });
    }
    expect((await test.call(`GET ${path}`)).status).toBe(401);
    // Even an award that a person made in another buyer’s name stays out of that person’s report.
    const intruder = await test.signIn('customer');
    await db()
      .update(requestAwards)
      .set({ awardedByAccountId: intruder.accountId })
      .where(eq(requestAwards.requestId, request.id));
    expect((await savings('INR', intruder)).items.awarded).toBe(0);
  });

  it('never reads sealed quotes before the deadline', async () => {
    const { request, sent } = await quoted();
    await award(request.id, { winners: [{ id: sent[0].id }] });
    const before = await savings();
    await db()
      .update(requests)
      .set({ sealed: true, deadline: inDays(3) })
      .where(eq(requests.id, request.id));
    expect((await savings()).items.awarded).toBe(before.items.awarded - 1);
    const file = await test.app.inject({
      url: `/api/v1${path}/file?range=7d&currency=INR`,
      headers: { authorization: `Bearer ${market.buyer.token}` },
    });
    expect(file.payload).not.toContain(request.reference);
  });
});

it('writes the awarded items as CSV, with formulas marked as text', async () => {
  const { request, sent } = await quoted({ changes: { title: '=Boxes' } });
  await award(request.id, { winners: [{ id: sent[0].id }] });
  const { headers, payload, statusCode } = await test.app.inject({
    url: `/api/v1${path}/file?range=7d&currency=INR`,
    headers: { authorization: `Bearer ${market.buyer.token}` },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = payload.trim().split('\r\n');
  expect(lines).toHaveLength((await savings()).items.awarded + 1);
  expect(lines[1]).toContain(`${request.reference},'=Boxes,Printed mailer box,5000,`);
  expect(lines[1]).toContain('79500.00');
  const [own] = await db().select().from(quotes).where(eq(quotes.id, sent[0].id));
  expect(own?.valueMinor).toBe(totalOf());
});
