import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { categoryId, useImports } from '#support/imports.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore, call, check, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';
const csvOf = (...rows: string[]) => ['sku,title,description,category', ...rows].join('\n');

describe('the category of a row', () => {
  it('is taken from the file by code, name, synonym or path, whatever the title says', async () => {
    const store = await openStore();
    const { id, counts } = await check(store, {
      content: csvOf(
        `A,Kraft box,${text},masking-tape`,
        `B,Kraft box,${text},Masking Tape`,
        `C,Kraft box,${text},gummed tape`,
        `D,Kraft box,${text},Packing > Tapes > Filament tape`,
        `E,Kraft box,${text},`,
      ),
    });
    expect(counts).toMatchObject({ create: 5, unknownCategory: 0, chosenCategory: 1 });
    const { body } = await call(`GET ${id}/rows`, { store });
    expect(
      body.data.rows.map((row: { category: { id: string }; categorySource: string }) => [
        row.category.id,
        row.categorySource,
      ]),
    ).toEqual([
      ['masking-tape', 'code'],
      ['masking-tape', 'name'],
      ['water-activated-paper-tape', 'name'],
      ['filament-tape', 'path'],
      [categoryId, 'chosen'],
    ]);
  });

  it('is never guessed from the title: an unknown category is refused with a suggestion', async () => {
    const store = await openStore();
    const titles = ['Kraft box 1', 'Bold box & lid', 'Kraft box big', 'KC-028 e-flute sheet'];
    const rows = titles.map((title, i) => `U-${i},${title},${text},Our own boxes`);
    const done = await bringIn(store, { content: csvOf(...rows) });
    expect(done.counts).toMatchObject({ create: 0, refuse: 4, unknownCategory: 4 });
    expect(await productsOf(store)).toEqual([]);
    const { body } = await call(`GET ${done.id}/rows?outcome=refuse`, { store });
    expect(body.data.rows[0]).toMatchObject({ category: null, categorySource: 'unknown' });
    expect(body.data.rows.map((row: { suggestedCategory: object | null }) => row.suggestedCategory)).toEqual([
      null,
      null,
      null,
      { id: 'e-flute-sheets', name: 'E-flute sheets' },
    ]);
    expect(body.data.rows[0].message).toContain('The category “Our own boxes” is unknown.');
  });

  it('is required: a row without one is refused if no default was selected', async () => {
    const store = await openStore();
    const { counts } = await check(store, {
      content: csvOf(`N,Masking tape,${text},`),
      changes: { categoryId: null },
    });
    expect(counts).toMatchObject({ create: 0, refuse: 1, unknownCategory: 1 });
  });

  it('can be confirmed once for all rows with that unknown category, and for the next file', async () => {
    const store = await openStore();
    const file = csvOf(
      `M-1,Strong tape,${text},Masking tapes 48 mm`,
      `M-2,Stronger tape,${text},MASKING  tapes 48 mm`,
      `M-3,Box,${text},Elsewhere`,
    );
    const { id, columns } = await check(store, { content: file });
    const { body } = await call(`GET ${id}/categories`, { store });
    expect(body.data.categories).toEqual([
      {
        key: 'masking tapes 48 mm',
        rows: 2,
        suggestion: { id: 'masking-tape', name: 'Masking tape' },
        confirmed: null,
      },
      expect.objectContaining({ key: 'elsewhere', rows: 1, confirmed: null }),
    ]);
    const categories = { 'masking tapes 48 mm': 'masking-tape' };
    const { settings } = (await call(`GET ${id}`, { store })).body.data.import;
    await call(`PUT ${id}/mapping`, { store, body: { columns, settings: { ...settings, categories } } });
    await test.runJobs();
    expect((await call(`GET ${id}`, { store })).body.data.import.counts).toMatchObject({
      create: 2,
      refuse: 1,
    });
    expect((await call(`GET ${id}/categories`, { store })).body.data.categories[0]).toMatchObject({
      confirmed: { id: 'masking-tape' },
    });
    await call(`POST ${id}/start`, { store });
    await test.runJobs();
    expect((await productsOf(store)).map((product) => product.categoryId)).toEqual([
      'masking-tape',
      'masking-tape',
    ]);
    const unknown = { columns, settings: { ...settings, categories: { x: 'no-such-category' } } };
    const another = await check(store, { content: file });
    expect((await call(`PUT ${another.id}/mapping`, { store, body: unknown })).status).toBe(400);
    expect(another.settings.categories).toEqual({});
  });

  it('is hidden from other stores', async () => {
    const { id } = await check(await openStore(), { content: csvOf(`A,Box,${text},Elsewhere`) });
    expect((await call(`GET ${id}/categories`, { store: await openStore() })).status).toBe(404);
  });
});

describe('a SKU', () => {
  it('ignores upper and lower case, in the file and in the store', async () => {
    const store = await openStore();
    await createProduct(db(), { supplierId: store.supplierId, categoryId, sku: 'DS-1' });
    const done = await bringIn(store, {
      content: `sku,title,description\nds-1,First box,${text}\nDs-1,Second box,${text}\n`,
    });
    expect(done.counts).toMatchObject({ create: 0, update: 1, refuse: 1 });
    expect(await productsOf(store)).toMatchObject([{ sku: 'DS-1', title: 'First box' }]);
  });
});

describe('spreadsheet cells', () => {
  it('with errors or dates refuse their row with a clear reason', async () => {
    const store = await openStore();
    const { id } = await check(store, {
      content: [
        'sku,title,price,stock',
        'E-1,Box one,12,#N/A',
        'E-2,#NAME?,12,5',
        'E-3,Box three,2023-03-16,5',
        'E-4,Box four,1e2,5',
      ].join('\n'),
    });
    const { body } = await call(`GET ${id}/rows`, { store });
    expect(body.data.rows.map(({ message }: { message: string | null }) => message)).toEqual([
      'Stock: the cell contains the error #N/A. Correct it in your spreadsheet.',
      'Title: the cell contains the error #NAME?. Correct it in your spreadsheet.',
      '“2023-03-16” is not a price.',
      expect.stringContaining('so the title was added to it'),
    ]);
  });
});
