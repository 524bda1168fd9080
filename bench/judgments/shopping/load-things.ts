import { eq } from 'drizzle-orm';
import { categoryMatcher } from '#features/catalog/imports/rules/match-category.ts';
import { readRow } from '#features/catalog/imports/rules/read-row.ts';
import { listLeaves } from '#features/catalog/imports/server/queries/known-products.ts';
import { insertProducts } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Thing } from './catalogue.ts';

const columns = ['sku', 'title', 'description', 'brand', 'colour'] as const;
const usual = {
  priceMinor: 10_000,
  unit: 'piece',
  moq: 1,
  leadTimeDays: 5,
  stock: 50,
  publish: true,
  existing: 'skip',
  categories: {},
} as const;
const storeName = 'General Goods Trading';

/**
 * Imports the products like rows of a file, each into the category that an import would suggest. Returns their ids in the
 * same order.
 */
export async function loadThings(db: Database, things: readonly Thing[]): Promise<string[]> {
  const [known] = await db.select().from(suppliers).where(eq(suppliers.businessName, storeName));
  if (known) {
    const there = await db
      .select({ id: products.id, number: products.number })
      .from(products)
      .where(eq(products.supplierId, known.id));
    return there.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
  }
  const leaves = await listLeaves(db);
  const store = await createSupplier(db, { businessName: storeName });
  const settings = { ...usual, categoryId: leaves[0]?.id ?? '' };
  const rules = { columns, settings, currency: 'INR', definitions: [] };
  const place = categoryMatcher(leaves, { categoryId: null, categories: {} });
  const rows = things.map(({ title, description, brand, colour }, i) => {
    const categoryId = place({ category: '', title }).suggestion?.id ?? settings.categoryId;
    const read = readRow([`SHOP-${i}`, title, description, brand, colour], {
      rules: { ...rules, categoryId },
      before: null,
    });
    if ('problem' in read) throw new Error(`${title}: ${read.problem}`);
    const { form } = read;
    const id = newId();
    const { attributes, ecoFriendly, customizable } = form;
    return {
      ...form,
      id,
      supplierId: store.id,
      number: i + 1,
      slug: `thing-${id}`,
      currency: 'INR',
      hsCode: null,
      pack: packFor({
        seed: id,
        brand: store.id,
        title: form.title,
        leaf: id,
        family: null,
        attributes,
        ecoFriendly,
        customizable,
      }),
      tags: [],
      status: 'active' as const,
      popularity: 0,
      salesCount: 0,
      viewCount: 0,
      createdAt: new Date(0).toISOString(),
    };
  });
  await insertProducts(db, rows);
  return rows.map(({ id }) => id);
}
