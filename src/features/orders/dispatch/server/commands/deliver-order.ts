import { and, eq, isNull } from 'drizzle-orm';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import {
  announceOrder,
  arrivalOf,
  enterState,
  factsOf,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { orderDelivered } from '../../contract.ts';
import { orderDispatches } from '../tables.ts';

interface Why {
  by: Mover;
  note?: string | undefined;
}

/** Everything that is still on its way has arrived. */
export async function deliverLocked(
  ctx: CommandContext,
  order: OrderRecord,
  { by, note }: Why,
): Promise<OrderRecord> {
  await ctx.db
    .update(orderDispatches)
    .set(arrivalOf(ctx, by))
    .where(and(eq(orderDispatches.orderId, order.id), isNull(orderDispatches.deliveredAt)));
  const moved = await enterState(ctx, order, { to: 'delivered', by, note });
  await ctx.emit(orderDelivered, { ...factsOf(order), by });
  await announceOrder(ctx, order);
  return moved;
}
