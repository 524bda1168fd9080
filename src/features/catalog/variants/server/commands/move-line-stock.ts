import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { returnStock, takeStock } from '#features/catalog/products/server/commands/move-stock.ts';
import { lockProduct } from '#features/catalog/products/server/queries/lock-store.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { listVariants } from '../queries.ts';
import { productVariants } from '../tables.ts';

interface StockLine {
  productId: string;
  variantId: string | null;
  /** Whole number of units, at least 1. */
  quantity: number;
}

/** Takes stock for an order line, from the product and from the selected variant. The product is locked first. */
export async function takeLineStock(
  ctx: CommandContext,
  { productId, variantId, quantity }: StockLine,
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
 * Returns the stock of an order line. The total stock of the product grows only if the item can still be sold: not if
 * its variant was removed, nor if the product got variants only after the order.
 */
export async function returnLineStock(
  ctx: CommandContext,
  { productId, variantId, quantity }: StockLine,
): Promise<void> {
  // Locked first, so that simultaneous changes to the variants wait for each other.
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
