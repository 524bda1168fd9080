import { and, eq, isNull } from 'drizzle-orm';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import {
  announceOrder,
  arrivalColumns,
  enterState,
  factsOf,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { orderDelivered } from '../../contract.ts';
import { orderDispatches } from '../tables.ts';

interface Delivery {
  /** Locked by the caller. */
  order: OrderRecord;
  by: Mover;
  note?: string | undefined;
}

/** Marks an order and all its open dispatches as delivered. */
export async function deliverLockedOrder(
  ctx: CommandContext,
  { order, by, note }: Delivery,
): Promise<OrderRecord> {
  await ctx.db
    .update(orderDispatches)
    .set(arrivalColumns(ctx, by))
    .where(and(eq(orderDispatches.orderId, order.id), isNull(orderDispatches.deliveredAt)));
  const delivered = await enterState(ctx, { order, to: 'delivered', by, note });
  await ctx.emit(orderDelivered, { ...factsOf(order), by });
  await announceOrder(ctx, order);
  return delivered;
}
