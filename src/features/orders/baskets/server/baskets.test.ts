import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { sellingTerms } from '#features/orders/selling-terms/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const nobody = '0190c6f2-0000-7000-8000-000000000000';

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

describe('a basket', () => {
  it('prices each line by the tier for its quantity, grouped by supplier', async () => {
    const buyer = await test.signIn('customer');
    expect((await add(buyer, { productId, quantity: 2000 })).status).toBe(201);
    await add(buyer, { productId, quantity: 2, isSample: true });
    const { basket } = (await call(buyer, { method: 'GET', path: '/basket' })).body.data;
    expect(basket).toMatchObject({
      lineCount: 2,
      hasProblems: false,
      totals: [{ amountMinor: 2000 * 4800 + 2 * 9900, currency: 'INR' }],
    });
    expect(basket.groups[0].supplier).toMatchObject({ id: supplierId, paymentTerms: ['COD'] });
    expect(basket.groups[0].lines.map((line: { unitPriceMinor: number }) => line.unitPriceMinor)).toEqual([
      4800, 9900,
    ]);
    expect((await call(buyer, { method: 'GET', path: '/basket/count' })).body.data.lineCount).toBe(2);
  });

  it('states the problem of a line and how to solve it', async () => {
    const buyer = await test.signIn('customer');
    const { body } = await add(buyer, { productId, quantity: 100 });
    const [line] = body.data.basket.groups[0].lines;
    expect(line).toMatchObject({ problem: 'below_minimum', orderable: 500 });
    const many = await call(buyer, {
      method: 'PUT',
      path: `/basket/lines/${line.id}`,
      body: { quantity: 9000 },
    });
    expect(many.body.data.basket.groups[0].lines[0]).toMatchObject({
      problem: 'not_enough_stock',
      orderable: 5000,
    });
    const own = await add(seller, { productId, quantity: 500 });
    expect(own.body.data.basket.groups[0].lines[0].problem).toBe('own_store');
  });

  it('shows a price that has changed since', async () => {
    const { db } = test.kernel.database;
    const buyer = await test.signIn('customer');
    const tiers = [{ minQuantity: 10, unitPriceMinor: 1000 }];
    const { id } = await createProduct(db, { supplierId, categoryId, tiers });
    await add(buyer, { productId: id, quantity: 10 });
    await db
      .update(products)
      .set({ tiers: [{ minQuantity: 10, unitPriceMinor: 1250 }] })
      .where(eq(products.id, id));
    const { basket } = (await call(buyer, { method: 'GET', path: '/basket' })).body.data;
    expect(basket.groups[0].lines[0]).toMatchObject({ unitPriceMinor: 1250, formerUnitPriceMinor: 1000 });
  });

  it('merges a guest’s basket once, however often it is sent', async () => {
    const buyer = await test.signIn('customer');
    await add(buyer, { productId, quantity: 600 });
    const lines = [
      { productId, quantity: 900 },
      { productId, quantity: 700 },
      { productId: nobody, quantity: 5 },
    ];
    await call(buyer, { method: 'POST', path: '/basket/merge', body: { lines } });
    const { body } = await call(buyer, { method: 'POST', path: '/basket/merge', body: { lines } });
    expect(body.data.basket.groups[0].lines.map((line: { quantity: number }) => line.quantity)).toEqual([
      900,
    ]);
    const priced = await test.call('POST /basket/price', { body: { lines } });
    expect(priced.body.data.basket).toMatchObject({ lineCount: 2, dropped: 1 });
  });

  it('has one line per product when twenty clicks arrive at the same time, with the sum of all', async () => {
    const buyer = await test.signIn('customer');
    await Promise.all(Array.from({ length: 20 }, () => add(buyer, { productId, quantity: 10 })));
    const { basket } = (await call(buyer, { method: 'GET', path: '/basket' })).body.data;
    expect(basket.groups[0].lines).toMatchObject([{ quantity: 200 }]);
  });

  it('is hidden from others and refuses invalid input', async () => {
    const [buyer, other] = [await test.signIn('customer'), await test.signIn('customer')];
    const { body } = await add(buyer, { productId, quantity: 500 });
    const [{ id }] = body.data.basket.groups[0].lines;
    expect(
      (await call(other, { method: 'PUT', path: `/basket/lines/${id}`, body: { quantity: 1 } })).status,
    ).toBe(404);
    expect((await call(other, { method: 'DELETE', path: `/basket/lines/${id}` })).status).toBe(404);
    expect((await add(buyer, { productId, quantity: 0 })).status).toBe(400);
    expect((await add(buyer, { productId, quantity: 1.5 })).status).toBe(400);
    expect((await add(buyer, { productId: nobody, quantity: 1 })).status).toBe(404);
    expect((await test.call('GET /basket')).status).toBe(401);
    expect(
      (
        await call(await test.signIn('admin'), {
          method: 'POST',
          path: '/basket/lines',
          body: { productId, quantity: 1 },
        })
      ).status,
    ).toBe(403);
    expect((await call(buyer, { method: 'DELETE', path: '/basket' })).status).toBe(200);
    expect((await call(buyer, { method: 'GET', path: '/basket/count' })).body.data.lineCount).toBe(0);
  });
});

