import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isTrading } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { orderMoved } from '../../contract.ts';
import { assumeDelivered, completeAfterDays } from '../../rules/moves.ts';
import { orderDispatches, orders } from '../tables.ts';
import { arrive } from './dispatch-order.ts';
import { announceOrder, enterState, factsOf } from './order-state.ts';

const atOnce = 100;

/** While a store is suspended, its buyers alone say what arrived: nothing is assumed in its favour. */
const ofTradingStore = isTrading(orders.supplierId);

/** Dispatches that nobody has confirmed for so long that they must have arrived; the oldest first. */
export async function assumeArrived(ctx: CommandContext): Promise<void> {
  const { afterExpected, afterDispatch } = assumeDelivered;
  const due = sql`coalesce(${orderDispatches.expectedOn}::timestamptz + make_interval(days => ${afterExpected}),
    ${orderDispatches.dispatchedAt} + make_interval(days => ${afterDispatch}))`;
  const rows = await ctx.db
    .select({ order: orders, dispatchId: orderDispatches.id })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(
      and(
        ofTradingStore,
        isNull(orderDispatches.deliveredAt),
        isNotNull(orders.buyerAccountId),
        lt(due, ctx.now.toISOString()),
      ),
    )
    .orderBy(asc(orderDispatches.dispatchedAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  for (const { order, dispatchId } of rows) {
    const [now] = await ctx.db.select().from(orders).where(eq(orders.id, order.id));
    if (now) await arrive(ctx, now, { by: 'system', dispatchId });
  }
}

/** Orders whose goods arrived a week ago are done. */
export async function completeDelivered(ctx: CommandContext): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        ofTradingStore,
        eq(orders.status, 'delivered'),
        isNotNull(orders.buyerAccountId),
        lt(orders.deliveredAt, addDays(ctx.now, -completeAfterDays)),
      ),
    )
    .orderBy(asc(orders.deliveredAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  for (const order of rows) {
    await enterState(ctx, order, { to: 'completed', by: 'system' });
    await ctx.emit(orderMoved, { ...factsOf(order), to: 'completed', by: 'system' });
    await announceOrder(ctx, order);
  }
}
