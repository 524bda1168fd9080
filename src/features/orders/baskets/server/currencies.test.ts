import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();

let seller: SignedIn;
let supplierId: string;
let productId: string;
let categoryId: string;

beforeAll(async () => {
  const { db } = test.kernel.database;
  seller = await test.signIn('supplier');
  supplierId = (await createSupplier(db, { ownerAccountId: seller.accountId, paymentTerms: ['COD'] })).id;
  ({ id: categoryId } = await createCategory(db));
  productId = (await createProduct(db, { supplierId, categoryId, stock: 5000, samplePriceMinor: 9900 })).id;
});

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

const call = (who: SignedIn, { method, path, body }: Call) =>
  test.call(`${method} ${path}`, { token: who.token, ...(body === undefined ? {} : { body }) });
const add = (who: SignedIn, body: object) => call(who, { method: 'POST', path: '/basket/lines', body });

const home = {
  recipient: 'Daniel Reyes',
  phone: '+91 98220 12345',
  line1: '14 Canal Road',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
};

describe('a basket with several currencies', () => {
  it('has a total for each, and so have its quotes; delivery costs the same in the currency of the store', async () => {
    const { db } = test.kernel.database;
    const buyer = await test.signIn('customer');
    const { accountId } = await test.signIn('supplier');
    const abroad = await createSupplier(db, {
      ownerAccountId: accountId,
      country: 'US',
      state: 'Ohio',
      deliveryCapabilities: ['Export Ready'],
    });
    const tiers = [{ minQuantity: 10, unitPriceMinor: 250 }];
    const product = await createProduct(db, {
      supplierId: abroad.id,
      categoryId,
      stock: 500,
      tiers,
      moq: 10,
      currency: 'USD',
    });
    await add(buyer, { productId, quantity: 500 });
    await add(buyer, { productId: product.id, quantity: 20 });
    const { basket } = (await call(buyer, { method: 'GET', path: '/basket' })).body.data;
    expect(basket.totals).toEqual([
      { amountMinor: 500 * 5400, currency: 'INR' },
      { amountMinor: 20 * 250, currency: 'USD' },
    ]);
    const address = await call(buyer, { method: 'POST', path: '/addresses', body: home });
    const body = { deliveryAddressId: address.body.data.address.id };
    const { data } = (await call(buyer, { method: 'POST', path: '/quotes', body })).body;
    expect(data.totals.map(({ currency }: { currency: string }) => currency)).toEqual(['INR', 'USD']);
    const quote = data.quotes.find(({ currency }: { currency: string }) => currency === 'USD');
    expect(quote.delivery).toMatchObject({ chargeMinor: 26_000 });
  });
});
