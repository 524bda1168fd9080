import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import { useAwards } from '#support/awards.ts';
import { useMarket } from '#support/market.ts';
import { inDays, useQuotes } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import type { QuoteResults } from '../contract.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, rival } = trade;
const { open, quote } = useRequests(trade);
const award = useAwards(trade);
const { sent } = useQuotes(trade);
const path = '/store/insights/quote-results';

const joinPlan = (supplierId: string, planId: 'silver' | 'basic' = 'silver') =>
  createMembership(db(), {
    supplierId,
    planId,
    ...(planId === 'silver' && { cycleEndsAt: addDays(new Date(), 20) }),
  });
const report = async (who: SignedIn = market.seller): Promise<QuoteResults> =>
  (await call(`GET ${path}?range=7d`, { who })).body.data.report;
const lost = async (query = '', who: SignedIn = market.seller) =>
  (await call(`GET ${path}/lost?range=7d${query}`, { who })).body.data;
const reasons = ({ losses }: QuoteResults) =>
  Object.fromEntries(losses.reasons.filter((one) => one.quotes > 0).map((one) => [one.reason, one.quotes]));

/** A request that the store of the market and another one quote, with the differences of their prices. */
async function quoted({ dearer = 0, theirs = 0, changes = {} } = {}) {
  const { request, stores } = await open({ changes });
  const ids: string[] = [];
  for (const [index, store] of stores.entries()) {
    const { body } = await quote(request.id, { store, dearer: index === 0 ? dearer : theirs });
    ids.push(body.data.quote.id);
  }
  const [own = '', other = ''] = ids;
  const [, otherStore] = stores;
  if (!otherStore) throw new Error('A store is missing.');
  return { request, own, other, otherStore };
}

const decline = (id: string, reason: string) =>
  call(`POST /supplier-quotes/${id}/decline`, { who: market.buyer, body: { reason } });

beforeAll(async () => {
  await joinPlan(market.supplierId);
});

describe('the results of quotes', () => {
  it('are empty before the first quote', async () => {
    expect(await report()).toMatchObject({
      figures: { sent: { value: 0 }, valueMinor: { value: 0 }, winPercent: { value: 0 } },
      states: { open: 0, accepted: 0, declined: 0, withdrawn: 0, expired: 0 },
      losses: { medianAbovePercent: null, disclosed: 0 },
      kinds: [],
      countries: [],
    });
    expect(await lost()).toEqual({ quotes: [], nextCursor: null });
  });

  it('count every state once, and win rates without withdrawn and open quotes', async () => {
    await sent();
    const expired = (await sent()).quote;
    await db()
      .update(quotes)
      .set({ validUntil: inDays(-1) })
      .where(eq(quotes.id, expired.id));
    const withdrawn = (await sent()).quote;
    await call(`POST /store/quotes/${withdrawn.id}/withdraw`, { who: market.seller, body: { reason: '' } });
    await decline((await sent()).quote.id, '=Too late for us');
    const won = await quoted();
    await award(won.request.id, { winners: [{ id: won.own }] });
    const results = await report();
    expect(results.states).toEqual({ open: 1, accepted: 1, declined: 1, withdrawn: 1, expired: 1 });
    expect(results.figures).toMatchObject({
      sent: { value: 5, before: 0 },
      winPercent: { value: 33.3 },
      // The smallest quantity: 5,000 at 1,500 with freight of 200,000 and plates at 250,000.
      valueMinor: { value: 5 * 7_950_000 },
    });
    expect(reasons(results)).toEqual({ declined: 1, expired: 1 });
    expect(results.points.at(-1)).toMatchObject({ accepted: 1, lost: 2, undecided: 2 });
    expect(results.kinds).toMatchObject([{ sent: 5, accepted: 1, decided: 3 }]);
    expect(results.invitations).toMatchObject({ received: 1, answered: 1 });
  });

  it('are of the current version, at the day of the first', async () => {
    const { quote: first } = await sent();
    const earlier = addDays(new Date(), -3);
    await db().update(quotes).set({ firstSentAt: earlier }).where(eq(quotes.id, first.id));
    const before = await report();
    const { validUntil, place, paymentTerm, incoterm, lines } = first;
    await call(`POST /store/quotes/${first.id}/versions`, {
      who: market.seller,
      body: {
        version: 1,
        validUntil,
        place,
        paymentTerm,
        incoterm,
        lines: [
          {
            productId: lines[0].productId,
            title: 'Box',
            prices: [{ quantity: 100, unitPriceMinor: 50, freightMinor: 0, leadTimeDays: 3 }],
          },
        ],
      },
    });
    const after = await report();
    expect(after.points).toEqual(before.points);
    expect(after.figures.sent).toEqual(before.figures.sent);
    expect(after.figures.valueMinor.value).toBe(before.figures.valueMinor.value - 7_950_000 + 5000);
  });

  it('measure how long buyers waited for the first quote of a conversation', async () => {
    const { quote: first, inquiryId, productId } = await sent();
    const { body } = await call(`POST /store/inquiries/${inquiryId}/quotes`, {
      who: market.seller,
      body: {
        lines: [
          {
            productId,
            title: 'Box',
            prices: [{ quantity: 1, unitPriceMinor: 1, freightMinor: 0, leadTimeDays: 1 }],
          },
        ],
        incoterm: 'EXW',
        place: 'Pune',
        paymentTerm: 'Partial Payment',
        validUntil: inDays(3),
      },
    });
    const rows = await db().select().from(quotes).where(eq(quotes.inquiryId, inquiryId));
    expect(rows.find(({ id }) => id === first.id)?.waitedMinutes).toBe(0);
    expect(rows.find(({ id }) => id === body.data.quote.id)?.waitedMinutes).toBeNull();
    await db().update(quotes).set({ waitedMinutes: 90 }).where(eq(quotes.supplierId, market.supplierId));
    expect((await report()).figures.medianHours.value).toBe(1.5);
  });
});

