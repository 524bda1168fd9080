import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { sweepFilesJob } from '#features/files/files/server/jobs.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { useStores } from '#support/stores.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { parsePriceBound } from '../rules/form-values.ts';

const test = useTestApp();
const { db, openStore } = useStores(test);

const leaf = 'fefco-0201-regular-slotted-boxes';

const form = (changes: object = {}) => ({
  title: 'Double-wall shipping box, 450 × 350 × 300 mm',
  description: 'Five plies of virgin kraft, stitched, for engine parts that travel far.',
  categoryId: leaf,
  attributes: {
    wall_type: 'Double wall (5 ply)',
    flute: 'BC',
    inner_length: 450,
    inner_width: 350,
    inner_height: 300,
  },
  unit: 'piece',
  tiers: [
    { minQuantity: 500, unitPriceMinor: 5400 },
    { minQuantity: 2000, unitPriceMinor: 4800 },
  ],
  moq: 500,
  orderMultiple: 25,
  leadTimeDays: 9,
  stock: 4000,
  ...changes,
});

const add = (
  store: SignedIn,
  { changes = {}, headers = {} }: { changes?: object; headers?: Record<string, string> } = {},
) => test.call('POST /store/products', { token: store.token, body: form(changes), headers });
const addPublished = async (store: SignedIn, changes: object = {}) =>
  (await add(store, { changes: { publish: true, ...changes } })).body.data.product;

