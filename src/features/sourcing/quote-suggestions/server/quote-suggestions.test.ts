import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useQuotes } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, rival } = trade;
const { conversation } = useQuotes(trade);
const { open } = useRequests(trade);

describe('the suggestion for a quote', () => {
  it('has the list price of the quantity that the buyer wrote in a conversation', async () => {
    const { inquiryId, productId } = await conversation();
    const path = `/store/inquiries/${inquiryId}/quote-suggestion`;
    const { body } = await call(`GET ${path}`, { who: market.seller });
    expect(body.data).toMatchObject({
      currency: 'INR',
      product: { id: productId },
      prices: [{ quantity: 5000, unitPriceMinor: 900 }],
    });
    expect((await call(`GET ${path}`, { who: await rival() })).status).toBe(404);
    expect((await call(`GET ${path}`, { who: market.buyer })).status).toBe(403);
  });

  it('has a line for each item of a request, and is for the invited stores', async () => {
    const { request } = await open({ rivals: 0 });
    const path = `/store/requests/${request.id}/quote-suggestion`;
    const { body } = await call(`GET ${path}`, { who: market.seller });
    expect(body.data.lines).toMatchObject([{ prices: [{ quantity: 5000 }, { quantity: 20_000 }] }]);
    expect((await call(`GET ${path}`, { who: await rival() })).status).toBe(404);
  });
});
