import { and, eq } from 'drizzle-orm';
import {
  returnLineStock,
  takeLineStock,
} from '#features/catalog/variants/server/commands/move-line-stock.ts';
import { replaceInvoice } from '#features/orders/documents/server/commands.ts';
import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { amendOrder } from '#features/orders/order-record/server/commands/amend-order.ts';
import {
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { listOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import { requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import {
  type AmendableTerms,
  type AmendmentAction,
  type AmendmentStatus,
  amendmentDecided,
} from '../../contract.ts';
import { canApply, changesInvoice } from '../../rules/apply-terms.ts';
import { decideAction, possibleParts, stateOf } from '../../rules.ts';
import { currentTerms } from '../queries/amendments.ts';
import { orderAmendments } from '../tables.ts';
import { refuseOverpaid } from './propose-amendment.ts';

interface Decided {
  side: Side;
  id: string;
  amendmentId: string;
}

/**
 * Accepts a proposal: the order gets its new terms, stock is taken or returned, and an invoice that states other terms is
 * canceled and replaced, all in one transaction.
 */
export async function acceptAmendment(ctx: CommandContext, input: Decided): Promise<void> {
  const { order, amendment } = await lockAmendment(ctx, { ...input, action: 'accept' });
  await lockTradingStore(ctx.db, order.supplierId);
  await checkCurrent(ctx, { order, ...amendment });
  refuseOverpaid(order, amendment.after);
  await close(ctx, { order, amendmentId: amendment.id, status: 'accepted' });
  await moveStock(ctx, { order, after: amendment.after });
  await amendOrder(ctx, { order, terms: amendment.after });
  if (changesInvoice(amendment)) await replaceInvoice(ctx, order.id);
}

/** Rejects a proposal of the other side, with a reason. */
export async function rejectAmendment(
  ctx: CommandContext,
  { reason, ...input }: Decided & { reason: string },
): Promise<void> {
  const { order, amendment } = await lockAmendment(ctx, { ...input, action: 'reject' });
  await close(ctx, { order, amendmentId: amendment.id, status: 'rejected', reason });
}

/** Withdraws a proposal of the own side. */
export async function withdrawAmendment(ctx: CommandContext, input: Decided): Promise<void> {
  const { order, amendment } = await lockAmendment(ctx, { ...input, action: 'withdraw' });
  await close(ctx, { order, amendmentId: amendment.id, status: 'withdrawn' });
}

/**
 * Locks an order of the viewer and returns one of its proposals, if the action is possible now. Everything that changes
 * an order locks the same row, so of two actions at the same time the second one sees the outcome of the first.
 */
async function lockAmendment(
  ctx: CommandContext,
  { side, id, amendmentId, action }: Decided & { action: AmendmentAction },
) {
  const viewer = await requireSide(ctx, { side, capability: 'orders.write' });
  const order = await lockOrder(ctx, { viewer, id });
  const [amendment] = await ctx.db
    .select()
    .from(orderAmendments)
    .where(and(eq(orderAmendments.id, amendmentId), eq(orderAmendments.orderId, order.id)));
  if (!amendment) throw notFound('Proposal');
  const state = stateOf(amendment.status, order);
  const decision = decideAction({ state, proposedBy: amendment.proposedBy }, { action, side });
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'illegal_transition' });
  return { order, amendment };
}

interface Check {
  order: OrderRecord;
  before: AmendableTerms;
  after: AmendableTerms;
}

/** Refuses a proposal whose order has changed since, or of which goods were dispatched. */
async function checkCurrent(ctx: CommandContext, { order, before, after }: Check): Promise<void> {
  const lines = await listOrderLines(ctx.db, order.id);
  const decision = canApply({
    before,
    after,
    current: await currentTerms(ctx.db, order),
    possible: possibleParts(order),
    dispatchedLineIds: lines
      .filter(({ kind, dispatchedQuantity }) => kind !== 'charge' && dispatchedQuantity > 0)
      .map(({ id }) => id),
  });
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'order_changed' });
}

/** Takes more from the stock, or returns what is no longer needed, product by product in the order of their ids. */
async function moveStock(
  ctx: CommandContext,
  { order, after }: { order: OrderRecord; after: AmendableTerms },
): Promise<void> {
  const lines = await listOrderLines(ctx.db, order.id);
  const stocked = lines
    .filter(({ kind }) => kind === 'stock')
    .toSorted((a, b) => (`${a.productId} ${a.variantId}` < `${b.productId} ${b.variantId}` ? -1 : 1));
  for (const { id, productId, variantId, quantity } of stocked) {
    const more = (after.lines.find(({ lineId }) => lineId === id)?.quantity ?? quantity) - quantity;
    if (more > 0) await takeLineStock(ctx, { productId, variantId, quantity: more });
    if (more < 0) await returnLineStock(ctx, { productId, variantId, quantity: -more });
  }
}

interface Closing {
  order: OrderRecord;
  amendmentId: string;
  status: Exclude<AmendmentStatus, 'open'>;
  reason?: string;
}

async function close(ctx: CommandContext, { order, amendmentId, status, reason }: Closing): Promise<void> {
  const [closed] = await ctx.db
    .update(orderAmendments)
    .set({
      status,
      deciderAccountId: requireSignedIn(ctx).accountId,
      decidedAt: ctx.now,
      decisionReason: reason ?? null,
    })
    .where(and(eq(orderAmendments.id, amendmentId), eq(orderAmendments.status, 'open')))
    .returning({ id: orderAmendments.id });
  if (!closed)
    throw new AppError('conflict', 'This proposal has just changed. Reload the page.', { reason: 'changed' });
  await ctx.emit(amendmentDecided, { ...factsOf(order), amendmentId });
  await announceOrder(ctx, order);
}
