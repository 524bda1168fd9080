import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { canDispatch, refusalWords, statesOfDispatch } from '#features/orders/order-record/rules/moves.ts';
import { stateWords } from '#features/orders/order-record/rules/state-labels.ts';
import {
  announceOrder,
  arrivalOf,
  countDispatch,
  enterState,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { listOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { changeDispatchForm, dispatchForm } from '../../contract.ts';
import { orderDispatched } from '../../contract.ts';
import { type DispatchPlan, planDispatch } from '../../rules.ts';
import { orderDispatches, orderDispatchLines } from '../tables.ts';
import { deliverLocked } from './deliver-order.ts';

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
  const lines = await listOrderLines(ctx.db, id);
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
  let now = await countDispatch(ctx, order, plan.leaving);
  for (const to of statesOfDispatch(order.status, plan)) {
    const note = to === 'dispatched' ? `${carrier} ${trackingNumber}`.trim() : undefined;
    now = await enterState(ctx, now, { to, by: 'supplier', note });
  }
  await ctx.emit(orderDispatched, { ...factsOf(order), dispatchId });
  await announceOrder(ctx, order);
}

function refusalOf({ problem, reason, field }: Extract<DispatchPlan, { problem: string }>): AppError {
  return field
    ? invalidFields([{ path: field, message: problem }])
    : new AppError('conflict', problem, { reason });
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
