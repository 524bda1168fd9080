import { beforeAll, describe, expect, it } from 'vitest';
import { maxAmountMinor } from '#lib/line-amount.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, product, changeProduct, call, place } = useMarket(test);

const dearest = 2_000_000_000;
const most = maxAmountMinor / dearest;
const dear = (changes: object = {}) =>
  product({
    tiers: [{ minQuantity: 1, unitPriceMinor: dearest }],
    stock: 2_000_000_000,
    samplePriceMinor: dearest,
    ...changes,
  });
const raise = (id: string) => changeProduct(id, { tiers: [{ minQuantity: 1, unitPriceMinor: dearest }] });

let buyer: SignedIn;
let address: string;
beforeAll(() => {
  ({ buyer, addressId: address } = market);
});
const quote = (lines: object[]) =>
  call('POST /quotes', { who: buyer, body: { lines, deliveryAddressId: address } });

describe('a line whose total exceeds the maximum of an order', () => {
  it.each([most + 1, 4_503_600, 100_000_000])(
    'is a problem of that line, for %i pieces',
    async (quantity) => {
      const { id: productId } = await dear();
      const lines = [{ productId, quantity }];
      const problem = { problem: 'too_large', totalMinor: null, orderable: null };
      const guest = await test.call('POST /basket/price', { body: { lines } });
      expect(guest.status).toBe(200);
      expect(guest.body.data.basket.groups[0].lines).toMatchObject([problem]);
      expect(guest.body.data.basket.groups[0].lines[0].problemMessage).toContain('too large for one order');
      const quoted = await quote(lines);
      expect(quoted.body.data.quotes[0]).toMatchObject({ lines: [], problems: [{ reason: 'too_large' }] });
      expect((await place(lines)).body).toMatchObject({ reason: 'cannot_be_ordered' });
      const added = await call('POST /basket/lines', { who: buyer, body: { productId, quantity } });
      expect(added.status).toBe(201);
      const basket = await call('GET /basket', { who: buyer });
      expect(basket.status).toBe(200);
      const lineId = basket.body.data.basket.groups[0].lines[0].id;
      const less = await call(`PUT /basket/lines/${lineId}`, { who: buyer, body: { quantity: 2 } });
      expect(less.body.data.basket.groups[0].lines).toMatchObject([
        { problem: null, totalMinor: 2 * dearest },
      ]);
      await call('DELETE /basket', { who: buyer });
    },
  );

  it('can be ordered up to the limit', async () => {
    const { id: productId } = await dear();
    const quoted = await quote([{ productId, quantity: most - 1 }]);
    expect(quoted.body.data.quotes[0].lines).toMatchObject([{ totalMinor: (most - 1) * dearest }]);
  });

  it('does not make a basket unreadable when the supplier raises the price later', async () => {
    const { id: productId } = await product({ stock: 100_000_000 });
    const body = { productId, quantity: 50_000_000 };
    expect((await call('POST /basket/lines', { who: buyer, body })).status).toBe(201);
    await raise(productId);
    const basket = await call('GET /basket', { who: buyer });
    expect(basket.body.data.basket).toMatchObject({
      hasProblems: true,
      totals: [],
      groups: [{ lines: [{ problem: 'too_large' }] }],
    });
    expect((await call('POST /quotes', { who: buyer, body: { deliveryAddressId: address } })).status).toBe(
      200,
    );
    await call('DELETE /basket', { who: buyer });
  });

  it('is also a problem in a quick order', async () => {
    const { sku } = await dear({ sku: 'DEAR-1' });
    const response = await test.call('POST /basket/find', {
      body: { lines: [{ code: sku, quantity: most + 1 }] },
    });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    expect(JSON.stringify(response.body)).toContain('too_large');
  });
});

describe('lines whose sum exceeds the maximum of an order', () => {
  it('are a problem of the order, including tax and delivery', async () => {
    const lines = [];
    for (let i = 0; i < 3; i += 1) lines.push({ productId: (await dear()).id, quantity: most - 1 });
    const quoted = await quote(lines);
    expect(quoted.status).toBe(200);
    expect(quoted.body.data.quotes[0].problems).toMatchObject([{ productId: null, reason: 'too_large' }]);
    expect((await place(lines)).body).toMatchObject({ status: 'fail', reason: 'cannot_be_ordered' });
    const alone = await quote(lines.slice(0, 1));
    expect(alone.body.data.quotes[0].problems).toMatchObject([{ reason: 'too_large' }]);
  });

  it('can be read in a basket of a hundred such lines', async () => {
    const lines = [];
    for (let i = 0; i < 100; i += 1) lines.push({ productId: (await dear()).id, quantity: most });
    const { status, body } = await test.call('POST /basket/price', { body: { lines } });
    expect(status).toBe(200);
    expect(body.data.basket.totals).toEqual([{ amountMinor: 100 * maxAmountMinor, currency: 'INR' }]);
    expect((await quote(lines)).status).toBe(200);
  });
});

describe('samples, tiers and fractions of a price', () => {
  it('cost exactly their stated price to the minor unit', async () => {
    const { id: productId } = await dear({
      tiers: [
        { minQuantity: 1, unitPriceMinor: 1_999_999_999 },
        { minQuantity: 100, unitPriceMinor: 1_999_999_997 },
      ],
    });
    const sample = await test.call('POST /basket/price', {
      body: { lines: [{ productId, quantity: 5, isSample: true }] },
    });
    expect(sample.body.data.basket.groups[0].lines).toMatchObject([
      { totalMinor: 5 * dearest, problem: null },
    ]);
    const tier = await quote([{ productId, quantity: 333 }]);
    expect(tier.body.data.quotes[0].lines[0].totalMinor).toBe(333 * 1_999_999_997);
  });
});
