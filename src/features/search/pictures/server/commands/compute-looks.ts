import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { variantKey } from '#features/files/files/rules.ts';
import { readPixels } from '#platform/files/inspect.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { lookOf } from '../../rules/look.ts';
import { signatureOf } from '../../rules/signature.ts';
import { findStorageKey, listPendingLooks, type PendingLook } from '../queries/sources.ts';
import { productLooks } from '../tables.ts';
import { queueLooks } from './mark-looks.ts';

/** Draws a packaging type as SVG. */
export type Draw = (pack: PackDrawing) => string;

/** Side of the compared square in pixels. */
export const pictureSide = 96;
/** Number of products per job: takes a second or two, so that other jobs get their turn. */
const batchSize = 50;

/** Computes the looks of products with new pictures; queues another job while any are left. */
export async function computeLooks(ctx: JobContext, draw: Draw): Promise<void> {
  const pendingLooks = await listPendingLooks(ctx.db, batchSize);
  const drawn = new Map<string, Int8Array>();
  for (const product of pendingLooks) {
    await ctx.kernel.requestLoad.yield();
    const source = sourceOf(product);
    if (source === product.source) {
      await ctx.db
        .update(productLooks)
        .set({ isStale: false })
        .where(eq(productLooks.productId, product.productId));
      continue;
    }
    const look = drawn.get(source) ?? (await computeLook(ctx, { product, draw }));
    if (look) drawn.set(source, look);
    await ctx.db
      .update(productLooks)
      .set({
        source,
        isStale: false,
        look: look && Buffer.from(look.buffer, look.byteOffset, look.length),
        signature: look && signatureOf(look),
      })
      .where(eq(productLooks.productId, product.productId));
  }
  if (pendingLooks.length === batchSize) await queueLooks(ctx.db);
}

const sourceOf = ({ imageId, pack }: PendingLook): string =>
  imageId ?? `drawing:${createHash('sha256').update(JSON.stringify(pack)).digest('base64url')}`;

/** Returns null if the picture cannot be read: the product is then not found by picture. */
async function computeLook(
  ctx: JobContext,
  { product: { imageId, pack }, draw }: { product: PendingLook; draw: Draw },
): Promise<Int8Array | null> {
  try {
    const bytes = imageId ? await readPhoto(ctx, imageId) : Buffer.from(draw(pack));
    return bytes && lookOf(await readPixels(bytes, pictureSide));
  } catch (error) {
    ctx.log.warn({ err: error, imageId }, 'a picture could not be looked at');
    return null;
  }
}

async function readPhoto({ db, kernel }: JobContext, id: string): Promise<Uint8Array | null> {
  const key = await findStorageKey(db, id);
  return key === null ? null : kernel.files.read(variantKey(key, 320));
}
