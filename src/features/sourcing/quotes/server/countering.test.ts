import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { useMarket } from '#support/market.ts';
import { inDays, offerOf, useQuotes } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';
import { quoteCounterOffers, quotes } from './tables.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call } = trade;
const { sent, accept } = useQuotes(trade);
const { open, quote: quoteFor } = useRequests(trade);

const lower = [{ line: 0, quantity: 5000, unitPriceMinor: 1420 }];

const counter = async (id: string, changes: object = {}) =>
  call(`POST /supplier-quotes/${id}/counter-offers`, {
    who: market.buyer,
    body: { version: 1, prices: lower, note: 'We order monthly.', ...changes },
  });

const revise = async (
  quote: { id: string },
  { productId, ...changes }: { productId: string; [field: string]: unknown },
) =>
  call(`POST /store/quotes/${quote.id}/versions`, {
    who: market.seller,
    body: { version: 1, ...offerOf(productId), notes: 'Second version', ...changes },
  });

const read = async (id: string) =>
  (await call(`GET /store/quotes/${id}`, { who: market.seller })).body.data.quote;

describe('a counter-offer', () => {
  it('is shown to both sides, announced in the conversation, and answered by a new version', async () => {
    const { quote, inquiryId, productId } = await sent();
    const prices = [...lower, { line: 0, quantity: 20_000, leadTimeDays: 15 }];
    const answer = await counter(quote.id, { prices });
    expect(answer.status).toBe(201);
    const [own] = answer.body.data.quote.counterOffers;
    expect(own).toMatchObject({
      version: 1,
      note: 'We order monthly.',
      sentByName: 'Daniel Reyes',
      isOpen: true,
      prices: [
        { quantity: 5000, quotedPriceMinor: 1500, unitPriceMinor: 1420, leadTimeDays: null },
        { quantity: 20_000, unitPriceMinor: null, quotedLeadTimeDays: 21, leadTimeDays: 15 },
      ],
    });
    expect(answer.body.data.quote.actions).toEqual(['accept', 'decline']);
    expect((await read(quote.id)).counterOffers).toEqual([own]);
    const talk = await call(`GET /store/inquiries/${inquiryId}`, { who: market.seller });
    expect(talk.body.data.messages.at(-1)).toMatchObject({ side: 'buyer' });
    expect(talk.body.data.messages.at(-1).body).toContain('₹14.20 each instead of ₹15.00');
    expect(talk.body.data.messages.at(-1).body).toContain('ready in 15 days instead of 21');
    await test.runJobs();
    const { notifications } = (await call('GET /notifications', { who: market.seller })).body.data;
    expect(notifications[0]).toMatchObject({ priority: 'high', title: expect.stringContaining('Daniel') });
    expect((await revise(quote, { productId, counterOfferId: own.id })).status).toBe(201);
    const { counterOffers, version } = await read(quote.id);
    expect([version, counterOffers[0].isOpen]).toEqual([2, false]);
    expect((await counter(quote.id, { version: 2 })).status).toBe(201);
  });

  it('is possible once for each version, also when it is sent many times at the same time', async () => {
    const { quote } = await sent();
    const answers = await Promise.all(Array.from({ length: 6 }, () => counter(quote.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect((await counter(quote.id)).body).toMatchObject({ reason: 'already_countered' });
  });

  it('is closed with the quote, which can still be accepted as it was quoted', async () => {
    const { quote } = await sent();
    await counter(quote.id);
    expect((await accept(quote.id)).status).toBe(201);
    const { counterOffers, state } = await read(quote.id);
    expect([state, counterOffers[0].isOpen]).toEqual(['accepted', false]);
  });

  it('is refused for other people, quantities, amounts, versions and states', async () => {
    const { quote, productId } = await sent();
    const body = { version: 1, prices: lower };
    const path = `POST /supplier-quotes/${quote.id}/counter-offers`;
    expect((await call(path, { who: await test.signIn('customer'), body })).status).toBe(404);
    expect((await call(path, { who: market.seller, body })).status).toBe(404);
    const refused: object[] = [
      [],
      [{ line: 0, quantity: 6000, unitPriceMinor: 1 }],
      [{ line: 1, quantity: 5000, unitPriceMinor: 1 }],
      [{ line: 0, quantity: 5000 }],
      [{ line: 0, quantity: 5000, unitPriceMinor: 1500 }],
      [{ line: 0, quantity: 5000, unitPriceMinor: 0 }],
      [{ line: 0, quantity: 5000, unitPriceMinor: 1e12 }],
      [...lower, ...lower],
    ];
    for (const prices of refused)
      expect((await counter(quote.id, { prices })).status, JSON.stringify(prices)).toBe(400);
    await revise(quote, { productId });
    expect((await counter(quote.id)).body).toMatchObject({ reason: 'revised' });
    await db()
      .update(quotes)
      .set({ validUntil: inDays(-1) })
      .where(eq(quotes.id, quote.id));
    expect((await counter(quote.id, { version: 2 })).body).toMatchObject({ reason: 'expired' });
    await call(`POST /store/quotes/${quote.id}/withdraw`, { who: market.seller, body: {} });
    expect((await counter(quote.id, { version: 2 })).body).toMatchObject({ reason: 'withdrawn' });
    expect(await db().$count(quoteCounterOffers, eq(quoteCounterOffers.quoteId, quote.id))).toBe(0);
  });

  it('is never overwritten by a version of a supplier who has not seen it', async () => {
    const { quote, productId } = await sent();
    const [own] = (await counter(quote.id)).body.data.quote.counterOffers;
    expect((await revise(quote, { productId })).body).toMatchObject({ reason: 'countered' });
    expect((await revise(quote, { productId, counterOfferId: newId() })).body.reason).toBe('countered');
    expect((await revise(quote, { productId, counterOfferId: own.id })).status).toBe(201);
  });

  it('has one outcome when the supplier revises at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { quote, productId } = await sent();
      const [proposed, revised] = await Promise.all([counter(quote.id), revise(quote, { productId })]);
      expect([proposed.status, revised.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
      const { version, counterOffers } = await read(quote.id);
      expect([version, counterOffers.length]).toEqual(proposed.status === 201 ? [1, 1] : [2, 0]);
    }
  });
});

describe('countering quotes for a request', () => {
  it('is impossible before the deadline of a sealed request, and answered after it', async () => {
    const { request, stores } = await open({ changes: { sealed: true } });
    const [store, second] = stores;
    if (!store || !second) throw new Error('A store is missing.');
    const { quote } = (await quoteFor(request.id, { store })).body.data;
    await quoteFor(request.id, { store: second });
    expect((await counter(quote.id)).status).toBe(404);
    await db()
      .update(requests)
      .set({ deadline: inDays(-1) })
      .where(eq(requests.id, request.id));
    const lines = quote.lines.map(({ productId, title, prices, charges }: Record<string, unknown>) => ({
      productId,
      title,
      prices,
      charges,
      requestLine: 0,
    }));
    const offer = { productId: lines[0].productId, lines };
    expect((await revise(quote, offer)).body).toMatchObject({ reason: 'closed' });
    const [own] = (await counter(quote.id)).body.data.quote.counterOffers;
    expect((await revise(quote, { ...offer, counterOfferId: own.id })).status).toBe(201);
    const talk = await call(`GET /inquiries/${quote.inquiryId}`, { who: market.buyer });
    expect(talk.body.data.messages.at(-1).body).toContain('₹15.00 each');
  });
});
