import { expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { rebuildIndex } from '#features/search/index/server/commands/rebuild.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

it('filters products by their country of origin, which is not that of the supplier', async () => {
  const { db } = test.kernel.database;
  await loadSeedTaxonomy(db);
  const { id: supplierId } = await createSupplier(db);
  const categoryId = 'pet-bottles';
  for (const countryOfOrigin of ['DE', 'DE', 'VN', null])
    await createProduct(db, { supplierId, categoryId, title: 'Amber bottle', countryOfOrigin });
  await rebuildIndex(db);
  const search = async (query: Record<string, string>) =>
    (await test.call(`GET /search?${new URLSearchParams({ q: 'amber bottle', ...query })}`)).body.data;
  const { facets } = await search({});
  expect(facets.find(({ label }: { label: string }) => label === 'Country of origin')).toMatchObject({
    filter: 'attr',
    values: [
      { value: 'country_of_origin:Germany', label: 'Germany', count: 2 },
      { value: 'country_of_origin:Vietnam', label: 'Vietnam', count: 1 },
    ],
  });
  expect((await search({ attr: 'country_of_origin:Vietnam' })).products).toHaveLength(1);
});
