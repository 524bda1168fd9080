import {
  announceOrder,
  enterState,
  factsOf,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { lockOrdersToComplete } from '#features/orders/order-record/server/queries/order-records.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { orderMoved } from '../../contract.ts';

/** Completes orders whose goods arrived a week ago. */
export async function completeDelivered(ctx: CommandContext): Promise<void> {
  for (const order of await lockOrdersToComplete(ctx.db, ctx.now)) {
    await enterState(ctx, order, { to: 'completed', by: 'system' });
    await ctx.emit(orderMoved, { ...factsOf(order), to: 'completed', by: 'system' });
    await announceOrder(ctx, order);
  }
}
