import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { changeDispatchForm, dispatchForm } from '../../contract/order-forms.ts';
import { orderDispatched } from '../../contract.ts';
import { type DispatchPlan, planDispatch } from '../../rules/dispatching.ts';
import { canDispatch, refusalWords, statesOfDispatch } from '../../rules/moves.ts';
import { stateWords } from '../../rules/words.ts';
import type { Viewer } from '../queries/viewer.ts';
import { orderDispatches, orderDispatchLines, orderLines, orders } from '../tables.ts';
import { deliverLocked } from './move-order.ts';
import { announceOrder, arrivalOf, enterState, factsOf, lockOrder, type OrderRecord } from './order-state.ts';

type DispatchForm = z.infer<typeof dispatchForm>;

/** Sends goods off, all that is left or part of it. The first part moves the order on, the last one makes it dispatched. */
export async function dispatchOrder(
  ctx: CommandContext,
  { viewer, id, ...form }: DispatchForm & { viewer: Viewer },
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const order = await lockOrder(ctx, { viewer, id });
  if (!canDispatch(order)) {
    const message = refusalWords(order, { to: 'dispatched', words: stateWords });
    throw new AppError('conflict', message, { reason: 'illegal_transition' });
  }
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const plan = planDispatch({ lines, dispatchCount: order.dispatchCount }, form.lines);
  if ('problem' in plan) throw refusalOf(plan);
  const dispatchId = newId();
  const { carrier, trackingNumber, expectedOn, note } = form;
  await ctx.db.insert(orderDispatches).values({
    id: dispatchId,
    orderId: id,
    supplierId: order.supplierId,
    number: order.dispatchCount + 1,
    carrier,
    trackingNumber: trackingNumber || null,
    expectedOn: expectedOn ?? null,
    note: note || null,
    dispatchedAt: ctx.now,
    dispatchedBy: accountId,
  });
  await ctx.db.insert(orderDispatchLines).values(plan.leaving.map((line) => ({ dispatchId, ...line })));
  for (const { lineId, quantity } of plan.leaving) {
    await ctx.db
      .update(orderLines)
      .set({ dispatchedQuantity: sql`${orderLines.dispatchedQuantity} + ${quantity}` })
      .where(eq(orderLines.id, lineId));
  }
  await countDispatch(ctx, order, { isLast: plan.isLast, note: `${carrier} ${trackingNumber}`.trim() });
  await ctx.emit(orderDispatched, { ...factsOf(order), dispatchId });
  await announceOrder(ctx, order);
}

function refusalOf({ problem, reason, field }: Extract<DispatchPlan, { problem: string }>): AppError {
  return field
    ? invalidFields([{ path: field, message: problem }])
    : new AppError('conflict', problem, { reason });
}

async function countDispatch(
  ctx: CommandContext,
  order: OrderRecord,
  { isLast, note }: { isLast: boolean; note: string },
): Promise<void> {
  const dispatchCount = order.dispatchCount + 1;
  await ctx.db.update(orders).set({ dispatchCount }).where(eq(orders.id, order.id));
  let now: OrderRecord = { ...order, dispatchCount };
  for (const to of statesOfDispatch(order.status, { isLast }))
    now = await enterState(ctx, now, { to, by: 'supplier', ...(to === 'dispatched' ? { note } : {}) });
}

/** Corrects what was typed about a dispatch; what left stays as it was. */
export async function changeDispatch(
  ctx: CommandContext,
  { viewer, id, dispatchId, ...form }: z.infer<typeof changeDispatchForm> & { viewer: Viewer },
): Promise<void> {
  requireSignedIn(ctx);
  const order = await lockOrder(ctx, { viewer, id });
  const [changed] = await ctx.db
    .update(orderDispatches)
    .set({
      carrier: form.carrier,
      trackingNumber: form.trackingNumber || null,
      expectedOn: form.expectedOn ?? null,
    })
    .where(and(eq(orderDispatches.id, dispatchId), eq(orderDispatches.orderId, id)))
    .returning({ id: orderDispatches.id });
  if (!changed) throw notFound('Dispatch');
  await announceOrder(ctx, order);
}

interface Arrival {
  viewer: Viewer;
  id: string;
  /** Without one, all that is on its way. */
  dispatchId?: string | undefined;
}

/** Goods have arrived. When everything has left and nothing is on its way any more, the order is delivered. */
export async function receiveDispatch(
  ctx: CommandContext,
  { viewer, id, dispatchId }: Arrival,
): Promise<void> {
  requireSignedIn(ctx);
  const order = await lockOrder(ctx, { viewer, id });
  await arrive(ctx, order, { by: viewer.side, dispatchId });
}

/** The same, for an order that the caller has locked. */
export async function arrive(
  ctx: CommandContext,
  order: OrderRecord,
  { by, dispatchId }: { by: 'buyer' | 'supplier' | 'system'; dispatchId?: string | undefined },
): Promise<void> {
  const open = await ctx.db
    .select({ id: orderDispatches.id, deliveredAt: orderDispatches.deliveredAt })
    .from(orderDispatches)
    .where(eq(orderDispatches.orderId, order.id));
  if (dispatchId && !open.some((one) => one.id === dispatchId)) throw notFound('Dispatch');
  const arriving = open.filter((one) => !one.deliveredAt && (!dispatchId || one.id === dispatchId));
  if (arriving.length === 0 && order.status !== 'dispatched') {
    throw new AppError('conflict', 'Nothing of this order is on its way.', { reason: 'illegal_transition' });
  }
  const isAll = open.every((one) => one.deliveredAt ?? arriving.includes(one));
  if (order.status === 'dispatched' && isAll) {
    await deliverLocked(ctx, order, { by });
    return;
  }
  for (const { id } of arriving) {
    await ctx.db
      .update(orderDispatches)
      .set(arrivalOf(ctx, by))
      .where(and(eq(orderDispatches.id, id), isNull(orderDispatches.deliveredAt)));
  }
  if (arriving.length === 0) {
    throw new AppError('conflict', 'This dispatch has arrived already.', { reason: 'illegal_transition' });
  }
  await announceOrder(ctx, order);
}
