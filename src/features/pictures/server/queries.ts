import { and, eq, exists, or } from 'drizzle-orm';
import { productImages, products } from '#features/catalog/server/tables.ts';
import { storedFiles } from '#features/files/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';

/** Refuses a picture that is neither the person's own nor on a product of their store, as itself or as a part. */
export async function requireStorePicture(
  db: Database,
  { id, accountId, supplierId }: { id: string; accountId: string; supplierId: string },
): Promise<void> {
  const onProduct = db
    .select({ id: productImages.id })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(and(eq(productImages.fileId, storedFiles.id), eq(products.supplierId, supplierId)));
  const [found] = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        or(eq(storedFiles.id, id), eq(storedFiles.croppedFromId, id)),
        eq(storedFiles.purpose, 'product-image'),
        or(and(eq(storedFiles.id, id), eq(storedFiles.ownerAccountId, accountId)), exists(onProduct)),
      ),
    )
    .limit(1);
  if (!found) throw notFound('Picture');
}
