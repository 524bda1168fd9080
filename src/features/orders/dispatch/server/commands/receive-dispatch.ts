import { and, eq, isNull } from 'drizzle-orm';
import type { Mover, Side } from '#features/orders/order-record/rules/moves.ts';
import {
  announceOrder,
  arrivalColumns,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { lockForgottenDispatches } from '../queries.ts';
import { orderDispatches } from '../tables.ts';
import { deliverLockedOrder } from './deliver-order.ts';

interface ReceiveInput {
  side: Side;
  id: string;
  /** Leave it out to confirm everything that is on its way. */
  dispatchId?: string | undefined;
}

/** Confirms that goods have arrived. With the last of them the order is delivered. */
export async function receiveDispatch(
  ctx: CommandContext,
  { side, id, dispatchId }: ReceiveInput,
): Promise<void> {
  const viewer = await requireSide(ctx, { side, capability: 'orders.dispatch' });
  const order = await lockOrder(ctx, { viewer, id });
  await receiveOfLockedOrder(ctx, { order, by: side, dispatchId });
}

/** Marks dispatches as delivered that nobody has confirmed for so long that they must have arrived. */
export async function assumeArrived(ctx: CommandContext): Promise<void> {
  for (const { orderId, dispatchId } of await lockForgottenDispatches(ctx.db, ctx.now)) {
    const order = await findOrderRecord(ctx.db, orderId);
    if (order) await receiveOfLockedOrder(ctx, { order, by: 'system', dispatchId });
  }
}

interface Arrival {
  order: OrderRecord;
  by: Mover;
  dispatchId?: string | undefined;
}

async function receiveOfLockedOrder(ctx: CommandContext, { order, by, dispatchId }: Arrival): Promise<void> {
  const dispatches = await ctx.db
    .select({ id: orderDispatches.id, deliveredAt: orderDispatches.deliveredAt })
    .from(orderDispatches)
    .where(eq(orderDispatches.orderId, order.id));
  if (dispatchId && !dispatches.some(({ id }) => id === dispatchId)) throw notFound('Dispatch');
  const arriving = dispatches.filter(
    ({ id, deliveredAt }) => !deliveredAt && (!dispatchId || id === dispatchId),
  );
  if (arriving.length === 0 && order.status !== 'dispatched') {
    throw new AppError('conflict', 'No dispatch of this order is in transit.', {
      reason: 'illegal_transition',
    });
  }
  const isAll = dispatches.every((dispatch) => dispatch.deliveredAt ?? arriving.includes(dispatch));
  if (order.status === 'dispatched' && isAll) {
    await deliverLockedOrder(ctx, { order, by });
    return;
  }
  if (arriving.length === 0) {
    throw new AppError('conflict', 'This dispatch has already been marked as delivered.', {
      reason: 'illegal_transition',
    });
  }
  for (const { id } of arriving) {
    await ctx.db
      .update(orderDispatches)
      .set(arrivalColumns(ctx, by))
      .where(and(eq(orderDispatches.id, id), isNull(orderDispatches.deliveredAt)));
  }
  await announceOrder(ctx, order);
}
