import { and, eq, sql } from 'drizzle-orm';
import { nextDue } from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { listStorePeople, lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type Mover, mayMove, refusalWords } from '../../rules/moves.ts';
import { stateWords } from '../../rules/state-labels.ts';
import type { OrderState } from '../../rules.ts';
import { ownedBy, type Viewer } from '../queries/viewer.ts';
import { orderEvents, orderLines, orders } from '../tables.ts';

export type OrderRecord = typeof orders.$inferSelect;

interface OwnOrder {
  viewer: Viewer;
  id: string;
  /** It cancels the order or records money: a suspended store can do that, and nothing else. */
  settles?: boolean;
}

/** One's own order, locked until the transaction ends, so that what happens to it happens one after the other. */
export async function lockOrder(
  ctx: CommandContext,
  { viewer, id, settles = false }: OwnOrder,
): Promise<OrderRecord> {
  if (viewer.side === 'supplier' && !settles) await lockTradingStore(ctx.db, viewer.supplierId);
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)))
    .for('update');
  if (!order) throw notFound('Order');
  return order;
}

/** Refuses what this side may not do now. */
export function assertMove(by: Mover, order: OrderRecord, to: OrderState): void {
  if (mayMove(by, order, to)) return;
  throw new AppError('conflict', refusalWords(order, { to, words: stateWords }), {
    reason: 'illegal_transition',
  });
}

const stamp: Partial<Record<OrderState, keyof OrderRecord>> = {
  confirmed: 'confirmedAt',
  ready: 'readyAt',
  dispatched: 'dispatchedAt',
  delivered: 'deliveredAt',
  completed: 'completedAt',
  cancelled: 'cancelledAt',
};

interface Step {
  to: OrderState;
  by: Mover;
  note?: string | undefined;
}

/** Writes a state down, with who, when and why, and what it makes fall due. The caller holds the lock and has decided. */
export async function enterState(
  ctx: CommandContext,
  order: OrderRecord,
  { to, by, note }: Step,
): Promise<OrderRecord> {
  const column = stamp[to];
  const next: OrderRecord = { ...order, status: to, ...(column ? { [column]: ctx.now } : {}) };
  const [written] = await ctx.db
    .update(orders)
    .set({ status: to, ...(column ? { [column]: ctx.now } : {}), nextDueAt: nextDueOf(next) })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning();
  if (!written)
    throw new AppError('conflict', 'This order has just changed. Please look again.', { reason: 'changed' });
  const actorId = personOf(ctx, by);
  await ctx.db
    .insert(orderEvents)
    .values({ id: newId(), orderId: order.id, status: to, actorId, note: note || null, at: ctx.now });
  return written;
}

/** The account that acts; null for what happens by itself. */
const personOf = (ctx: CommandContext, by: Mover): string | null =>
  by === 'system' ? null : (ctx.actor?.accountId ?? null);

/** What is written down of a dispatch that arrives now. */
export const arrivalOf = (ctx: CommandContext, by: Mover) => ({
  deliveredAt: ctx.now,
  deliveredBy: by,
  deliveredByAccountId: personOf(ctx, by),
});

/** When the next payment of an order falls due, as it stands. */
function nextDueOf(order: OrderRecord): Date | null {
  return nextDue(order.paymentTerm as PaymentTerm, {
    totalMinor: order.totalMinor,
    paidMinor: order.paidMinor,
    isCancelled: order.status === 'cancelled',
    dates: datesOf(order),
  });
}

/** What has happened to an order, as a payment plan asks for it. */
const datesOf = (
  order: Pick<OrderRecord, 'placedAt' | 'confirmedAt' | 'readyAt' | 'dispatchedAt' | 'deliveredAt'>,
) => ({
  placed: order.placedAt,
  confirmed: order.confirmedAt,
  ready: order.readyAt,
  dispatched: order.dispatchedAt,
  delivered: order.deliveredAt,
});

/** What an event tells of an order. */
export const factsOf = ({ id, supplierId, buyerAccountId }: OrderRecord) => ({
  orderId: id,
  supplierId,
  buyerAccountId,
});

/** Tells the open pages of both sides that an order has changed. */
export async function announceOrder(
  ctx: CommandContext,
  { supplierId, buyerAccountId }: Pick<OrderRecord, 'supplierId' | 'buyerAccountId'>,
): Promise<void> {
  const people = await listStorePeople(ctx.db, supplierId, 'orders.read');
  for (const accountId of new Set([...people.map(({ id }) => id), buyerAccountId])) {
    if (accountId) await broadcast(ctx.db, { kind: 'account', accountId, topic: 'orders' });
  }
}

/** Counts a dispatch and what left with it. The caller holds the lock and has decided. */
export async function countDispatch(
  ctx: CommandContext,
  order: OrderRecord,
  leaving: readonly { lineId: string; quantity: number }[],
): Promise<OrderRecord> {
  for (const { lineId, quantity } of leaving) {
    await ctx.db
      .update(orderLines)
      .set({ dispatchedQuantity: sql`${orderLines.dispatchedQuantity} + ${quantity}` })
      .where(eq(orderLines.id, lineId));
  }
  const dispatchCount = order.dispatchCount + 1;
  await ctx.db.update(orders).set({ dispatchCount }).where(eq(orders.id, order.id));
  return { ...order, dispatchCount };
}

/** Adds a payment, or subtracts one that is reversed, and sets when the next one falls due. */
export async function addPaid(ctx: CommandContext, order: OrderRecord, amountMinor: number): Promise<void> {
  const paidMinor = order.paidMinor + amountMinor;
  await ctx.db
    .update(orders)
    .set({ paidMinor, nextDueAt: nextDueOf({ ...order, paidMinor }) })
    .where(eq(orders.id, order.id));
}
