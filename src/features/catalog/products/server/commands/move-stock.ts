import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { products } from '../tables.ts';
import { announceProducts } from './announce.ts';

interface StockMovement {
  productId: string;
  /** Whole number of units, at least 1. */
  quantity: number;
}

const { id, stock, salesCount, status, statusBeforeOutOfStock } = products;
const moved = { id, slug: products.slug, supplierId: products.supplierId, placements: products.placements };

/**
 * Takes stock for an order in one statement that cannot go below zero. If it empties the stock, the product is sold
 * out.
 */
export async function takeStock(ctx: CommandContext, { productId, quantity }: StockMovement): Promise<void> {
  const isLast = sql`${stock} = ${quantity}`;
  const [product] = await ctx.db
    .update(products)
    .set({
      stock: sql`${stock} - ${quantity}`,
      salesCount: sql`${salesCount} + ${quantity}`,
      status: sql`case when ${isLast} then 'out_of_stock' else ${status} end`,
      statusBeforeOutOfStock: sql`case when ${isLast} then ${status} end`,
      updatedAt: ctx.now,
    })
    .where(and(eq(id, productId), isNull(products.deletedAt), gte(stock, quantity)))
    .returning(moved);
  if (!product)
    throw new AppError('conflict', 'There is not enough in stock for this order.', {
      reason: 'not_enough_stock',
    });
  await announceProducts(ctx, { supplierId: product.supplierId, products: [product] });
}

/** Returns stock, for example after an order was cancelled. A sold-out product can be ordered again. */
export async function returnStock(
  ctx: CommandContext,
  { productId, quantity }: StockMovement,
): Promise<void> {
  const [product] = await ctx.db
    .update(products)
    .set({
      stock: sql`${stock} + ${quantity}`,
      salesCount: sql`greatest(0, ${salesCount} - ${quantity})`,
      status: sql`coalesce(${statusBeforeOutOfStock}, ${status})`,
      statusBeforeOutOfStock: null,
      updatedAt: ctx.now,
    })
    .where(eq(id, productId))
    .returning(moved);
  if (!product) throw notFound('Product');
  await announceProducts(ctx, { supplierId: product.supplierId, products: [product] });
}
