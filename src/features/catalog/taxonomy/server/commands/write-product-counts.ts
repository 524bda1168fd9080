import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { nameOf } from '#platform/database/typed-sql.ts';
import { categories } from '../tables.ts';

/**
 * Writes the product count of every category that changed, and returns the ids of those. `counted` selects `id` and
 * `products`.
 */
export async function writeProductCounts(db: Database, counted: SQL): Promise<string[]> {
  const { id, productCount } = categories;
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${categories} set ${nameOf(productCount)} = known.products
    from (
      select ${id} as category, coalesce(counted.products, 0) as products
      from ${categories} left join (${counted}) counted on counted.id = ${id}
    ) known
    where known.category = ${id} and known.products <> ${productCount}
    returning ${id}`);
  return rows.map((row) => row.id);
}
