import { eq } from 'drizzle-orm';
import { attachFile, detachFile } from '#features/files/server/commands/attach-file.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { listImages } from '../queries/product-cards.ts';
import { productImages } from '../tables.ts';

/** Makes the pictures exactly these, in this order. Each must be the caller's own. */
export async function replaceImages(
  ctx: CommandContext,
  productId: string,
  imageIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  const before = (await listImages(ctx.db, productId)).map(({ id }) => id);
  if (before.join() === wanted.join()) return;
  await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
  for (const id of before.filter((one) => !wanted.includes(one))) await detachFile(ctx, { id });
  // What stands there already was checked when it came, perhaps from somebody else who works in the store.
  for (const fileId of wanted.filter((one) => !before.includes(one))) await attachPicture(ctx, fileId);
  const rows = wanted.map((fileId, position) => ({ id: newId(), productId, fileId, position }));
  if (rows.length > 0) await ctx.db.insert(productImages).values(rows);
}

async function attachPicture(ctx: CommandContext, id: string): Promise<void> {
  try {
    await attachFile(ctx, { id, purpose: 'product-image' });
  } catch (error) {
    const known = error instanceof AppError && error.code === 'not_found';
    throw known
      ? invalidFields([
          { path: 'imageIds', message: 'One of the pictures is no longer there. Please add it again.' },
        ])
      : error;
  }
}

/** Puts pictures that are there already onto a product that has none, in this order. */
export async function showImages(
  { db }: CommandContext,
  { productId, fileIds }: { productId: string; fileIds: readonly string[] },
): Promise<void> {
  const rows = fileIds.map((fileId, position) => ({ id: newId(), productId, fileId, position }));
  if (rows.length > 0) await db.insert(productImages).values(rows);
}
