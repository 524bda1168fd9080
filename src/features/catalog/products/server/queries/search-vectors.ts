import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { buildSearchVector, products } from '../tables.ts';

/** SQL for `id` and `products` of the categories that public products appear in. */
export const publicProductCounts: SQL = sql`
  select placement as id, count(*)::int as products
  from ${products} join ${suppliers} on ${and(eq(suppliers.id, products.supplierId), suppliers.isPublic)}
  cross join unnest(${products.placements}) placement
  where ${products.isShown}
  group by placement`;

/** Returns a subquery for the search vectors that the products of a store should have. */
export function searchVectorsOfStore(db: Database, supplierId: string) {
  const { name, synonyms, materials } = categories;
  const vector = buildSearchVector({
    title: products.title,
    category: sql`concat_ws(' ', ${name}, array_to_string(${synonyms}, ' '), array_to_string(${materials}, ' '), array_to_string(${products.tags}, ' '))`,
    supplier: suppliers.businessName,
    description: products.description,
  });
  return db
    .select({ id: sql<string>`${products.id}`.as('current_id'), vector: vector.as('current_vector') })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(eq(products.supplierId, supplierId))
    .as('current');
}
