import { describe, expect, it } from 'vitest';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { inDays, offerOf, smallest, useQuotes } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, product, rival } = trade;
const { conversation, sent } = useQuotes(trade);
const { open, quote } = useRequests(trade);

describe('sending a quote', () => {
  it('reaches the buyer in the conversation, with every price calculated', async () => {
    const { inquiryId, quote } = await sent();
    expect(quote).toMatchObject({
      reference: expect.stringMatching(/T0001$/),
      version: 1,
      state: 'open',
      currency: 'INR',
      fromMinor: 7_950_000,
      toMinor: 24_750_000,
      actions: ['revise', 'withdraw'],
    });
    const { body } = await call(`GET /inquiries/${inquiryId}`, { who: market.buyer });
    const [, message] = body.data.messages;
    expect(message.side).toBe('supplier');
    expect(message.body).toContain(
      '5,000 at ₹15.00 each: ₹79,500.00 in total including ₹2,000.00 freight and ₹2,500.00 one-off charges',
    );
    const received = await call(`GET /inquiries/${inquiryId}/quotes`, { who: market.buyer });
    expect(received.body.data.quotes).toMatchObject([
      { id: quote.id, actions: ['accept', 'counter', 'decline'] },
    ]);
    const listed = await call('GET /supplier-quotes?state=open', { who: market.buyer });
    expect(listed.body.data.quotes.map(({ id }: { id: string }) => id)).toContain(quote.id);
  });

  it('states the MOQ, the price of a sample and the installments', async () => {
    const { inquiryId, productId } = await conversation();
    const [line] = offerOf(productId).lines;
    const body = offerOf(productId, {
      lines: [{ ...line, moq: 2500, samplePriceMinor: 50_000 }],
      paymentSplit: [
        { percent: 40, due: 'order', days: 3 },
        { percent: 60, due: 'dispatch', days: 60 },
      ],
    });
    const answer = await call(`POST /store/inquiries/${inquiryId}/quotes`, { who: market.seller, body });
    expect(answer.body.data.quote.lines[0]).toMatchObject({ moq: 2500, samplePriceMinor: 50_000 });
    const { body: talk } = await call(`GET /inquiries/${inquiryId}`, { who: market.buyer });
    const text = talk.data.messages.at(-1).body;
    expect(text).toContain('MOQ 2,500');
    expect(text).toContain('Sample ₹500.00');
    expect(text).toContain('Payment: 40% with the order, 60% due 60 days after dispatch');
  });

  it('refuses products of other stores, days in the past and amounts that no order can have', async () => {
    const { inquiryId, productId } = await conversation();
    const other = await rival();
    const { id: foreign } = await product({ supplierId: other.supplierId });
    const [line] = offerOf(productId).lines;
    const huge = { quantity: 100_000_000, unitPriceMinor: 1_000_000_000, freightMinor: 0, leadTimeDays: 1 };
    const refusals: [object, string][] = [
      [{ lines: [{ ...line, productId: foreign }] }, 'lines.0.productId'],
      [{ validUntil: inDays(-1) }, 'validUntil'],
      [{ validUntil: inDays(400) }, 'validUntil'],
      [{ lines: [{ ...line, prices: [huge] }] }, 'lines.0.prices.0.unitPriceMinor'],
      [{ lines: [] }, 'lines'],
      [{ incoterm: 'XXX' }, 'incoterm'],
      [{ lines: [{ ...line, moq: 6000 }] }, 'lines.0.moq'],
      [{ lines: [{ ...line, samplePriceMinor: -1 }] }, 'lines.0.samplePriceMinor'],
      [{ paymentSplit: [{ percent: 90, due: 'order', days: 0 }] }, 'paymentSplit'],
    ];
    for (const [changes, path] of refusals) {
      const answer = await call(`POST /store/inquiries/${inquiryId}/quotes`, {
        who: market.seller,
        body: offerOf(productId, changes),
      });
      expect(answer.status, path).toBe(400);
      expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    }
  });

  it('is for the store of the conversation only', async () => {
    const { inquiryId, productId } = await conversation();
    const body = offerOf(productId);
    const path = `POST /store/inquiries/${inquiryId}/quotes`;
    expect((await call(path, { who: market.buyer, body })).status).toBe(403);
    expect((await call(path, { who: await rival(), body })).status).toBe(404);
  });
});

