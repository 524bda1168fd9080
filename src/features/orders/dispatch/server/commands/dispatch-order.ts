import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { decideDispatch, statesOfDispatch } from '#features/orders/order-record/rules/moves.ts';
import {
  announceOrder,
  countDispatch,
  enterState,
  factsOf,
  lockOrder,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { listOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import { requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { type changeDispatchForm, type dispatchForm, orderDispatched } from '../../contract.ts';
import { type DispatchRefusal, planDispatch } from '../../rules.ts';
import { orderDispatches, orderDispatchLines } from '../tables.ts';

/** Dispatches an order, all that is left of it or part. The last dispatch moves the order to dispatched. */
export async function dispatchOrder(
  ctx: CommandContext,
  { id, ...form }: z.infer<typeof dispatchForm>,
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.dispatch');
  const order = await lockOrder(ctx, { viewer, id });
  const decision = decideDispatch(order);
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'illegal_transition' });
  const lines = await listOrderLines(ctx.db, id);
  const plan = planDispatch({ lines, dispatchCount: order.dispatchCount }, form.lines);
  if (!plan.ok) throw refusalError(plan.reason);
  const dispatchId = newId();
  const { carrier, trackingNumber, note } = form;
  await ctx.db.insert(orderDispatches).values({
    id: dispatchId,
    orderId: id,
    supplierId: order.supplierId,
    number: order.dispatchCount + 1,
    ...shipmentColumns(form),
    note: note || null,
    dispatchedAt: ctx.now,
    dispatchedBy: requireSignedIn(ctx).accountId,
  });
  await ctx.db.insert(orderDispatchLines).values(plan.leaving.map((line) => ({ dispatchId, ...line })));
  let current = await countDispatch(ctx, { order, lines: plan.leaving });
  for (const to of statesOfDispatch(order.status, plan)) {
    const eventNote = to === 'dispatched' ? `${carrier} ${trackingNumber}`.trim() : undefined;
    current = await enterState(ctx, { order: current, to, by: 'supplier', note: eventNote });
  }
  await ctx.emit(orderDispatched, { ...factsOf(order), dispatchId });
  await announceOrder(ctx, order);
}

const refusalError = ({ message, code, field }: DispatchRefusal): AppError =>
  field ? invalidFields([{ path: field, message }]) : new AppError('conflict', message, { reason: code });

type Shipment = Pick<z.infer<typeof dispatchForm>, 'carrier' | 'trackingNumber' | 'expectedOn'>;

const shipmentColumns = ({ carrier, trackingNumber, expectedOn }: Shipment) => ({
  carrier,
  trackingNumber: trackingNumber || null,
  expectedOn: expectedOn ?? null,
});

/** Corrects carrier, tracking number and expected day of a dispatch. */
export async function changeDispatch(
  ctx: CommandContext,
  { id, dispatchId, ...form }: z.infer<typeof changeDispatchForm>,
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.dispatch');
  const order = await lockOrder(ctx, { viewer, id });
  const [changed] = await ctx.db
    .update(orderDispatches)
    .set(shipmentColumns(form))
    .where(and(eq(orderDispatches.id, dispatchId), eq(orderDispatches.orderId, id)))
    .returning({ id: orderDispatches.id });
  if (!changed) throw notFound('Dispatch');
  await announceOrder(ctx, order);
}
