import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { categoryId, useImports } from '#support/imports.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore, read, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';

describe('other layouts', () => {
  it('reads a workbook', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Products');
    sheet.addRow(['SKU', 'Title', 'Price']);
    sheet.addRow(['W-1', { richText: [{ text: 'Bold ' }, { text: 'box' }] }, 12.5]);
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    const store = await openStore();
    expect(await read(store, { content: bytes, name: 'products.xlsx' })).toMatchObject({
      state: 'mapping',
      rows: 1,
      columns: ['sku', 'title', 'price'],
      sample: [['W-1', 'Bold box', '12.5']],
    });
  });

  it('reads Shopify products with their variants', async () => {
    const store = await openStore();
    const done = await bringIn(store, {
      content: [
        'Handle,Title,Body (HTML),Vendor,Product Category,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
        `tape,Packing tape,"<p>${text}</p><p>Strong</p>",Foldwell,Office Supplies > Shipping Supplies > Packing Tape,TRUE,Size,48 mm,T-48,40,https://x/1.jpg`,
        'tape,,,,,,,72 mm,T-72,55,',
        'tape,,,,,,,,,,https://x/2.jpg',
      ].join('\n'),
      changes: { categories: { 'office supplies > shipping supplies > packing tape': 'bopp-packing-tape' } },
    });
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

  it('imports its own export again without a change', async () => {
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
    const done = await bringIn(store, { content: own.payload });
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
