import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { variantKey } from '#features/files/files/server/commands/stored-bytes.ts';
import { pixelsOf } from '#platform/files/inspect.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { lookOf } from '../../rules/look.ts';
import { signatureOf } from '../../rules/signature.ts';
import { findStorageKey, listWaiting, type Waiting } from '../queries/sources.ts';
import { productLooks } from '../tables.ts';
import { lookSoon } from './mark-looks.ts';

/** Draws a pack as SVG. */
export type Draw = (pack: PackDrawing) => string;

/** Pixels along one side of the square that is looked at. */
export const lookSide = 96;
/** One job's work: a second or two, so that others get their turn. */
const atOnce = 50;

/** Looks at products whose picture is new; goes on in a job of its own while any are left. */
export async function lookAtProducts(ctx: JobContext, draw: Draw): Promise<void> {
  const waiting = await listWaiting(ctx.db, atOnce);
  const drawn = new Map<string, Int8Array>();
  for (const product of waiting) {
    const source = sourceOf(product);
    if (source === product.source) {
      await ctx.db
        .update(productLooks)
        .set({ isStale: false })
        .where(eq(productLooks.productId, product.productId));
      continue;
    }
    const look = drawn.get(source) ?? (await lookAt(ctx, { product, draw }));
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
  if (waiting.length === atOnce) await lookSoon(ctx.db);
}

const sourceOf = ({ imageId, pack }: Waiting): string =>
  imageId ?? `drawing:${createHash('sha256').update(JSON.stringify(pack)).digest('base64url')}`;

/** Null where the picture cannot be read: such a product is not found by picture. */
async function lookAt(
  ctx: JobContext,
  { product: { imageId, pack }, draw }: { product: Waiting; draw: Draw },
): Promise<Int8Array | null> {
  try {
    const bytes = imageId ? await readPhoto(ctx, imageId) : Buffer.from(draw(pack));
    return bytes && lookOf(await pixelsOf(bytes, lookSide));
  } catch (error) {
    ctx.log.warn({ err: error, imageId }, 'a picture could not be looked at');
    return null;
  }
}

async function readPhoto({ db, kernel }: JobContext, id: string): Promise<Uint8Array | null> {
  const key = await findStorageKey(db, id);
  return key === null ? null : kernel.files.read(variantKey(key, 320));
}
