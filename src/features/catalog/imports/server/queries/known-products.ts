import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { fromPlainColumns } from '#features/catalog/products/contract/plain-fields.ts';
import { pickStored } from '#features/catalog/products/contract/product.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Leaf } from '../../rules/match-category.ts';
import { type ExistingProduct, skuKey } from '../../rules/read-row.ts';

export type ProductRow = typeof products.$inferSelect;

/** Returns products of a store by lower-case SKU; several products can share a SKU. */
export async function listBySku(
  db: Database,
  { supplierId, skus, lock }: { supplierId: string; skus: readonly string[]; lock: boolean },
): Promise<Map<string, ProductRow[]>> {
  const distinctSkus = [...new Set(skus.map(skuKey))].filter(Boolean);
  const found = new Map<string, ProductRow[]>();
  if (distinctSkus.length === 0) return found;
  const query = db
    .select()
    .from(products)
    .where(
      and(
        eq(products.supplierId, supplierId),
        inArray(sql`lower(${products.sku})`, distinctSkus),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(products.id);
  const rows = await (lock ? query.for('update') : query);
  for (const row of rows) {
    const sku = skuKey(row.sku ?? '');
    (found.get(sku) ?? found.set(sku, []).get(sku))?.push(row);
  }
  return found;
}

/** Converts a product to the form that a row is merged into. */
export const toExistingProduct = ({ stock, ...row }: ProductRow): ExistingProduct => ({
  ...pickStored(row),
  ...fromPlainColumns(row),
  stock,
});

/** Returns all leaves in which a row can be placed, with the names of the menu entries above them. */
export async function listLeaves(db: Database): Promise<Leaf[]> {
  const nodes = await db
    .select({
      id: categories.id,
      level: categories.level,
      name: categories.name,
      path: categories.path,
      alsoIn: categories.alsoIn,
      synonyms: categories.synonyms,
      registrationCategory: categories.registrationCategory,
    })
    .from(categories)
    .orderBy(categories.position);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes
    .filter(({ level }) => level === 2)
    .map(({ id, name, path, alsoIn, synonyms, registrationCategory }) => {
      const above = new Set([
        ...path.slice(0, -1),
        ...alsoIn,
        ...path.flatMap((part) => byId.get(part)?.alsoIn ?? []),
      ]);
      const names = [...above].flatMap((part) => byId.get(part)?.name ?? []);
      return { id, name, path, synonyms, parents: [...names, registrationCategory ?? []].flat() };
    });
}
