import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { inDays, offerOf } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call } = trade;
const { open, quote } = useRequests(trade);
const { upload } = useProofs(test, trade);

const read = (path: string, { token }: SignedIn) =>
  test.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });

it('an order freezes only what was ordered of a quote, with its lead time, date and files', async () => {
  const fileId = await upload(market.buyer, { purpose: 'order-artwork', name: 'dieline.pdf' });
  const { request, stores } = await open({ rivals: 0, changes: { fileIds: [fileId] } });
  const [store] = stores;
  if (!store) throw new Error('A store is missing.');
  const { id: productId } = await trade.product();
  const line = offerOf(productId).lines[0];
  const stated = { ...line, requestLine: 0, specification: 'E flute, white outside' };
  const alternative = { ...stated, alternative: true, title: 'B flute box', specification: 'B flute' };
  const { body: sent } = await quote(request.id, { store, changes: { lines: [stated, alternative] } });
  const won = sent.data.quote;
  const choices = [{ line: 1, quantity: 5000 }];
  const address = { deliveryAddressId: market.addressId };
  const { body: priced } = await call(`POST /supplier-quotes/${won.id}/totals`, {
    who: market.buyer,
    body: { version: 1, choices, ...address },
  });
  const { totalMinor } = priced.data.totals;
  const { body } = await call(`POST /requests/${request.id}/awards`, {
    who: market.buyer,
    body: {
      winners: [{ id: won.id, version: 1, choices, seenTotalMinor: totalMinor }],
      ...address,
      billingAddressId: market.addressId,
      reason: 'Stronger.',
      complete: true,
    },
  });
  const [{ id }] = body.data.orders;
  const { order } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(order.agreement).toMatchObject({
    specifications: [{ title: 'B flute box', specification: 'B flute' }],
    lines: [
      { line: 1, quantity: 5000, leadTimeDays: 14, isAlternative: true, specificationHash: hash('B flute') },
    ],
    request: { id: request.id, version: 1, fingerprint: request.fingerprint, requiredBy: inDays(60) },
    files: [{ id: fileId, from: 'request', name: 'dieline.pdf' }],
  });
  const file = `agreement-files/${fileId}`;
  const bought = await read(`/orders/${id}/${file}`, market.buyer);
  expect(createHash('sha256').update(bought.rawPayload).digest('hex')).toBe(order.agreement.files[0].hash);
  expect((await read(`/store/orders/${id}/${file}`, market.seller)).statusCode).toBe(200);
  expect((await read(`/store/orders/${id}/${file}`, await trade.rival())).statusCode).toBe(404);
  expect((await read(`/orders/${id}/${file}`, await test.signIn('customer'))).statusCode).toBe(404);
  const { quotes: listed } = (await call(`GET /requests/${request.id}/quotes`, { who: market.buyer })).body
    .data;
  expect(listed[0].order.lines).toEqual([{ line: 1, quantity: 5000 }]);
  const { awards } = (await call(`GET /requests/${request.id}/awards`, { who: market.buyer })).body.data;
  expect(awards).toMatchObject([{ line: 0, quantity: 5000, isAlternative: true }]);
});
