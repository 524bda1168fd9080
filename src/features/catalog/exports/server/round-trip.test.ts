import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { getVariantsForm } from '#features/catalog/variants/server/queries.ts';
import { categoryId, useImports } from '#support/imports.ts';
import type { Store } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore, call, check, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';

const exported = async ({ token }: Store): Promise<string> =>
  (
    await test.app.inject({
      url: '/api/v1/store/products/export',
      headers: { authorization: `Bearer ${token}` },
    })
  ).payload;

const refusalsOf = async (store: Store, id: string): Promise<[number, string][]> =>
  (await call(`GET ${id}/rows?outcome=refuse`, { store })).body.data.rows.map(
    ({ line, message }: { line: number; message: string }) => [line, message],
  );

describe('attributes', () => {
  const attributes = {
    style_code: '0201',
    inner_length: 450.5,
    finish: ['Gloss varnish', 'Hot foil'],
    board_combination: '150K; 120F | 150T \\ =x',
  };

  it('can be exported from one store and imported into another unchanged', async () => {
    const [first, second] = [await openStore(), await openStore()];
    const values = { ...attributes, brand: 'Foldwell' };
    const product = { supplierId: first.supplierId, categoryId, sku: 'A-1', hsCode: '481910' };
    await createProduct(db(), { ...product, attributes: values });
    const file = await exported(first);
    expect(file).toContain('Inner length = 450.5');
    expect(await bringIn(second, { content: file })).toMatchObject({ counts: { create: 1, refuse: 0 } });
    expect(await productsOf(second)).toMatchObject([{ attributes: values }]);
    expect(await exported(second)).toBe(file);
  });

  it('change one by one, and those that the cell does not name stay', async () => {
    const store = await openStore();
    await createProduct(db(), { supplierId: store.supplierId, categoryId, sku: 'A-1', attributes });
    await bringIn(store, { content: 'SKU,Attributes\nA-1,Inner length = 400 mm; Finish =\n' });
    const { finish: _, ...others } = attributes;
    expect((await productsOf(store))[0]?.attributes).toEqual({ ...others, inner_length: 400 });
  });

  it('that the category does not have, or of the wrong type, refuse their row', async () => {
    const store = await openStore();
    const file = [
      'SKU,Title,Description,Attributes',
      `A-1,Shipping box,${text},Flute = B`,
      `A-2,Shipping box,${text},Inner length = 45 cm; Neck finish = 28 mm`,
    ].join('\n');
    const { id, counts } = await check(store, { content: file });
    expect(counts).toMatchObject({ create: 1, refuse: 1 });
    expect(await refusalsOf(store, id)).toEqual([
      [
        3,
        'Inner length must be a number in mm; “45 cm” is not. The category has no attribute “Neck finish”.',
      ],
    ]);
  });
});

describe('variants', () => {
  const twoSizes = [
    'Size = A5; Colour = white; SKU = M-A5; Price difference = +2.50; Stock = 40',
    'Size = A4; Colour = kraft\\; brown; SKU = M-A4; Prices = 800: 60 / 2000: 55.50; Stock = 15',
    'Size = A4; Colour = white; Minimum order = 1200; Stock = 5',
  ].join(' | ');
  const headings = 'SKU,Title,Description,Price,HS code,Variants';
  const file = (variants: string) =>
    `${headings}\nV-1,Mailer,${text},"500: 54.00; 2000: 48.00",481910,"${variants}"\n`;

  it('can be moved from one store to another unchanged', async () => {
    const [first, second] = [await openStore(), await openStore()];
    expect(await bringIn(first, { content: file(twoSizes) })).toMatchObject({
      counts: { create: 1, refuse: 0 },
    });
    expect(await productsOf(first)).toMatchObject([
      { stock: 60, priceFromMinor: 4800, priceToMinor: 6000, status: 'active' },
    ]);
    const given = await exported(first);
    expect(given).toContain(twoSizes);
    expect(await bringIn(second, { content: given })).toMatchObject({ counts: { create: 1, refuse: 0 } });
    expect(await exported(second)).toBe(given);
  });

  it('are updated in place, so that orders still refer to them', async () => {
    const store = await openStore();
    await bringIn(store, { content: file(twoSizes) });
    const [product] = await productsOf(store);
    const idsOf = async () => {
      const { variants } = await getVariantsForm(db(), product?.id ?? '');
      return new Map(variants.map(({ id, options }) => [options.join(', '), id]));
    };
    const before = await idsOf();
    await bringIn(store, {
      content:
        'SKU,Variants\nV-1,Size = a5; Colour = White; Stock = 7 | Size = A3; Colour = white; Stock = 1\n',
    });
    const after = await idsOf();
    expect([...after.keys()]).toEqual(['a5, White', 'A3, white']);
    expect(after.get('a5, White')).toBe(before.get('A5, white'));
    expect((await productsOf(store))[0]?.stock).toBe(8);
    await bringIn(store, { content: 'SKU,Variants,Stock\nV-1,none,30\n' });
    expect((await idsOf()).size).toBe(0);
    expect((await productsOf(store))[0]).toMatchObject({
      stock: 30,
      priceFromMinor: 4800,
      priceToMinor: 5400,
    });
  });

  it('that could not be sold refuse their row', async () => {
    const store = await openStore();
    const rows = [
      'Size = A5; Price difference = -60; Stock = 1',
      'Size = A5',
      'Size = A5; Stock = 1 | Size = a5; Stock = 2',
    ];
    const lines = rows.map((cell, i) => `P-${i},Mailer,${text},54,481910,${cell}`);
    const { id, counts } = await check(store, { content: [headings, ...lines].join('\n') });
    expect(counts).toMatchObject({ create: 0, refuse: 3 });
    expect(await refusalsOf(store, id)).toEqual([
      [2, 'Variant 1: With this difference, a price would become 0 or less.'],
      [3, 'Variant 1: Stock must be a whole number.'],
      [4, 'Variant 2: Another variant has the same options. Change an option, or remove this variant.'],
    ]);
  });
});
