import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/server/tables.ts';
import type { Database } from '#platform/database/database.ts';

/** How many products of a store buyers may see, and how many of those are well described. One index answers it. */
export async function countPublicProducts(db: Database, supplierId: string) {
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counted] = await db
    .select({
      publicProducts: sql<number>`count(*)::int`,
      describedProducts: count(sql`${products.isTold}`),
      tieredProducts: count(sql`${products.isTiered}`),
      picturedProducts: count(sql`${products.pictureCount} > 0`),
    })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), isNull(products.deletedAt), sql`${products.isShown}`));
  return counted ?? { publicProducts: 0, describedProducts: 0, tieredProducts: 0, picturedProducts: 0 };
}
