import { and, eq, exists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productImages, products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import { hashPicture } from '#platform/spreadsheets/picture-zip.ts';

/** Throws not found unless the picture belongs to the account, or it or a crop of it is on a product of the store. */
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

interface PictureFile {
  path: string;
  hash: string | null;
}

interface ShownPicture {
  id: string;
  alt: string;
}

/**
 * Returns a function that finds a file among the pictures of a product: by the hash of the original upload, also if a
 * crop of it is shown, or by the hash of the stored file, which is what exports contain.
 */
export async function shownPictureFinder(
  { database: { db }, files }: Pick<Kernel, 'database' | 'files'>,
  productId: string,
): Promise<(picture: PictureFile) => Promise<ShownPicture | null>> {
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
      // A missing file cannot match.
      const bytes = await files.read(picture.storageKey).catch(() => null);
      if (bytes) found.set(hashPicture(bytes), picture);
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
