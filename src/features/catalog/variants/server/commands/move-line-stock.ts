import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { returnStock, takeStock } from '#features/catalog/products/server/commands/move-stock.ts';
import { lockProduct } from '#features/catalog/products/server/queries/lock-store.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { listVariants } from '../queries.ts';
import { productVariants } from '../tables.ts';

interface Line {
  productId: string;
  variantId: string | null;
  /** Whole units, more than 0. */
  quantity: number;
}

/** Takes stock for a line of an order: of the product, and of the variant that was chosen. The product is locked first. */
export async function takeLineStock(
  ctx: CommandContext,
  { productId, variantId, quantity }: Line,
): Promise<void> {
  await takeStock(ctx, { productId, quantity });
  if (!variantId) return;
  const taken = await ctx.db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} - ${quantity}` })
    .where(
      and(
        eq(productVariants.id, variantId),
        eq(productVariants.productId, productId),
        isNull(productVariants.removedAt),
        gte(productVariants.stock, quantity),
      ),
    )
    .returning({ id: productVariants.id });
  if (taken.length === 0) {
    throw new AppError('conflict', 'There is not enough in stock for this order.', {
      reason: 'not_enough_stock',
    });
  }
}

/**
 * Gives the stock of a line back. What is no longer sold stays out of the shop: a variant that was removed, or a
 * product that was one thing when it was ordered and comes in variants now.
 */
export async function returnLineStock(
  ctx: CommandContext,
  { productId, variantId, quantity }: Line,
): Promise<void> {
  // Locked first: who changes what is sold waits, or is waited for.
  await lockProduct(ctx.db, productId);
  if (!variantId) {
    if ((await listVariants(ctx.db, productId)).length === 0) await returnStock(ctx, { productId, quantity });
    return;
  }
  const live = (await listVariants(ctx.db, productId)).some(({ id }) => id === variantId);
  if (live) await returnStock(ctx, { productId, quantity });
  await ctx.db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${quantity}` })
    .where(and(eq(productVariants.id, variantId), eq(productVariants.productId, productId)));
}