describe('lost quotes', () => {
  it('state the rank, and the distance only if the buyer disclosed it', async () => {
    const hidden = await quoted({ dearer: 300 });
    await award(hidden.request.id, { winners: [{ id: hidden.other }] });
    const disclosed = await quoted({ dearer: 150 });
    await award(disclosed.request.id, { winners: [{ id: disclosed.other }], tellDistance: true });
    const page = await lost('&reason=cheaper');
    expect(page.quotes).toMatchObject([
      { id: disclosed.own, reason: 'cheaper', rank: 2, of: 2, abovePercent: 9.4, note: null },
      { id: hidden.own, reason: 'cheaper', rank: 2, of: 2, abovePercent: null },
    ]);
    expect((await report()).losses).toMatchObject({ medianAbovePercent: 9.4, disclosed: 1 });
  });

  it('never name another supplier, its quote or its price', async () => {
    const { request, other, otherStore } = await quoted({ dearer: 150, theirs: -3 });
    await award(request.id, { winners: [{ id: other }], tellDistance: true });
    const text = JSON.stringify([await report(), await lost()]);
    for (const secret of [other, otherStore.supplierId]) expect(text).not.toContain(secret);
    const [own] = (await lost()).quotes;
    // The own price of 1,650 and the disclosed distance, but not the 1,497 of the other.
    expect(own).toMatchObject({ valueMinor: 5000 * 1650 + 450_000, abovePercent: 9.6 });
    expect(text).not.toContain(String(5000 * 1497 + 450_000));
  });

  it('say that the lowest price was not selected, or that something was not quoted', async () => {
    const lowest = await quoted();
    await award(lowest.request.id, { winners: [{ id: lowest.other, quantity: 20_000 }] });
    expect((await lost('&reason=not-selected')).quotes).toMatchObject([{ id: lowest.own, rank: 1 }]);
    const { request, stores } = await open();
    const [own, rivalStore] = stores;
    if (!own || !rivalStore) throw new Error('A store is missing.');
    const { body } = await quote(request.id, { store: own });
    const onlySmall = body.data.quote.lines[0].prices[0];
    const { quantity, unitPriceMinor, freightMinor, leadTimeDays } = onlySmall;
    await call(`POST /store/quotes/${body.data.quote.id}/versions`, {
      who: own,
      body: {
        version: 1,
        validUntil: body.data.quote.validUntil,
        place: 'Pune',
        paymentTerm: 'Partial Payment',
        incoterm: 'DAP',
        lines: [
          {
            requestLine: 0,
            productId: body.data.quote.lines[0].productId,
            title: 'Box',
            prices: [{ quantity, unitPriceMinor, freightMinor, leadTimeDays }],
          },
        ],
      },
    });
    const winner = await quote(request.id, { store: rivalStore });
    await award(request.id, { winners: [{ id: winner.body.data.quote.id, quantity: 20_000 }] });
    expect((await lost('&reason=incomplete')).quotes).toMatchObject([
      { id: body.data.quote.id, rank: null, abovePercent: null },
    ]);
  });

  it('show the reason that the buyer wrote, and that a request was canceled', async () => {
    const { request, own } = await quoted();
    await call(`POST /requests/${request.id}/cancel`, { who: market.buyer, body: { reason: 'No launch' } });
    await test.runJobs();
    expect((await lost('&reason=cancelled')).quotes).toMatchObject([{ id: own, note: null }]);
    const declined = await quoted();
    await decline(declined.own, 'The lead time is too long.');
    // The award afterwards does not replace what the buyer wrote.
    await award(declined.request.id, { winners: [{ id: declined.other }], tellDistance: true });
    expect((await lost('&reason=declined')).quotes[0]).toMatchObject({
      id: declined.own,
      note: 'The lead time is too long.',
      rank: null,
      abovePercent: null,
    });
  });

  it('are in pages without gaps or repeats', async () => {
    const all = (await lost('&limit=50')).quotes.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page: { quotes: { id: string }[]; nextCursor: string | null } = await lost(`&limit=2${cursor}`);
      seen.push(...page.quotes.map(({ id }) => id));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(5);
    const wrong = await call(`GET ${path}/lost?cursor=abc`, { who: market.seller });
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'bad_cursor']);
  });
});

