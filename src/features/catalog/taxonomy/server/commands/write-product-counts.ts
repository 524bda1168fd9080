import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { categories } from '../tables.ts';

/**
 * Writes the product count of every category that changed, and returns the number of changes. `counted` selects `id`
 * and `products`.
 */
export async function writeProductCounts(db: Database, counted: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${categories} set product_count = known.products
    from (
      select category.id, coalesce(counted.products, 0) as products
      from ${categories} category
      left join (${counted}) counted on counted.id = category.id
    ) known
    where known.id = ${categories}.id and known.products <> ${categories}.product_count`);
  return rowCount ?? 0;
}
