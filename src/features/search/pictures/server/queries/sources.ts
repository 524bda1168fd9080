import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { firstImageId, isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { productLooks } from '../tables.ts';

/** SQL for the ids of those products that are public. */
export const publicIds = (which: SQL): SQL => sql`select ${products.id} from ${products}
  join ${suppliers} on ${suppliers.id} = ${products.supplierId} where ${isPublicProduct} and ${which}`;

/** SQL for the ids of those products, public or not. */
export const idsOf = (which: SQL): SQL => sql`(select ${products.id} from ${products} where ${which})`;

/** Condition: the look is of the product. */
export const isProductOfLook = eq(products.id, productLooks.productId);
/** Condition: the product has no look. */
export const hasNoLook = sql`not exists (select from ${productLooks} where ${isProductOfLook})`;

export const whichIds = (ids: readonly string[]): SQL => sql`${inArray(products.id, [...ids])}`;
export const whichSuppliers = (supplierId: string): SQL => sql`${products.supplierId} = ${supplierId}`;

/** Returns products whose picture has to be read; several workers share them. */
export const listPendingLooks = (db: Database, limit: number) =>
  db
    .select({
      productId: productLooks.productId,
      source: productLooks.source,
      pack: products.pack,
      imageId: firstImageId,
    })
    .from(productLooks)
    .innerJoin(products, eq(products.id, productLooks.productId))
    .where(sql`${productLooks.isStale}`)
    .orderBy(asc(productLooks.productId))
    .limit(limit)
    .for('update', { of: productLooks, skipLocked: true });

export type PendingLook = Awaited<ReturnType<typeof listPendingLooks>>[number];

/** Returns the storage key of a file; null if it was deleted. */
export async function findStorageKey(db: Database, id: string): Promise<string | null> {
  const [file] = await db
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  return file?.storageKey ?? null;
}
