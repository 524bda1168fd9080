import { and, eq, exists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productImages, products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import { hashOf } from '#platform/spreadsheets/picture-zip.ts';

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

interface SentPicture {
  path: string;
  hash: string | null;
}

interface ShownPicture {
  id: string;
  alt: string;
}

/**
 * Finds a picture of a file among those that the product shows: by what was uploaded, also where a part of it is shown,
 * and by what is stored, which is what exports hold.
 */
export async function alreadyShown(
  { database: { db }, files }: Pick<Kernel, 'database' | 'files'>,
  productId: string,
): Promise<(picture: SentPicture) => Promise<ShownPicture | null>> {
  const whole = alias(storedFiles, 'whole');
  const shown = await db
    .select({
      id: productImages.fileId,
      alt: productImages.alt,
      storageKey: storedFiles.storageKey,
      sourceHash: sql<string | null>`coalesce(${storedFiles.sourceHash}, ${whole.sourceHash})`,
    })
    .from(productImages)
    .innerJoin(storedFiles, eq(storedFiles.id, productImages.fileId))
    .leftJoin(whole, eq(whole.id, storedFiles.croppedFromId))
    .where(eq(productImages.productId, productId))
    .orderBy(productImages.position);
  let stored: Promise<Map<string, ShownPicture>> | undefined;
  const readStored = async (): Promise<Map<string, ShownPicture>> => {
    const found = new Map<string, ShownPicture>();
    for (const picture of shown) {
      // Bytes that are gone are no picture that could be the same.
      const bytes = await files.read(picture.storageKey).catch(() => null);
      if (bytes) found.set(hashOf(bytes), picture);
    }
    return found;
  };
  return async ({ hash, path }) => {
    const same = shown.find(({ sourceHash }) => sourceHash !== null && sourceHash === hash);
    if (same) return same;
    if (shown.length === 0 || !/\.webp$/i.test(path)) return null;
    stored ??= readStored();
    return (await stored).get(hash ?? '') ?? null;
  };
}
