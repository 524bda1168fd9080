import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';

/** The place of a product in the order in which products are drawn anew. */
export interface ProductPlace {
  supplierId: string;
  number: number;
}

/**
 * Returns the products that follow, with the seed of their store's logo, locked until the transaction ends. The index of
 * numbers has the same order, so each batch costs the same, however many products precede it.
 */
export const listProductsToDraw = (
  db: Database,
  { after, limit }: { after: ProductPlace | null; limit: number },
) =>
  db
    .select({ product: products, brand: suppliers.logoSeed })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        isNull(products.deletedAt),
        after
          ? sql`(${products.supplierId}, ${products.number}) > (${after.supplierId}::uuid, ${after.number})`
          : undefined,
      ),
    )
    .orderBy(asc(products.supplierId), asc(products.number))
    .limit(limit)
    .for('no key update', { of: products });