describe('adding a product', () => {
  it('saves what the supplier entered, and derives the rest', async () => {
    const store = await openStore();
    const { status, body } = await add(store, { changes: { ecoFriendly: true } });
    expect(status).toBe(201);
    expect(body.data.product).toMatchObject({
      number: 1,
      status: 'inactive',
      currency: 'INR',
      hsCode: '481910',
      attributes: { flute: 'BC' },
    });
    expect(body.data.product.pack).toMatchObject({
      kind: 'corrugated',
      size: { w: 450, d: 350, h: 300 },
      eco: true,
    });
    expect((await add(store)).body.data.product.number).toBe(2);
  });

  it('names the invalid field', async () => {
    const store = await openStore();
    const paths = async (changes: object) =>
      (await add(store, { changes })).body.errors.map((one: { path: string }) => one.path);
    expect(await paths({ title: '' })).toEqual(['title']);
    expect(await paths({ categoryId: 'no-such-leaf' })).toEqual(['categoryId']);
    expect(await paths({ categoryId: 'primary-packaging' })).toEqual(['categoryId']);
    expect(await paths({ attributes: { flute: 'Q', inner_length: 'wide' } })).toEqual([
      'attributes.flute',
      'attributes.inner_length',
    ]);
    expect(await paths({ stock: -1 })).toEqual(['stock']);
    expect(await paths({ tiers: [] })).toEqual(['tiers']);
    expect(await paths({ tiers: [{ minQuantity: 500, unitPriceMinor: 0 }] })).toEqual([
      'tiers.0.unitPriceMinor',
    ]);
    expect(
      await paths({
        tiers: [
          { minQuantity: 500, unitPriceMinor: 10 },
          { minQuantity: 400, unitPriceMinor: 12 },
        ],
      }),
    ).toEqual(['tiers.1.minQuantity', 'tiers.1.unitPriceMinor']);
    expect(await paths({ moq: 100 })).toEqual(['tiers.0.minQuantity']);
    expect(await paths({ imageIds: [store.accountId] })).toEqual(['imageIds']);
    expect(await paths({ publish: true, description: 'Box' })).toEqual(['description']);
  });

  it('ignores status, store and popularity in the request body', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const { body } = await add(store, {
      changes: {
        status: 'active',
        supplierId: other.supplierId,
        popularity: 1,
        salesCount: 9,
        slug: 'featured',
        number: 99,
      },
    });
    const [row] = await db().select().from(products).where(eq(products.id, body.data.product.id));
    expect(row).toMatchObject({
      status: 'inactive',
      supplierId: store.supplierId,
      popularity: 0,
      salesCount: 0,
      number: 1,
    });
    expect(row?.slug).not.toBe('featured');
  });

  it('can share a picture with another product: removed from one it stays, and the cleanup continues', async () => {
    const store = await openStore();
    const old = new Date(Date.now() - 8 * 24 * 3600 * 1000);
    const given = { ownerAccountId: store.accountId, purpose: 'product-image' as const, createdAt: old };
    const [shared, forgotten] = [await createStoredFile(db(), given), await createStoredFile(db(), given)];
    const kept = (await add(store, { changes: { imageIds: [shared.id] } })).body.data.product;
    const other = (await add(store, { changes: { imageIds: [shared.id] } })).body.data.product;
    const path = `/store/products/${other.id}`;
    await test.call(`PUT ${path}`, { token: store.token, body: form({ imageIds: [] }) });
    await addJob(db(), { job: sweepFilesJob, payload: {} });
    await test.runJobs();
    const deletion = await test.call(`DELETE /files/${forgotten.id}`, { token: store.token });
    expect(deletion.status).toBe(404);
    const { body } = await test.call(`GET /store/products/${kept.id}`, { token: store.token });
    expect(JSON.stringify(body.data.product)).toContain(shared.id);
  });

  it('keeps its pictures in order, each with its alternative text', async () => {
    const store = await openStore();
    const given = { ownerAccountId: store.accountId, purpose: 'product-image' as const };
    const [front, back] = [await createStoredFile(db(), given), await createStoredFile(db(), given)];
    const pictures = { imageIds: [front.id, back.id], imageAlts: ['Open box', 'The same box, closed'] };
    const { id, slug } = (await add(store, { changes: { ...pictures, publish: true } })).body.data.product;
    const turned = { imageIds: [back.id, front.id], imageAlts: ['The same box, closed', ''] };
    await test.call(`PUT /store/products/${id}`, { token: store.token, body: form(turned) });
    const { body } = await test.call(`GET /products/${slug}`);
    expect(body.data.product.images.map(({ alt }: { alt: string }) => alt)).toEqual([
      'The same box, closed',
      '',
    ]);
    expect(body.data.product.images[0].url).toContain(back.id);
  });

  it('requires a supplier with a registration', async () => {
    expect((await test.call('POST /store/products', { body: form() })).status).toBe(401);
    expect((await add(await test.signIn('customer'))).status).toBe(403);
    expect((await add(await test.signIn('supplier'))).status).toBe(409);
  });

  it('answers a repeated request like the first one', async () => {
    const store = await openStore();
    const headers = { 'idempotency-key': 'one-box-please' };
    const [first, again] = [await add(store, { headers }), await add(store, { headers })];
    expect(again.body.data.product.id).toBe(first.body.data.product.id);
    expect((await add(store, { changes: { title: 'Another box' }, headers })).status).toBe(409);
  });

  it('stops at the plan’s limit, even with simultaneous requests', async () => {
    const store = await openStore();
    for (let n = 0; n < 45; n += 1)
      await createProduct(db(), { supplierId: store.supplierId, categoryId: leaf });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(store)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('Your plan includes up to 50 products. Silver includes up to 500.');
    const [row] = await db()
      .select({ count: sql<number>`count(*)` })
      .from(products)
      .where(eq(products.supplierId, store.supplierId));
    expect(row?.count).toBe(50);
  });
});

