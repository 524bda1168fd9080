import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { categoryId, settings, useImports } from '#support/imports.ts';
import { useTestApp } from '#support/test-app.ts';
import { runJob } from './commands/import-jobs.ts';
import { mendImportsJob } from './jobs.ts';
import { productImportRows, productImports } from './tables.ts';

const test = useTestApp();
const { db, openStore, upload, call, read, check, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';

describe('a product file', () => {
  it('is accepted one at a time; further files are refused meanwhile', async () => {
    const store = await openStore();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        upload(store, { content: `Title,Description\nKraft mailer,${text}\n` }),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  it('is previewed before any change, and then imported exactly as previewed', async () => {
    const store = await openStore();
    const file = [
      'SKU,Title,Description,Price,MOQ,Stock',
      `B-1,"Shipping box, 40 cm",${text},12.50,50,400`,
      `B-2,Shipping box 60 cm,${text},"500: 54.00; 2000: 48.00",,10`,
      `B-3,X,${text},12,50,3`,
      `B-1,Another,${text},12,50,3`,
      `B-4,Long box,${text},12 USD,50,3`,
    ].join('\r\n');
    const checked = await check(store, { content: `\uFEFF${file}` });
    expect(checked).toMatchObject({
      state: 'checked',
      rows: 5,
      counts: { create: 2, update: 0, refuse: 3, toPublish: 2, hiddenByPlan: 0 },
    });
    expect(await productsOf(store)).toEqual([]);
    const { body } = await call(`GET ${checked.id}/rows?outcome=refuse`, { store });
    expect(
      body.data.rows.map(({ line, message }: { line: number; message: string }) => [line, message]),
    ).toEqual([
      [4, expect.stringContaining('at least 3 characters')],
      [5, 'Line 2 has the same SKU. SKUs are not case-sensitive.'],
      [6, expect.stringContaining('Enter prices in rupees')],
    ]);
    await call(`POST ${checked.id}/start`, { store });
    await test.runJobs();
    expect((await call(`GET ${checked.id}`, { store })).body.data.import).toMatchObject({
      state: 'done',
      counts: { create: 2, refuse: 3 },
    });
    expect(await productsOf(store)).toMatchObject([
      { title: 'Shipping box, 40 cm', sku: 'B-1', moq: 50, stock: 400, status: 'active', priceToMinor: 1250 },
      { sku: 'B-2', moq: 500, priceFromMinor: 4800, priceToMinor: 5400, number: 2 },
    ]);
    const refused = await test.app.inject({
      url: `/api/v1/store/imports/${checked.id}/refused`,
      headers: { authorization: `Bearer ${store.token}` },
    });
    expect(refused.payload).toContain('Enter prices in rupees');
    expect(refused.payload.split('\r\n')).toHaveLength(5);
  });

  it('can have only title, description, brand and colour, and search finds all of them', async () => {
    const store = await openStore();
    const done = await bringIn(store, {
      content: `title;description;brand;colour\nKraft mailer box;${text};Foldwell;Natural brown\n`,
    });
    expect(done).toMatchObject({ state: 'done', counts: { create: 1, withoutSku: 1 } });
    expect(await productsOf(store)).toMatchObject([
      {
        attributes: { brand: 'Foldwell', colour: 'Natural brown' },
        priceToMinor: 2500,
        moq: 100,
        status: 'active',
      },
    ]);
  });

  it('keeps all of a long title, and gets a generated description if it has none', async () => {
    const store = await openStore();
    const long = `${'Padded mailer with a very long name '.repeat(5)}in white`;
    const done = await bringIn(store, {
      content: `title,description,brand\n${long},Strong.,Sendwell\nRain boots,,Puddlewick\n`,
    });
    expect(done).toMatchObject({ state: 'done', counts: { create: 2, incomplete: 0 } });
    const [first, second] = await productsOf(store);
    expect(first?.description).toBe(`${long}\n\nStrong.`);
    expect(second).toMatchObject({
      description: 'Rain boots. Brand: Puddlewick. Sold by the piece.',
      status: 'active',
    });
  });

  it('updates products with the same SKU, and leaves fields that the file does not contain', async () => {
    const store = await openStore();
    const { id } = await createProduct(db(), {
      supplierId: store.supplierId,
      categoryId,
      sku: 'OLD',
      title: 'Old box',
    });
    const before = (await productsOf(store))[0];
    await bringIn(store, { content: 'sku,price\nOLD,99\nNEW,5\n' });
    expect(await productsOf(store)).toMatchObject([
      { id, title: 'Old box', priceToMinor: 9900, slug: before?.slug, description: before?.description },
    ]);
    const skipped = await bringIn(store, {
      content: 'sku,price,title\nOLD,50,Newer box\nB,7,Second box\n',
      changes: {
        existing: 'skip',
      },
    });
    expect(skipped.counts).toMatchObject({ create: 1, skip: 1 });
  });

  it('imports each row once, however often a batch is run', async () => {
    const store = await openStore();
    await createMembership(db(), {
      supplierId: store.supplierId,
      planId: 'gold',
      cycleEndsAt: new Date(Date.now() + 86_400_000),
    });
    const lines = Array.from({ length: 600 }, (_, i) => `Box number ${i},${text}`);
    const { id } = await check(store, {
      content: ['title,description', ...lines].join('\n'),
      changes: { publish: false },
    });
    await call(`POST ${id}/start`, { store });
    for (let again = 0; again < 3; again += 1) await addJob(db(), { job: runJob, payload: { importId: id } });
    await test.runJobs();
    expect(await productsOf(store)).toHaveLength(600);
    expect(await db().$count(productImportRows, eq(productImportRows.importId, id))).toBe(0);
  });

  it('continues where a killed process stopped', async () => {
    const store = await openStore();
    const { id } = await check(store, {
      content: `title,description\nBox one,${text}\n`,
      changes: { publish: false },
    });
    await db().update(productImports).set({ state: 'running', progress: 0 }).where(eq(productImports.id, id));
    test.advance(600);
    await addJob(db(), { job: mendImportsJob, payload: {} });
    await test.runJobs();
    expect((await call(`GET ${id}`, { store })).body.data.import.state).toBe('done');
    expect(await productsOf(store)).toHaveLength(1);
  });

  it('always ends with a message', async () => {
    const store = await openStore();
    expect(await read(store, { content: 'title,price\n' })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('no rows'),
    });
    expect(await read(store, { content: '   \n\n' })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('empty'),
    });
    expect(
      await read(store, { content: new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), name: 'a.xlsx' }),
    ).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('could not be read'),
    });
    expect(
      (await upload(store, { content: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), name: 'old.xls' })).status,
    ).toBe(400);
    const checked = await check(store, { content: 'title\nAB\n' });
    const started = await call(`POST ${checked.id}/start`, { store });
    expect([started.status, started.body.message]).toEqual([
      409,
      expect.stringContaining('No rows can be imported'),
    ]);
  });

  it('can be cancelled, and products imported so far stay', async () => {
    const store = await openStore();
    const { id } = await check(store, { content: `title,description\nBox one,${text}\n` });
    const { body } = await call(`POST ${id}/cancel`, { store });
    expect(body.data.import).toMatchObject({
      state: 'cancelled',
      message: 'Canceled before any rows were imported.',
    });
    expect((await call(`POST ${id}/start`, { store })).status).toBe(409);
  });

  it('remembers the columns of the last file with the same headings', async () => {
    const store = await openStore();
    const file = `Tuote,Hinta\nKarton braun,4\n`;
    const { id, columns } = await read(store, { content: file });
    expect(columns).toEqual([null, null]);
    await call(`PUT ${id}/mapping`, { store, body: { columns: ['title', 'price'], settings } });
    await test.runJobs();
    await call(`POST ${id}/cancel`, { store });
    expect(await read(store, { content: file })).toMatchObject({
      columns: ['title', 'price'],
      remembered: true,
      settings,
    });
  });

  it('is accessible to its own store only', async () => {
    const [mine, theirs] = [await openStore(), await openStore()];
    const { id, columns } = await read(mine, { content: `title,description\nBox one,${text}\n` });
    expect((await call(`GET ${id}`, { store: theirs })).status).toBe(404);
    expect((await call(`GET ${id}/rows`, { store: theirs })).status).toBe(404);
    expect((await call(`PUT ${id}/mapping`, { store: theirs, body: { columns, settings } })).status).toBe(
      404,
    );
    expect((await call(`POST ${id}/cancel`, { store: theirs })).status).toBe(404);
    expect((await upload({ ...mine, token: 'x.y.z' }, { content: 'title\nA' })).status).toBe(401);
    const customer = await test.signIn('customer');
    expect((await upload(customer, { content: 'title\nA' })).status).toBe(403);
  });
});
