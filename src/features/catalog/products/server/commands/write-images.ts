import { and, eq, ne, sql } from 'drizzle-orm';
import {
  attachFile,
  detachFile,
  markFileUsed,
  releaseFileIds,
} from '#features/files/files/server/commands/attach-file.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { listImages } from '../queries/product-cards.ts';
import { productImages, products } from '../tables.ts';

interface ProductPicture {
  id: string;
  /** Alternative text. */
  alt: string;
}

/** Replaces a product's pictures with these, in this order. New ones must be the caller's own uploads. */
export async function replaceImages(
  ctx: CommandContext,
  { productId, pictures }: { productId: string; pictures: readonly ProductPicture[] },
): Promise<void> {
  const newIds = new Map(pictures.map(({ id, alt }) => [id, alt]));
  const before = await listImages(ctx.db, productId);
  const alike = (list: readonly ProductPicture[]) => JSON.stringify(list.map(({ id, alt }) => [id, alt]));
  if (alike(before) === JSON.stringify([...newIds])) return;
  await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
  for (const { id } of before) if (!newIds.has(id)) await detachFile(ctx, { id });
  // Existing pictures were checked when they were added, perhaps by a colleague in the same store.
  const known = new Set(before.map(({ id }) => id));
  const wholes = new Set(before.flatMap(({ croppedFromId }) => croppedFromId ?? []));
  for (const id of newIds.keys()) {
    if (known.has(id)) continue;
    if (wholes.has(id)) await markFileUsed(ctx, id);
    else await attachPicture(ctx, id);
  }
  await showImages(ctx, { productId, pictures: [...newIds].map(([id, alt]) => ({ id, alt })) });
}

/**
 * Replaces a product's pictures with these, even if a colleague uploaded them. The caller has checked that the store
 * may use them. Returns whether anything changed.
 */
export async function setImages(
  ctx: CommandContext,
  { productId, pictures }: { productId: string; pictures: readonly ProductPicture[] },
): Promise<boolean> {
  const before = await listImages(ctx.db, productId);
  const newIds = new Set(pictures.map(({ id }) => id));
  const alike = (list: readonly ProductPicture[]) => JSON.stringify(list.map(({ id, alt }) => [id, alt]));
  if (alike(before) === alike(pictures)) return false;
  await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
  await releaseFileIds(
    ctx,
    before.flatMap(({ id }) => (newIds.has(id) ? [] : [id])),
  );
  for (const id of newIds) await markFileUsed(ctx, id);
  await showImages(ctx, { productId, pictures });
  return true;
}

async function attachPicture(ctx: CommandContext, id: string): Promise<void> {
  try {
    await attachFile(ctx, { id, purpose: 'product-image' });
  } catch (error) {
    const known = error instanceof AppError && error.code === 'not_found';
    throw known
      ? invalidFields([
          { path: 'imageIds', message: 'One of the images is no longer available. Add it again.' },
        ])
      : error;
  }
}

/** Adds stored pictures, in this order, to a product that has none. */
export async function showImages(
  { db }: CommandContext,
  { productId, pictures }: { productId: string; pictures: readonly ProductPicture[] },
): Promise<void> {
  const rows = pictures.map(({ id, alt }, position) => ({
    id: newId(),
    productId,
    fileId: id,
    position,
    alt,
  }));
  if (rows.length > 0) await db.insert(productImages).values(rows);
  await db.update(products).set({ pictureCount: rows.length }).where(eq(products.id, productId));
}

/** Counts the pictures of products that were saved before `pictureCount` existed. */
export async function ensurePictureCounts(db: Database): Promise<void> {
  if ((await readLoadedVersion(db, 'catalog-picture-counts')) === '1') return;
  const counted = db
    .select({
      id: sql`${productImages.productId}`.as('counted_id'),
      pictures: sql<number>`count(*)`.as('pictures'),
    })
    .from(productImages)
    .groupBy(productImages.productId)
    .as('counted');
  await db
    .update(products)
    .set({ pictureCount: sql`${counted.pictures}` })
    .from(counted)
    .where(and(eq(products.id, counted.id), ne(products.pictureCount, counted.pictures)));
  await saveLoadedVersion(db, { name: 'catalog-picture-counts', version: '1' });
}
