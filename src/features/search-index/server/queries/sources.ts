import { eq, sql } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/server/queries/product-cards.ts';
import { products } from '#features/catalog/server/tables.ts';
import { categories } from '#features/categories/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';

/** Every product of a supplier, public or not. */
export async function listProductIds(db: Database, supplierId: string): Promise<string[]> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.supplierId, supplierId));
  return rows.map(({ id }) => id);
}

/** Products that are public and not in the index, or in it and not public; some thousand at most. */
export async function listMissed(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select coalesce(shown.id, doc.product_id) as id
    from (
      select ${products.id} as id from ${products} join ${suppliers} on ${suppliers.id} = ${products.supplierId} where ${isPublicProduct}
    ) shown
    full join (select product_id from search_docs where not is_gone) doc on doc.product_id = shown.id
    where shown.id is null or doc.product_id is null
    limit 5000`);
  return rows.map(({ id }) => id);
}

/** What categories are called, trade terms included. */
export async function listCategoryNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: categories.name, synonyms: categories.synonyms }).from(categories);
  return rows.flatMap(({ name, synonyms }) => [name, ...synonyms]);
}
