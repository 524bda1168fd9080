import { sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { products } from '../tables.ts';
import { announceChange } from './announce.ts';

interface StockMovement {
  productId: string;
  /** Whole number of units, at least 1. */
  quantity: number;
}

type StockRow = { id: string; slug: string; supplierId: string; placements: string[] } & Record<
  string,
  unknown
>;

/**
 * Takes stock for an order in one statement that cannot go below zero. If it empties the stock, the product is sold
 * out.
 */
export async function takeStock(ctx: CommandContext, { productId, quantity }: StockMovement): Promise<void> {
  const { rows } = await ctx.db.execute<StockRow>(sql`
    update ${products} set
      stock = stock - ${quantity},
      sales_count = sales_count + ${quantity},
      status = case when stock = ${quantity} then 'out_of_stock' else status end,
      status_before_out_of_stock = case when stock = ${quantity} then status else null end,
      updated_at = ${ctx.now}
    where id = ${productId} and deleted_at is null and stock >= ${quantity}
    returning id, slug, supplier_id as "supplierId", placements`);
  const [moved] = rows;
  if (!moved)
    throw new AppError('conflict', 'There is not enough in stock for this order.', {
      reason: 'not_enough_stock',
    });
  await announceChange(ctx, moved);
}

/** Returns stock, for example after an order was cancelled. A sold-out product can be ordered again. */
export async function returnStock(
  ctx: CommandContext,
  { productId, quantity }: StockMovement,
): Promise<void> {
  const { rows } = await ctx.db.execute<StockRow>(sql`
    update ${products} set
      stock = stock + ${quantity},
      sales_count = greatest(0, sales_count - ${quantity}),
      status = coalesce(status_before_out_of_stock, status),
      status_before_out_of_stock = null,
      updated_at = ${ctx.now}
    where id = ${productId}
    returning id, slug, supplier_id as "supplierId", placements`);
  const [moved] = rows;
  if (!moved) throw notFound('Product');
  await announceChange(ctx, moved);
}
