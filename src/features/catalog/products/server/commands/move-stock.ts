import { sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { products } from '../tables.ts';
import { announceChange } from './announce.ts';

interface Movement {
  productId: string;
  /** Whole units, more than 0. */
  quantity: number;
}

type MovedRow = { id: string; slug: string; supplierId: string; placements: string[] } & Record<
  string,
  unknown
>;

/** Takes stock for an order, in one statement that cannot go below zero. What empties it takes the product off sale. */
export async function takeStock(ctx: CommandContext, { productId, quantity }: Movement): Promise<void> {
  const { rows } = await ctx.db.execute<MovedRow>(sql`
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

/** Gives stock back, as after an order was cancelled; a product that had sold out is for sale again. */
export async function returnStock(ctx: CommandContext, { productId, quantity }: Movement): Promise<void> {
  const { rows } = await ctx.db.execute<MovedRow>(sql`
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
