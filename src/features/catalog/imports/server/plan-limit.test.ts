import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { addMember, removeMember } from '#features/stores/suppliers/server/commands/members.ts';
import { categoryId, useImports } from '#support/imports.ts';
import type { Store } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore, call, check, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';
const fileOf = (from: number, to: number) =>
  [
    'sku,title,description,price',
    ...Array.from({ length: to - from }, (_, i) => `S-${from + i},Box number ${from + i},${text},10`),
  ].join('\n');
const countShown = async (store: Store) => (await productsOf(store)).filter(({ isShown }) => isShown).length;
const callProducts = (
  { token }: { token: string },
  { path, body, key }: { path: string; body?: object; key?: string },
) =>
  test.call(`POST /store/products${path}`, {
    token,
    ...(body && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const form = (publish: boolean) => ({
  title: 'Box of corrugated board',
  description: text,
  categoryId,
  attributes: {},
  unit: 'piece',
  tiers: [{ minQuantity: 10, unitPriceMinor: 900 }],
  moq: 10,
  orderMultiple: 1,
  leadTimeDays: 7,
  stock: 20,
  samplePriceMinor: null,
  customizable: false,
  ecoFriendly: false,
  hsCode: '',
  countryOfOrigin: '',
  sku: '',
  imageIds: [],
  publish,
});

describe('the plan limit of a store', () => {
  it('cannot be bypassed through the archive', async () => {
    const store = await openStore();
    await bringIn(store, { content: fileOf(0, 50) });
    const ids = (await productsOf(store)).map(({ id }) => id);
    await callProducts(store, { path: '/changes', body: { ids, change: { act: 'archive' } } });
    expect(await countShown(store)).toBe(0);
    const lines = fileOf(0, 50).split('\n');
    await bringIn(store, {
      content: lines.map((line, i) => `${line},${i === 0 ? 'status' : 'active'}`).join('\n'),
    });
    const rows = await productsOf(store);
    expect(rows.every(({ isShown, archivedAt }) => isShown && archivedAt === null)).toBe(true);
    expect((await callProducts(store, { path: '', body: form(true) })).body.code).toBe('conflict');
    expect(await countShown(store)).toBe(50);
  });

  it('cannot be exceeded by publishing in several ways at the same time', async () => {
    const store = await openStore();
    await bringIn(store, { content: fileOf(0, 46) });
    // More products than the plan has room for, as after a downgrade.
    for (let i = 46; i < 54; i += 1)
      await createProduct(db(), {
        supplierId: store.supplierId,
        categoryId,
        sku: `S-${i}`,
        status: 'inactive',
      });
    const drafts = (await productsOf(store)).filter(({ isShown }) => !isShown).map(({ id }) => id);
    const checkedImport = await check(store, { content: fileOf(60, 70) });
    await call(`POST ${checkedImport.id}/start`, { store });
    await Promise.all([
      test.runJobs(),
      callProducts(store, {
        path: '/changes',
        body: { ids: drafts.slice(0, 6), change: { act: 'activate' } },
      }),
      ...drafts
        .slice(2)
        .map((id) => callProducts(store, { path: `/${id}/status`, body: { status: 'active' } })),
      ...drafts
        .slice(0, 2)
        .map((id) => test.call(`PUT /store/products/${id}`, { token: store.token, body: form(true) })),
      callProducts(store, { path: '', body: form(true) }),
      callProducts(store, { path: `/${drafts[0]}/duplicate` }),
    ]);
    await test.runJobs();
    expect(await countShown(store)).toBe(50);
  });
});

describe('a file with more new products than the plan has room for', () => {
  it('says so before it starts, and can import as many as fit', async () => {
    const store = await openStore();
    await bringIn(store, { content: fileOf(0, 38), changes: { publish: false } });
    const checked = await check(store, { content: fileOf(38, 118) });
    expect(checked.counts).toMatchObject({ create: 80, room: 12, overPlan: 68, hiddenByPlan: 0 });
    const refused = await call(`POST ${checked.id}/start`, { store });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ reason: 'product_limit' });
    expect(refused.body.message).toContain('room for 12 more products; this file has 80 new ones');
    await call(`POST ${checked.id}/start`, { store, body: { fillPlan: true } });
    await test.runJobs();
    const done = (await call(`GET ${checked.id}`, { store })).body.data.import;
    expect(done).toMatchObject({ state: 'done', counts: { create: 12, refuse: 68 } });
    expect((await productsOf(store)).map(({ sku }) => sku)).toContain('S-49');
    expect(await productsOf(store)).toHaveLength(50);
    const { body } = await call(`GET ${checked.id}/rows?outcome=refuse&limit=1`, { store });
    expect(body.data.rows).toMatchObject([{ message: 'Your plan’s product limit is reached.' }]);
  });

  it('never exceeds the limit, however many requests add products in parallel', async () => {
    const store = await openStore();
    await bringIn(store, { content: fileOf(0, 45), changes: { publish: false } });
    const archived = (await productsOf(store)).slice(0, 5).map(({ id }) => id);
    await callProducts(store, { path: '/changes', body: { ids: archived, change: { act: 'archive' } } });
    const { id } = await check(store, { content: fileOf(50, 58) });
    await call(`POST ${id}/start`, { store });
    await Promise.all([
      test.runJobs(),
      callProducts(store, { path: '/changes', body: { ids: archived, change: { act: 'restore' } } }),
      callProducts(store, { path: '', body: form(false) }),
      callProducts(store, { path: '', body: form(true) }),
    ]);
    await test.runJobs();
    const rows = await productsOf(store);
    expect(rows.filter(({ archivedAt }) => archivedAt === null)).toHaveLength(50);
  });
});

describe('the archive', () => {
  it('restores no more products than the plan has room for', async () => {
    const store = await openStore();
    await bringIn(store, { content: fileOf(0, 50), changes: { publish: false } });
    const ids = (await productsOf(store)).map(({ id }) => id);
    await callProducts(store, { path: '/changes', body: { ids, change: { act: 'archive' } } });
    await bringIn(store, { content: fileOf(50, 90), changes: { publish: false } });
    const { body } = await callProducts(store, {
      path: '/changes',
      body: { ids, change: { act: 'restore' } },
    });
    const results: { ok: boolean; message: string | null }[] = body.data.results;
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect(results.at(-1)?.message).toContain('product limit is reached');
    expect(
      (await callProducts(store, { path: `/${ids[49]}/status`, body: { status: 'active' } })).body.code,
    ).toBe('conflict');
  });
});

describe('an idempotency key of a user who has left the store', () => {
  it('does not replay the store’s current data', async () => {
    const store = await openStore();
    const person = await test.signIn('supplier');
    const { accountId } = person;
    const asStore = { actor: null, log: test.kernel.log };
    await test.kernel.write(asStore, (ctx) =>
      addMember(ctx, { supplierId: store.supplierId, accountId, role: 'sales' }),
    );
    const key = 'added-by-somebody-1';
    const first = await callProducts(person, { path: '', body: form(false), key });
    expect(first.status).toBe(201);
    expect((await callProducts(person, { path: '', body: form(false), key })).body.data.product.id).toBe(
      first.body.data.product.id,
    );
    await test.kernel.write(asStore, (ctx) => removeMember(ctx, { supplierId: store.supplierId, accountId }));
    expect((await callProducts(person, { path: '', body: form(false), key })).body.data).toBeUndefined();
  });
});
