import { readFileSync } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/server/factory.ts';
import { products } from '#features/catalog/server/tables.ts';
import { loadTaxonomy } from '#features/categories/server/commands/load-taxonomy.ts';
import { createSupplier } from '#features/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const db = () => test.kernel.database.db;
const categoryId = 'fefco-0201-regular-slotted-boxes';

beforeAll(async () => {
  await loadTaxonomy(db(), {
    categories: json('db/seed/taxonomy/categories.json'),
    attributes: json('db/seed/taxonomy/attributes.json'),
  });
});

interface Store extends SignedIn {
  supplierId: string;
}

async function openStore(): Promise<Store> {
  const person = await test.signIn('supplier');
  const { id } = await createSupplier(db(), { ownerAccountId: person.accountId });
  return { ...person, supplierId: id };
}

const settings = {
  categoryId,
  priceMinor: 2500,
  unit: 'piece',
  moq: 100,
  leadTimeDays: 7,
  stock: 500,
  publish: true,
  existing: 'update',
};

async function upload(store: SignedIn, content: string | Uint8Array, name = 'products.csv') {
  const form = new FormData();
  form.set('file', new File([content as BlobPart], name));
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/store/imports',
    headers: {
      authorization: `Bearer ${store.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const call = async (store: SignedIn, method: string, path: string, body?: object) =>
  test.call(method, `/store/imports/${path}`, { token: store.token, ...(body ? { body } : {}) });

async function read(store: SignedIn, content: string | Uint8Array, name?: string) {
  const { body } = await upload(store, content, name);
  await test.runJobs();
  return (await call(store, 'GET', body.data.import.id)).body.data.import;
}

async function check(store: SignedIn, content: string | Uint8Array, changes: object = {}) {
  const { id, columns } = await read(store, content);
  const answer = await call(store, 'PUT', `${id}/mapping`, {
    columns,
    settings: { ...settings, ...changes },
  });
  expect(answer.status).toBe(200);
  await test.runJobs();
  return (await call(store, 'GET', id)).body.data.import;
}

async function bringIn(store: SignedIn, content: string, changes: object = {}) {
  const { id } = await check(store, content, changes);
  await call(store, 'POST', `${id}/start`);
  await test.runJobs();
  return (await call(store, 'GET', id)).body.data.import;
}

const productsOf = ({ supplierId }: Store) =>
  db()
    .select()
    .from(products)
    .where(and(eq(products.supplierId, supplierId), isNull(products.deletedAt)))
    .orderBy(products.number);

const text = 'A sturdy box of five plies for parts that travel far.';

describe('other layouts', () => {
  it('reads a workbook', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Products');
    sheet.addRow(['SKU', 'Title', 'Price']);
    sheet.addRow(['W-1', { richText: [{ text: 'Bold ' }, { text: 'box' }] }, 12.5]);
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    const store = await openStore();
    expect(await read(store, bytes, 'products.xlsx')).toMatchObject({
      state: 'mapping',
      rows: 1,
      columns: ['sku', 'title', 'price'],
      sample: [['W-1', 'Bold box', '12.5']],
    });
  });

  it('reads Shopify products with their variants', async () => {
    const store = await openStore();
    const done = await bringIn(
      store,
      [
        'Handle,Title,Body (HTML),Vendor,Product Category,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
        `tape,Packing tape,"<p>${text}</p><p>Strong</p>",Foldwell,Office Supplies > Shipping Supplies > Packing Tape,TRUE,Size,48 mm,T-48,40,https://x/1.jpg`,
        'tape,,,,,,,72 mm,T-72,55,',
        'tape,,,,,,,,,,https://x/2.jpg',
      ].join('\n'),
    );
    expect(done).toMatchObject({ source: 'shopify', state: 'done', counts: { create: 2 } });
    const [first, second] = await productsOf(store);
    expect(first).toMatchObject({
      title: 'Packing tape, 48 mm',
      attributes: { brand: 'Foldwell' },
      status: 'active',
    });
    expect(first?.placements).toContain('tapes');
    expect(second).toMatchObject({ title: 'Packing tape, 72 mm', sku: 'T-72', priceToMinor: 5500 });
  });

  it('brings its own export in again without a change', async () => {
    const store = await openStore();
    await createProduct(db(), {
      supplierId: store.supplierId,
      categoryId,
      sku: 'R-1',
      title: '=HYPERLINK("x")',
    });
    const fetchExport = async (query: string) =>
      test.app.inject({
        url: `/api/v1/store/products/export?${query}`,
        headers: { authorization: `Bearer ${store.token}` },
      });
    const own = await fetchExport('layout=packwright');
    expect(own.payload).toContain(`"'=HYPERLINK(""x"")"`);
    const [before] = await productsOf(store);
    const done = await bringIn(store, own.payload);
    expect(done).toMatchObject({ source: 'packwright', counts: { update: 1, create: 0, refuse: 0 } });
    const [after] = await productsOf(store);
    expect(after).toMatchObject({
      tiers: before?.tiers,
      moq: before?.moq,
      stock: before?.stock,
      title: before?.title,
    });
    for (const query of ['layout=google', 'layout=shopify', 'type=xlsx'])
      expect((await fetchExport(query)).statusCode).toBe(200);
  });
});
