import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { lockForgottenDispatches } from '../queries.ts';
import { arrive } from './dispatch-order.ts';

/** Marks dispatches as delivered that nobody has confirmed for so long that they must have arrived. */
export async function assumeArrived(ctx: CommandContext): Promise<void> {
  for (const { orderId, dispatchId } of await lockForgottenDispatches(ctx.db, ctx.now)) {
    const order = await findOrderRecord(ctx.db, orderId);
    if (order) await arrive(ctx, order, { by: 'system', dispatchId });
  }
}
