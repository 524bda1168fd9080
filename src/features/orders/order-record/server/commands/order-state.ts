import { and, eq, sql } from 'drizzle-orm';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { nextDueOf } from '../../rules/instalments.ts';
import type { Mover } from '../../rules/moves.ts';
import { promisedFromApproval } from '../../rules/promised-day.ts';
import type { OrderState, ProofWait } from '../../rules.ts';
import { ownedBy, type Viewer } from '../queries/viewer.ts';
import { orderEvents, orderLines, orders } from '../tables.ts';

export type OrderRecord = typeof orders.$inferSelect;

/** Locks an order of the viewer until the transaction ends and returns it. Throws 404 for another person’s order. */
export async function lockOrder(
  ctx: CommandContext,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<OrderRecord> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)))
    .for('update');
  if (!order) throw notFound('Order');
  return order;
}

/** Locks an order for a mediator or a deadline, which are no side of it. The caller has checked that they may. */
export async function lockOrderRecord(ctx: CommandContext, id: string): Promise<OrderRecord> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound('Order');
  return order;
}

const timestampColumns: Partial<Record<OrderState, keyof OrderRecord>> = {
  confirmed: 'confirmedAt',
  in_production: 'inProductionAt',
  ready: 'readyAt',
  dispatched: 'dispatchedAt',
  delivered: 'deliveredAt',
  completed: 'completedAt',
  cancelled: 'cancelledAt',
};

interface StateChange {
  to: OrderState;
  by: Mover;
  note?: string | undefined;
}

/**
 * Records a new state with who, when and why, and sets when the next payment is due. The caller holds the lock and has
 * checked that the move is allowed.
 */
export async function enterState(
  ctx: CommandContext,
  { order, to, by, note }: StateChange & { order: OrderRecord },
): Promise<OrderRecord> {
  const column = timestampColumns[to];
  const changes = { status: to, ...(column ? { [column]: ctx.now } : {}) };
  const [updated] = await ctx.db
    .update(orders)
    .set({ ...changes, nextDueAt: nextDueOf({ ...order, ...changes }) })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning();
  if (!updated)
    throw new AppError('conflict', 'This order has just changed. Reload the page.', { reason: 'changed' });
  const actorId = actorIdOf(ctx, by);
  await ctx.db
    .insert(orderEvents)
    .values({ id: newId(), orderId: order.id, status: to, actorId, note: note || null, at: ctx.now });
  return updated;
}

/** Returns the account that acts; null for what happens automatically. */
const actorIdOf = (ctx: CommandContext, by: Mover): string | null =>
  by === 'system' ? null : (ctx.actor?.accountId ?? null);

/** Returns the columns to set on a dispatch that arrives now. */
export const arrivalColumns = (ctx: CommandContext, by: Mover) => ({
  deliveredAt: ctx.now,
  deliveredBy: by,
  deliveredByAccountId: actorIdOf(ctx, by),
});

/** Counts a dispatch and its quantities. The caller holds the lock and has checked the quantities. */
export async function countDispatch(
  ctx: CommandContext,
  { order, lines }: { order: OrderRecord; lines: readonly { lineId: string; quantity: number }[] },
): Promise<OrderRecord> {
  for (const { lineId, quantity } of lines) {
    await ctx.db
      .update(orderLines)
      .set({ dispatchedQuantity: sql`${orderLines.dispatchedQuantity} + ${quantity}` })
      .where(eq(orderLines.id, lineId));
  }
  const dispatchCount = order.dispatchCount + 1;
  await ctx.db.update(orders).set({ dispatchCount }).where(eq(orders.id, order.id));
  return { ...order, dispatchCount };
}

/**
 * Records whose turn it is with the proofs. With the last approval the lead time starts, which moves the promised day, and
 * a payment may be due. The caller holds the lock.
 */
export async function setProofWait(
  ctx: CommandContext,
  { order, wait }: { order: OrderRecord; wait: ProofWait | null },
): Promise<void> {
  const isApproved = order.proofWait !== null && wait === null;
  const approval = isApproved
    ? { ...promisedFromApproval(order, ctx.now), proofsApprovedAt: ctx.now }
    : { proofsApprovedAt: wait === null ? order.proofsApprovedAt : null };
  await ctx.db
    .update(orders)
    .set({ proofWait: wait, ...approval, nextDueAt: nextDueOf({ ...order, ...approval }) })
    .where(eq(orders.id, order.id));
}

/** Adds a payment, or subtracts a reversed one, and sets when the next payment is due. The caller holds the lock. */
export async function addToPaid(
  ctx: CommandContext,
  { order, amountMinor }: { order: OrderRecord; amountMinor: number },
): Promise<void> {
  const paidMinor = order.paidMinor + amountMinor;
  await ctx.db
    .update(orders)
    .set({ paidMinor, nextDueAt: nextDueOf({ ...order, paidMinor }) })
    .where(eq(orders.id, order.id));
}

/** Records how much of an order open claims dispute, which is not due meanwhile. The caller holds the lock. */
export async function holdAmount(
  ctx: CommandContext,
  { order, heldMinor }: { order: OrderRecord; heldMinor: number },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ heldMinor, nextDueAt: nextDueOf({ ...order, heldMinor }) })
    .where(eq(orders.id, order.id));
}

/** Returns the payload that all events of an order share. */
export const factsOf = ({ id, supplierId, buyerAccountId }: OrderRecord) => ({
  orderId: id,
  supplierId,
  buyerAccountId,
});

/** Notifies the open pages of both sides that an order has changed. */
export async function announceOrder(
  ctx: CommandContext,
  { supplierId, buyerAccountId }: Pick<OrderRecord, 'supplierId' | 'buyerAccountId'>,
): Promise<void> {
  const people = await listStorePeople(ctx.db, { supplierId, capability: 'orders.read' });
  for (const accountId of new Set([...people.map(({ id }) => id), buyerAccountId])) {
    if (accountId) await broadcast(ctx.db, { kind: 'account', accountId, topic: 'orders' });
  }
}
