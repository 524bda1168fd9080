import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { inDays } from '#support/quotes.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, placed, place, rival } = trade;

interface Setting {
  id: string;
  who?: typeof market.buyer;
  changes?: object;
}

/** The first line of an order of the store. */
async function lineOf(id: string): Promise<{ id: string }> {
  const { body } = await call(`GET /store/orders/${id}`, { who: market.seller });
  return body.data.order.lines[0];
}

const set = async ({ id, who = market.seller, changes = {} }: Setting) =>
  call(`POST /store/orders/${id}/customer-prices`, {
    who,
    body: {
      lineId: (await lineOf(id)).id,
      tiers: [{ minQuantity: 50, unitPriceMinor: 700 }],
      validUntil: inDays(90),
      ...changes,
    },
  });

/** The unit price of a quantity in the basket of a person. */
async function priceFor(
  productId: string,
  { quantity, who }: { quantity: number; who: typeof market.buyer },
) {
  const { body } = await call('POST /basket/price', {
    who,
    body: { lines: [{ productId, quantity, isSample: false }] },
  });
  return body.data.basket.groups[0].lines[0].unitPriceMinor as number;
}

describe('a customer price', () => {
  it('applies to its buyer alone, from its quantity, in the basket and in orders', async () => {
    const { id, productId } = await placed();
    const answer = await set({ id });
    expect(answer.status).toBe(201);
    expect(answer.body.data.prices).toMatchObject([{ product: { id: productId }, state: 'current' }]);
    const other = await test.signIn('customer');
    expect(await priceFor(productId, { quantity: 50, who: market.buyer })).toBe(700);
    expect(await priceFor(productId, { quantity: 20, who: market.buyer })).toBe(1000);
    expect(await priceFor(productId, { quantity: 50, who: other })).toBe(1000);
    const ordered = await place([{ productId, quantity: 60 }]);
    expect(ordered.status).toBe(201);
    const { body } = await call(`GET /orders/${ordered.body.data.orders[0].id}`, { who: market.buyer });
    expect(body.data.order.lines[0]).toMatchObject({ quantity: 60, unitPriceMinor: 700 });
    const own = await call(`GET /customer-prices/current?productId=${productId}`, { who: market.buyer });
    expect(own.body.data.prices).toMatchObject([{ tiers: [{ minQuantity: 50, unitPriceMinor: 700 }] }]);
    const others = await call(`GET /customer-prices/current?productId=${productId}`, { who: other });
    expect(others.body.data.prices).toEqual([]);
  });

  it('is replaced by the next one, and ends when the store ends it', async () => {
    const { id, productId } = await placed();
    await set({ id });
    const again = await set({ id, changes: { tiers: [{ minQuantity: 50, unitPriceMinor: 650 }] } });
    const prices = again.body.data.prices.filter((price: { order: { id: string } }) => price.order.id === id);
    expect(prices).toHaveLength(1);
    expect(await priceFor(productId, { quantity: 50, who: market.buyer })).toBe(650);
    const [{ id: priceId }] = prices;
    const visitor = await rival();
    const foreign = await call(`POST /store/customer-prices/${priceId}/end`, { who: visitor });
    expect(foreign.status).toBe(404);
    expect((await call(`POST /store/customer-prices/${priceId}/end`, { who: market.seller })).status).toBe(
      200,
    );
    expect(await priceFor(productId, { quantity: 50, who: market.buyer })).toBe(1000);
    const ended = await call('GET /customer-prices?state=ended', { who: market.buyer });
    expect(ended.body.data.prices.map((price: { id: string }) => price.id)).toContain(priceId);
  });

  it('is one price, however often it is set at the same time', async () => {
    const { id } = await placed();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => set({ id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const { body } = await call(`GET /store/orders/${id}/customer-prices`, { who: market.seller });
    expect(body.data.prices.filter((price: { order: { id: string } }) => price.order.id === id)).toHaveLength(
      1,
    );
  });

  it('is refused for orders of other stores, days in the past and prices that rise', async () => {
    const { id } = await placed();
    const visitor = await rival();
    expect((await set({ id, who: visitor })).status).toBe(404);
    expect((await set({ id, who: market.buyer })).status).toBe(403);
    const refusals: [object, string][] = [
      [{ validUntil: inDays(-1) }, 'validUntil'],
      [{ validUntil: inDays(900) }, 'validUntil'],
      [{ tiers: [] }, 'tiers'],
      [
        {
          tiers: [
            { minQuantity: 10, unitPriceMinor: 700 },
            { minQuantity: 100, unitPriceMinor: 700 },
          ],
        },
        'tiers',
      ],
      [{ lineId: '01939f00-0000-7000-8000-000000000099' }, 'lineId'],
    ];
    for (const [changes, path] of refusals) {
      const { status, body } = await set({ id, changes });
      expect([path, status]).toEqual([path, 400]);
      expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
    }
  });

  it('notifies the buyer with the price and the day', async () => {
    const { id } = await placed();
    await set({ id });
    await test.runJobs();
    const { body } = await call('GET /notifications', { who: market.buyer });
    const notice = body.data.notifications.find((one: { title: string }) =>
      one.title.startsWith('Your price'),
    );
    expect(notice.message).toContain('₹7.00 from 50');
  });
});