describe('an address book', () => {
  it('has one default address for each use', async () => {
    const buyer = await test.signIn('customer');
    const first = (await call(buyer, { method: 'POST', path: '/addresses', body: home })).body.data.address;
    expect(first).toMatchObject({ isDefaultDelivery: true, isDefaultBilling: true, countryName: 'India' });
    const second = (
      await call(buyer, {
        method: 'POST',
        path: '/addresses',
        body: { ...home, label: 'Store', isDefaultDelivery: true },
      })
    ).body.data.address;
    const { addresses } = (await call(buyer, { method: 'GET', path: '/addresses' })).body.data;
    expect(addresses.map((one: { id: string }) => one.id)).toEqual([second.id, first.id]);
    expect(addresses[1]).toMatchObject({ isDefaultDelivery: false, isDefaultBilling: true });
    await call(buyer, { method: 'DELETE', path: `/addresses/${second.id}` });
    expect((await call(buyer, { method: 'GET', path: '/addresses' })).body.data.addresses).toMatchObject([
      { id: first.id, isDefaultDelivery: true, isDefaultBilling: true },
    ]);
  });

  it('validates addresses by country, and is hidden from others', async () => {
    const [buyer, other] = [await test.signIn('customer'), await test.signIn('customer')];
    const wrong = await call(buyer, {
      method: 'POST',
      path: '/addresses',
      body: {
        ...home,
        state: 'Bombay',
        postcode: '41',
        taxId: 'X',
      },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'postcode',
      'state',
      'taxId',
    ]);
    // The same function checks the place of a registration.
    for (const [changes, path] of [
      [{ country: 'DE', postcode: '10115', state: 'Bavaria' }, 'state'],
      [{ country: 'ZZ' }, 'country'],
      [{ city: '411026' }, 'city'],
    ] as const) {
      const { status, body } = await call(buyer, {
        method: 'POST',
        path: '/addresses',
        body: { ...home, ...changes },
      });
      expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
    }
    const { id } = (await call(buyer, { method: 'POST', path: '/addresses', body: home })).body.data.address;
    expect((await call(other, { method: 'PUT', path: `/addresses/${id}`, body: home })).status).toBe(404);
    expect((await call(other, { method: 'DELETE', path: `/addresses/${id}` })).status).toBe(404);
    expect(
      (await call(other, { method: 'POST', path: '/quotes', body: { deliveryAddressId: id } })).status,
    ).toBe(404);
  });
});

describe('a quote', () => {
  it('charges CGST and SGST inside the state, IGST outside it, and no tax abroad', async () => {
    const buyer = await test.signIn('customer');
    await add(buyer, { productId, quantity: 500 });
    const at = async (changes: object) => {
      const { id } = (
        await call(buyer, { method: 'POST', path: '/addresses', body: { ...home, ...changes } })
      ).body.data.address;
      return (await call(buyer, { method: 'POST', path: '/quotes', body: { deliveryAddressId: id } })).body
        .data.quotes[0];
    };
    const goods = 500 * 5400;
    const near = await at({});
    // Cartons are taxed at 5%, and so is their delivery.
    expect(near).toMatchObject({
      taxKind: 'cgst_sgst',
      subtotalMinor: goods,
      taxMinor: (goods + 75_000) * 0.05,
    });
    expect(near.taxes.map(({ label }: { label: string }) => label.replace('\u00a0', ' '))).toEqual([
      'CGST 2.5%',
      'SGST 2.5%',
    ]);
    expect(near.totalMinor).toBe(goods + 75_000 + near.taxMinor);
    expect(near.milestones).toMatchObject([{ amountMinor: near.totalMinor, percent: 100 }]);
    const far = await at({ state: 'Karnataka', city: 'Bangalore', postcode: '560001' });
    expect(far).toMatchObject({ taxKind: 'igst', delivery: { zone: 'country', chargeMinor: 150_000 } });
    const abroad = await at({ country: 'AE', state: 'Dubai', postcode: '' });
    expect(abroad).toMatchObject({ taxKind: 'export', taxMinor: 0, problems: [{ reason: 'no_delivery' }] });
  });

  it('uses the charges of the supplier', async () => {
    const zone = (name: string, changes: object) => ({
      zone: name,
      offered: true,
      chargeMinor: 0,
      freeFromMinor: null,
      transitDays: 3,
      ...changes,
    });
    const zones = [
      zone('state', { chargeMinor: 50_000, freeFromMinor: 3_000_000 }),
      zone('country', {}),
      zone('abroad', {}),
    ];
    const body = { zones, taxRateBasisPoints: 0, taxName: 'VAT' };
    expect((await call(seller, { method: 'PUT', path: '/store/selling-terms', body })).status).toBe(200);
    expect(
      (await call(seller, { method: 'GET', path: '/store/selling-terms' })).body.data.terms,
    ).toMatchObject({
      isStandard: false,
      taxSystem: 'gst',
    });
    const buyer = await test.signIn('customer');
    const { id } = (await call(buyer, { method: 'POST', path: '/addresses', body: home })).body.data.address;
    const quote = async (quantity: number) =>
      (
        await call(buyer, {
          method: 'POST',
          path: '/quotes',
          body: { deliveryAddressId: id, lines: [{ productId, quantity }] },
        })
      ).body.data.quotes[0];
    expect((await quote(500)).delivery).toMatchObject({ chargeMinor: 50_000, missingToFreeMinor: 300_000 });
    expect((await quote(600)).delivery).toMatchObject({ chargeMinor: 0, missingToFreeMinor: null });
    expect(
      (
        await call(seller, {
          method: 'PUT',
          path: '/store/selling-terms',
          body: { ...body, zones: zones.slice(1) },
        })
      ).status,
    ).toBe(400);
    expect((await call(buyer, { method: 'GET', path: '/store/selling-terms' })).status).toBe(403);
    await test.kernel.database.db.delete(sellingTerms);
  });
});
