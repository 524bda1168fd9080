import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { rebuildIndex } from '#features/search/index/server/commands/rebuild.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const boxes = 'fefco-0201-regular-slotted-boxes';
const bottles = 'pet-bottles';

const search = async (query: Record<string, string>) => {
  const { status, body } = await test.call(`GET /search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.data;
};
const titles = async (query: Record<string, string>) =>
  (await search(query)).products.map((one: { title: string }) => one.title);

beforeAll(async () => {
  await loadSeedTaxonomy(db());
  const deccan = await createSupplier(db(), { businessName: 'Deccan Drum Works' });
  const sahyadri = await createSupplier(db(), { businessName: 'Sahyadri Corrugators' });
  const hidden = await createSupplier(db(), { businessName: 'Hidden Drums', status: 'submitted' });
  const add = (supplierId: string, product: Omit<Parameters<typeof createProduct>[1], 'supplierId'>) =>
    createProduct(db(), { supplierId, ...product });
  await add(sahyadri.id, {
    categoryId: boxes,
    title: 'Zanzibar crate',
    description: 'Plain.',
    popularity: 0.1,
  });
  await add(sahyadri.id, {
    categoryId: boxes,
    title: 'Stitched case',
    description: 'As sturdy as a zanzibar crate.',
    popularity: 0.9,
  });
  await add(deccan.id, { categoryId: bottles, title: 'Amber bottle, 500 ml', description: 'For syrups.' });
  await add(hidden.id, { categoryId: boxes, title: 'Zanzibar crate, secret' });
  await add(sahyadri.id, { categoryId: boxes, title: 'Zanzibar crate, draft', status: 'inactive' });
  await rebuildIndex(db());
});

describe('searching products', () => {
  it('ranks titles above descriptions, regardless of popularity', async () => {
    expect(await titles({ q: 'zanzibar crate' })).toEqual(['Zanzibar crate', 'Stitched case']);
  });

  it('finds by category, trade term, supplier and without accents', async () => {
    expect(await titles({ q: 'RSC' })).toContain('Zanzibar crate');
    expect(await titles({ q: 'deccan bottle' })).toEqual(['Amber bottle, 500 ml']);
    expect(await titles({ q: 'zánzïbar' })).toHaveLength(2);
  });

  it('filters by category and counts products by category', async () => {
    const facetOf = async (query: Record<string, string>, key = 'category') =>
      (await search(query)).facets.find((one: { key: string }) => one.key === key)?.values;
    expect((await search({ q: '' })).count).toBe(3);
    expect(await facetOf({ q: '' })).toContainEqual({
      value: 'plastic-bottles',
      label: 'Plastic bottles',
      count: 1,
      chosen: false,
    });
    const narrowed = await search({ q: '', category: 'plastics' });
    expect(narrowed.products.map((one: { title: string }) => one.title)).toEqual(['Amber bottle, 500 ml']);
    expect(narrowed.path).toEqual([{ id: 'plastics', name: 'Plastics' }]);
    // Selecting a value of a facet does not change the facet's own counts.
    expect(await facetOf({ q: '', category: bottles })).toContainEqual({
      value: bottles,
      label: 'PET bottles',
      count: 1,
      chosen: true,
    });
  });

  it('finds a product within a second after publishing, and no longer after it is unpublished', async () => {
    const person = await test.signIn('supplier');
    await createSupplier(db(), { ownerAccountId: person.accountId });
    const body = {
      title: 'Quokka carrier',
      description: 'Carries one quokka in comfort.',
      categoryId: boxes,
      unit: 'piece',
      tiers: [{ minQuantity: 1, unitPriceMinor: 900 }],
      moq: 1,
      leadTimeDays: 1,
      stock: 5,
      publish: true,
    };
    const added = await test.call('POST /store/products', { token: person.token, body });
    await test.runJobs();
    expect(await titles({ q: 'quokka' })).toEqual(['Quokka carrier']);
    await test.call(`POST /store/products/${added.body.data.product.id}/status`, {
      token: person.token,
      body: { status: 'inactive' },
    });
    await test.runJobs();
    expect(await titles({ q: 'quokka' })).toEqual([]);
  });

  it('includes products with most of the words if few have all, and returns how many have all', async () => {
    const { exact, products } = await search({ q: 'iphone zanzibar' });
    expect(exact).toBe(0);
    expect(products.length).toBeGreaterThan(0);
  });

  it('finds the same products in every order and with filters, those that match all words first', async () => {
    const byMatch = await search({ q: 'stitched zanzibar' });
    expect(byMatch.exact).toBeGreaterThan(0);
    expect(byMatch.exact).toBeLessThan(byMatch.count);
    for (const sort of ['price_low', 'price_high', 'newest', 'moq', 'lead_time']) {
      const sorted = await search({ q: 'stitched zanzibar', sort });
      expect([sorted.count, sorted.exact]).toEqual([byMatch.count, byMatch.exact]);
      const first = (products: { id: string }[]) =>
        new Set(products.slice(0, byMatch.exact ?? 0).map(({ id }) => id));
      expect(first(sorted.products)).toEqual(first(byMatch.products));
      const prices: number[] = sorted.products
        .slice(sorted.exact ?? 0)
        .map((one: { priceFromMinor: number }) => one.priceFromMinor);
      if (sort === 'price_low') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  it('filters by a price in the currency of the reader', async () => {
    const all = await search({ q: '' });
    const [cheapest] = (await search({ q: '', sort: 'price_low' })).products;
    const inRupees = (cheapest?.priceFromMinor ?? 0) / 100;
    const counts = async (query: object) => (await search({ q: '', ...query })).count;
    expect(await counts({ priceTo: inRupees })).toBeGreaterThan(0);
    expect(await counts({ priceTo: inRupees - 0.01 })).toBe(0);
    expect(await counts({ priceTo: inRupees + 0.01, currency: 'INR' })).toBeGreaterThan(0);
    // 94.96 rupees are a dollar.
    expect(await counts({ priceTo: (inRupees * 1.01) / 94.96, currency: 'USD' })).toBeGreaterThan(0);
    expect(await counts({ priceTo: (inRupees * 0.9) / 94.96, currency: 'USD' })).toBe(0);
    expect(await counts({ priceFrom: 0, currency: 'XTS' })).toBe(0);
    expect(await counts({ priceFrom: 0, currency: 'USD' })).toBe(all.count);
  });

  it('corrects typing errors, with a link to the original search, and suggests categories when nothing is found', async () => {
    const { corrected, count } = await search({ q: 'zanzibarr' });
    expect([corrected, count]).toEqual(['zanzibar', 2]);
    const literal = await search({ q: 'zanzibarr', literal: '1' });
    expect([literal.corrected, literal.count]).toEqual([null, 0]);
    expect((await search({ q: 'xylophone' })).help).toMatchObject({ near: false, searches: [] });
  });

  it('recognizes sizes and codes', async () => {
    const { measures } = await search({ q: 'bottle 500 ml' });
    expect(measures).toEqual([{ label: '500 ml', rest: 'bottle' }]);
    expect(await titles({ q: 'bottle 500ml' })).toEqual(['Amber bottle, 500 ml']);
  });
});

describe('searching suppliers', () => {
  it('finds by name, then by what they sell', async () => {
    const { suppliers } = await search({ q: 'deccan', in: 'suppliers' });
    expect(suppliers[0]).toMatchObject({ name: 'Deccan Drum Works', verified: true });
    const sellers = await search({ q: 'zanzibar', tab: 'suppliers' });
    expect(sellers.suppliers).toMatchObject([{ name: 'Sahyadri Corrugators', matchingProducts: 2 }]);
  });

  it('never shows a supplier that is not public', async () => {
    expect(
      (await search({ q: 'hidden drums', tab: 'suppliers' })).suppliers.map(
        (one: { name: string }) => one.name,
      ),
    ).not.toContain('Hidden Drums');
  });
});

it('searches articles', async () => {
  expect((await search({ q: 'flute', in: 'articles' })).articles).toEqual([]);
});

describe('suggestions', () => {
  it('complete the word, then list categories, products and suppliers, a few of each', async () => {
    const { body } = await test.call('GET /suggestions?q=zanz');
    expect(body.data.suggestions).toMatchObject([
      { kind: 'search', label: 'zanzibar' },
      { kind: 'product' },
      { kind: 'product' },
    ]);
    const bottle = await test.call('GET /suggestions?q=bottle');
    expect(bottle.body.data.suggestions.map((one: { kind: string }) => one.kind)).toContain('category');
    expect(bottle.body.data.suggestions.length).toBeLessThanOrEqual(12);
  });
});

describe('searching with a quantity', () => {
  it('shows the price at that quantity instead of a range', async () => {
    const { products } = await search({ quantity: '1000000' });
    expect(products.length).toBeGreaterThan(0);
    for (const { slug, priceFromMinor, priceToMinor } of products) {
      const { body } = await test.call(`GET /products/${slug}`);
      const { unitPriceMinor } = body.data.product.tiers.at(-1);
      expect([priceFromMinor, priceToMinor]).toEqual([unitPriceMinor, unitPriceMinor]);
    }
  });
});

describe('any input', () => {
  const oddQueries = [
    '',
    ' ',
    "' or 1=1 --",
    '"unclosed',
    '!!! &&& ||| <-> :*',
    '- - -',
    'a'.repeat(200),
    '%%%___\\\\',
    '纸箱 包装',
    'नालीदार डिब्बा',
    'صندوق كرتون',
    'кар­тон',
    '📦📦',
    'box'.repeat(60),
    'или'.repeat(60),
  ];

  it.each(oddQueries)('answers %j', async (q) => {
    for (const tab of ['products', 'suppliers', 'articles', 'jobs', 'events']) await search({ q, tab });
    expect((await test.call(`GET /suggestions?${new URLSearchParams({ q })}`)).status).toBe(200);
  });

  it('is refused if it is too long, not text, or out of range', async () => {
    const refused = [
      `q=${'x'.repeat(10_240)}`,
      'q=%00',
      'tab=orders',
      'cursor=-1',
      'cursor=100000',
      'cursor=x',
      'category=%00',
    ];
    for (const query of refused) expect((await test.call(`GET /search?${query}`)).status).toBe(400);
  });

  it('leaves the tables unchanged', async () => {
    expect(await db().$count(products)).toBeGreaterThan(4);
  });
});
