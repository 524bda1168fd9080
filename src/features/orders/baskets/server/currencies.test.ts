import { expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, product } = useMarket(test);

it('a basket and its quotes have a total for each currency, and delivery costs the same in that of the store', async () => {
  const { buyer: who, addressId: deliveryAddressId } = market;
  const { accountId } = await test.signIn('supplier');
  const abroad = await createSupplier(db(), {
    ownerAccountId: accountId,
    country: 'US',
    state: 'Ohio',
    deliveryCapabilities: ['Export Ready'],
  });
  const near = await product();
  const tiers = [{ minQuantity: 10, unitPriceMinor: 250 }];
  const far = await product({ supplierId: abroad.id, tiers, currency: 'USD' });
  for (const [productId, quantity] of [
    [near.id, 500],
    [far.id, 20],
  ])
    await call('POST /basket/lines', { who, body: { productId, quantity } });
  const { basket } = (await call('GET /basket', { who })).body.data;
  expect(basket.totals).toEqual([
    { amountMinor: 500 * 900, currency: 'INR' },
    { amountMinor: 20 * 250, currency: 'USD' },
  ]);
  const { data } = (await call('POST /quotes', { who, body: { deliveryAddressId } })).body;
  expect(data.totals.map(({ currency }: { currency: string }) => currency)).toEqual(['INR', 'USD']);
  const quote = data.quotes.find(({ currency }: { currency: string }) => currency === 'USD');
  expect(quote.delivery).toMatchObject({ chargeMinor: 26_000 });
});