describe('sealed quotes', () => {
  it('reveal nothing of others before the deadline', async () => {
    const before = await report();
    const { other, otherStore } = await quoted({ dearer: 10, changes: { sealed: true } });
    const after = await report();
    expect(after.states.open).toBe(before.states.open + 1);
    expect(after.losses).toEqual(before.losses);
    const text = JSON.stringify([after, await lost()]);
    for (const secret of [other, otherStore.supplierId]) expect(text).not.toContain(secret);
  });
});

describe('access to quote results', () => {
  it('is limited to the store itself, its plan and people who may read quotes', async () => {
    const visitor = await rival();
    await joinPlan(visitor.supplierId);
    expect((await report(visitor)).figures.sent.value).toBe(0);
    expect(await lost('', visitor)).toEqual({ quotes: [], nextCursor: null });
    const basic = await rival();
    await joinPlan(basic.supplierId, 'basic');
    for (const end of ['', '/lost', '/file']) {
      expect((await call(`GET ${path}${end}`, { who: basic })).body.reason).toBe('plan');
      expect((await call(`GET ${path}${end}`, { who: market.buyer })).status).toBe(403);
      expect((await test.call(`GET ${path}${end}`)).status).toBe(401);
    }
  });

  it('refuses an invalid range', async () => {
    const { status } = await call(`GET ${path}?range=custom&from=2026-03-02&to=2026-03-01`, {
      who: market.seller,
    });
    expect(status).toBe(400);
    expect((await call(`GET ${path}/lost?reason=luck`, { who: market.seller })).status).toBe(400);
  });
});

it('writes the quotes of a range as CSV, with formulas marked as text', async () => {
  const { headers, payload, statusCode } = await test.app.inject({
    url: `/api/v1${path}/file?range=7d`,
    headers: { authorization: `Bearer ${market.seller.token}` },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = payload.trim().split('\r\n');
  expect(lines[0]).toContain('Quote,Sent,Item,Buyer');
  expect(lines).toHaveLength((await report()).figures.sent.value + 1);
  expect(payload).toContain("'=Too late for us");
});