describe('revising a quote', () => {
  it('needs a change, unless the request or a counter-offer asks for an answer', async () => {
    const { quote, productId } = await sent();
    const revise = (changes: object) =>
      call(`POST /store/quotes/${quote.id}/versions`, {
        who: market.seller,
        body: { version: 1, ...offerOf(productId, changes) },
      });
    expect((await revise({})).body).toMatchObject({ reason: 'unchanged_offer' });
    const lines = offerOf(productId).lines.map((line) => ({ ...line, alternative: false }));
    expect((await revise({ lines })).body).toMatchObject({ reason: 'unchanged_offer' });
    expect((await revise({ notes: 'Pallets included' })).body.data.quote).toMatchObject({ version: 2 });
  });
});

describe('reading a quote', () => {
  it('is for its two sides only', async () => {
    const { quote, inquiryId } = await sent();
    const visitor = await test.signIn('customer');
    expect((await call(`GET /supplier-quotes/${quote.id}`, { who: market.buyer })).status).toBe(200);
    expect((await call(`GET /supplier-quotes/${quote.id}`, { who: visitor })).status).toBe(404);
    const ofOthers = await call(`GET /inquiries/${inquiryId}/quotes`, { who: visitor });
    expect(ofOthers.status).toBe(404);
    const rivals = await call(`GET /store/inquiries/${inquiryId}/quotes`, { who: await rival() });
    expect(rivals.status).toBe(404);
    const body = { version: 1, choices: smallest, deliveryAddressId: market.addressId };
    expect((await call(`POST /supplier-quotes/${quote.id}/totals`, { who: visitor, body })).status).toBe(404);
  });
});

describe('closing an account', () => {
  it('declines the open quotes of the buyer', async () => {
    const seller = await rival();
    const buyer = await test.signIn('customer');
    const { id: productId } = await product({ supplierId: seller.supplierId });
    const { id: inquiryId } = await createInquiry(db(), {
      supplierId: seller.supplierId,
      buyerAccountId: buyer.accountId,
      number: 1,
      productId,
      subject: 'Boxes',
      messages: [
        { side: 'buyer', body: 'How much?', authorAccountId: buyer.accountId, createdAt: new Date() },
      ],
    });
    const answer = await call(`POST /store/inquiries/${inquiryId}/quotes`, {
      who: seller,
      body: offerOf(productId),
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body.data.quote;
    const closed = await call('POST /account/close', { who: buyer, body: { password: buyer.password } });
    expect(closed.status).toBe(200);
    const { body } = await call(`GET /store/quotes/${id}`, { who: seller });
    expect(body.data.quote).toMatchObject({ state: 'declined', closeReason: 'The account was closed.' });
  });
});

describe('API keys of a store', () => {
  const keyWith = async (...scopes: string[]) => {
    const { body } = await call('POST /store/api-keys', {
      who: market.seller,
      body: { name: 'ERP', scopes },
    });
    return { ...market.seller, supplierId: market.supplierId, token: body.data.secret as string };
  };

  it('read requests and send quotes, each with its scope', async () => {
    const { request } = await open({ rivals: 0 });
    const [reading, writing] = [await keyWith('requests:read', 'quotes:read'), await keyWith('quotes:write')];
    const received = await call('GET /store/requests', { who: reading });
    expect(received.body.data.requests).toMatchObject([{ id: request.id, invitation: 'invited' }]);
    expect((await quote(request.id, { store: reading })).body.reason).toBe('api_scope');
    const answer = await quote(request.id, { store: writing });
    expect(answer.status).toBe(201);
    const { id } = answer.body.data.quote;
    expect((await call(`GET /store/quotes/${id}`, { who: writing })).body.reason).toBe('api_scope');
    expect((await call(`GET /store/quotes/${id}`, { who: reading })).status).toBe(200);
    const { body } = await call(`GET /requests/${request.id}/quotes`, { who: market.buyer });
    expect(body.data.quotes).toMatchObject([{ id, fromMinor: 7_950_000 }]);
  });
});