describe('a store’s products', () => {
  it('are found by name, category and number, and can be filtered', async () => {
    const store = await openStore();
    await add(store, { changes: { title: 'Pizza carton, 33 cm' } });
    await add(store, { changes: { title: 'Shipping case', stock: 4, publish: true } });
    await add(store, {
      changes: { title: '100% recycled case', stock: 0, categoryId: 'pet-bottles', attributes: {} },
    });
    const list = async (query: string) =>
      (await test.call(`GET /store/products?${query}`, { token: store.token })).body.data;
    const titles = async (query: string) =>
      (await list(query)).products.map((one: { title: string }) => one.title);
    expect(await titles('')).toEqual(['100% recycled case', 'Shipping case', 'Pizza carton, 33 cm']);
    expect(await titles('q=PIZZA')).toEqual(['Pizza carton, 33 cm']);
    expect(await titles('q=%25')).toEqual(['100% recycled case']);
    expect(await titles('q=%230002')).toEqual(['Shipping case']);
    expect(await titles('q=pet%20bottles')).toEqual(['100% recycled case']);
    expect(await titles('status=active')).toEqual(['Shipping case']);
    expect(await titles('stock=low')).toEqual(['Shipping case']);
    expect(await titles(`category=${leaf}&sort=title&order=asc`)).toEqual([
      'Pizza carton, 33 cm',
      'Shipping case',
    ]);
    const [recycled] = (await list('')).products;
    const ofRival = (await add(await openStore())).body.data.product;
    expect(await titles(`ids=${recycled.id},${ofRival.id}`)).toEqual(['100% recycled case']);
    const { counts, categories: present, productLimit } = await list('status=active');
    expect(counts).toMatchObject({ all: 3, active: 1, inactive: 1, outOfStock: 1, lowStock: 1 });
    expect(present.map((one: { id: string }) => one.id).sort()).toEqual([leaf, 'pet-bottles']);
    expect(productLimit).toBe(50);
  });

  it.each([
    { currency: 'INR', typed: ['12.50', '15'], prices: [1249, 1250, 1500, 1501] },
    { currency: 'JPY', typed: ['¥1,250', '1500'], prices: [1249, 1250, 1500, 1501] },
  ])('are filtered by price in $currency, the currency of the store', async ({ currency, typed, prices }) => {
    const store = await openStore();
    for (const unitPriceMinor of prices)
      await createProduct(db(), {
        supplierId: store.supplierId,
        categoryId: leaf,
        currency,
        tiers: [{ minQuantity: 1, unitPriceMinor }],
      });
    const list = async (query: string) =>
      (await test.call(`GET /store/products?sort=price&order=asc${query}`, { token: store.token })).body.data;
    const all = await list('');
    expect(all.currency).toBe(currency);
    const [min, max] = typed.map((text) => parsePriceBound(text, all.currency));
    const priced = async (query: string): Promise<number[]> =>
      (await list(query)).products.map((row: { priceFromMinor: number }) => row.priceFromMinor);
    expect(await priced(`&priceMinMinor=${min}&priceMaxMinor=${max}`)).toEqual([1250, 1500]);
    expect(await priced(`&priceMinMinor=${min}`)).toEqual([1250, 1500, 1501]);
    expect(await priced(`&priceMaxMinor=${max}`)).toEqual([1249, 1250, 1500]);
  });

  it('can be changed by their own store only', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const { id } = await addPublished(store);
    const tries: [string, string, object?][] = [
      ['GET', `/store/products/${id}`],
      ['PUT', `/store/products/${id}`, form()],
      ['PATCH', `/store/products/${id}/stock`, { stock: 1 }],
      ['POST', `/store/products/${id}/status`, { status: 'inactive' }],
      ['DELETE', `/store/products/${id}`],
    ];
    for (const [method, path, body] of tries)
      expect((await test.call(`${method} ${path}`, { token: other.token, body })).status).toBe(404);
    expect(
      (await test.call(`GET /store/products/${id}`, { token: store.token })).body.data.product.status,
    ).toBe('active');
  });

  it('keep their URL and number when they are changed', async () => {
    const store = await openStore();
    const before = await addPublished(store);
    const { body } = await test.call(`PUT /store/products/${before.id}`, {
      token: store.token,
      body: form({ title: 'A better box', stock: 3 }),
    });
    expect(body.data.product).toMatchObject({
      slug: before.slug,
      number: before.number,
      title: 'A better box',
      status: 'active',
      stock: 3,
    });
  });

  it('sell out, are restored on restocking, and never go below zero', async () => {
    const store = await openStore();
    const { id } = await addPublished(store);
    const stock = (count: number) =>
      test.call(`PATCH /store/products/${id}/stock`, { token: store.token, body: { stock: count } });
    expect((await stock(0)).body.data).toEqual({ status: 'out_of_stock', stock: 0 });
    expect((await stock(12)).body.data).toEqual({ status: 'active', stock: 12 });
    expect((await stock(-1)).status).toBe(400);
    expect((await stock(1.5)).status).toBe(400);
    await expect(db().update(products).set({ stock: -1 }).where(eq(products.id, id))).rejects.toThrow();
  });
});
