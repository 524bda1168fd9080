import { and, eq, inArray, isNull } from 'drizzle-orm';
import { products } from '#features/catalog/server/tables.ts';
import { categories } from '#features/categories/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Leaf } from '../../rules/place-category.ts';
import type { ProductBefore } from '../../rules/read-row.ts';

export type ProductRow = typeof products.$inferSelect;

/** Products of a store by SKU; a SKU that several carry holds them all. */
export async function listBySku(
  db: Database,
  { supplierId, skus, lock }: { supplierId: string; skus: readonly string[]; lock: boolean },
): Promise<Map<string, ProductRow[]>> {
  const wanted = [...new Set(skus)].filter(Boolean);
  const found = new Map<string, ProductRow[]>();
  if (wanted.length === 0) return found;
  const query = db
    .select()
    .from(products)
    .where(
      and(eq(products.supplierId, supplierId), inArray(products.sku, wanted), isNull(products.deletedAt)),
    )
    .orderBy(products.id);
  const rows = await (lock ? query.for('update') : query);
  for (const row of rows) {
    const sku = row.sku ?? '';
    (found.get(sku) ?? found.set(sku, []).get(sku))?.push(row);
  }
  return found;
}

/** A product as a row of a file meets it. */
export const beforeOf = (row: ProductRow): ProductBefore => ({
  title: row.title,
  description: row.description,
  categoryId: row.categoryId,
  attributes: row.attributes,
  unit: row.unit,
  tiers: row.tiers,
  moq: row.moq,
  orderMultiple: row.orderMultiple,
  leadTimeDays: row.leadTimeDays,
  stock: row.stock,
  samplePriceMinor: row.samplePriceMinor,
  customizable: row.customizable,
  ecoFriendly: row.ecoFriendly,
  hsCode: row.hsCode ?? '',
  sku: row.sku ?? '',
});

/** Every leaf that a row can be placed in. */
export const listLeaves = (db: Database): Promise<Leaf[]> =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      path: categories.path,
      synonyms: categories.synonyms,
    })
    .from(categories)
    .where(eq(categories.level, 2))
    .orderBy(categories.position);
