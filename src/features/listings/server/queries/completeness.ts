import { and, eq, sql } from 'drizzle-orm';
import { productImages, products } from '#features/catalog/server/tables.ts';
import type { Database } from '#platform/database/database.ts';

/** Characters from which a description says enough to be found. */
export const tellingLength = 60;

/** How many products of a store buyers may see, and how many of those are well described. */
export async function countPublicProducts(db: Database, supplierId: string) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const pictured = sql`exists (select 1 from ${productImages} where ${productImages.productId} = ${products.id})`;
  const [counted] = await db
    .select({
      publicProducts: sql<number>`count(*)::int`,
      describedProducts: count(sql`length(${products.description}) >= ${tellingLength}`),
      tieredProducts: count(sql`jsonb_array_length(${products.tiers}) > 1`),
      picturedProducts: count(pictured),
    })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), eq(products.isShown, true)));
  return counted ?? { publicProducts: 0, describedProducts: 0, tieredProducts: 0, picturedProducts: 0 };
}
