import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { rebuildIndex } from '#features/search/index/server/commands/rebuild.ts';
import { searchDocs } from '#features/search/index/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const leaf = 'pet-bottles';
let slug: string;

beforeAll(async () => {
  await loadSeedTaxonomy(db());
  const { id: supplierId } = await createSupplier(db(), { businessName: 'Deccan Bottles' });
  ({ slug } = await createProduct(db(), { supplierId, categoryId: leaf, title: 'Amber bottle' }));
  await rebuildIndex(db());
});

it('reports that search is down, while everything else keeps working', async () => {
  expect((await test.call('GET /search?q=bottle')).body.data.count).toBe(1);
  await db().execute(sql`alter table ${searchDocs} rename to search_docs_lost`);

  const down = await test.call('GET /search?q=bottle&literal=1');
  expect(down.status).toBe(503);
  expect(down.body).toMatchObject({ code: 'unavailable', reason: 'search_down' });
  expect(down.body.message).toContain('Search is temporarily unavailable');
  expect(down.headers['retry-after']).toBe('30');

  // A product changed meanwhile is indexed once the index is available again.
  await db().update(products).set({ title: 'Amber flask' }).where(eq(products.slug, slug));
  const reads = [
    '/categories',
    `/categories/${leaf}`,
    `/products?category=${leaf}`,
    `/products/${slug}`,
    '/products/featured',
    '/search?q=box&in=articles',
    '/search?q=box&in=events',
    '/search?q=engineer&in=jobs',
  ];
  for (const path of reads) expect([path, (await test.call(`GET ${path}`)).status]).toEqual([path, 200]);
  expect((await test.call(`GET /products?category=${leaf}`)).body.data.products).toHaveLength(1);
  for (const path of ['/search?q=deccan&in=suppliers', '/search/counts?q=bottle'])
    expect([path, (await test.call(`GET ${path}`)).body.reason]).toEqual([path, 'search_down']);
  const suggested = await test.call('GET /suggestions?q=bottl');
  expect(suggested.status).toBe(200);
  expect(suggested.body.data.suggestions.map((one: { kind: string }) => one.kind)).toContain('category');

  await db().execute(sql`alter table search_docs_lost rename to ${searchDocs}`);
  await rebuildIndex(db());
  expect((await test.call('GET /search?q=flask')).body.data.count).toBe(1);
});
