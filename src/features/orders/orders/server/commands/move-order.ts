import { returnLineStock } from '#features/catalog/variants/server/commands/move-line-stock.ts';
import { hasOpenAmendment } from '#features/orders/amendments/server/queries/amendments.ts';
import { deliverLockedOrder } from '#features/orders/dispatch/server/commands/deliver-order.ts';
import { creditInvoice, issueInvoice } from '#features/orders/documents/server/commands.ts';
import {
  capabilityToMove,
  decideMove,
  type Mover,
  type Side,
} from '#features/orders/order-record/rules/moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import {
  announceOrder,
  enterState,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import {
  listOrderedQuantities,
  lockOrdersToComplete,
} from '#features/orders/order-record/server/queries/order-records.ts';
import { requireSeller, requireSide } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext, Reader } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { orderCancelled, orderMoved } from '../../contract.ts';

interface MoveInput {
  side: Side;
  id: string;
  to: OrderState;
  note?: string | undefined;
}

/** Moves an order into another state. To dispatch it, `dispatchOrder` needs to know what leaves. */
export async function moveOrder(
  ctx: CommandContext,
  { side, id, to, note }: MoveInput,
): Promise<OrderRecord> {
  const viewer = await requireSide(ctx, { side, capability: capabilityToMove(to) });
  const order = await lockOrder(ctx, { viewer, id });
  const decision = decideMove(order, { by: side, to });
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'illegal_transition' });
  if (to === 'cancelled') return cancelLockedOrder(ctx, { order, by: side, note });
  if (to === 'delivered') return deliverLockedOrder(ctx, { order, by: side, note });
  if (to === 'dispatched')
    throw new AppError('invalid', 'Enter the quantities to dispatch.', { reason: 'needs_dispatch' });
  if (to === 'confirmed') await refuseOpenProposal(ctx, order.id);
  const moved = await enterState(ctx, { order, to, by: side, note });
  if (to === 'confirmed') await issueInvoice(ctx, order.id);
  await ctx.emit(orderMoved, { ...factsOf(order), to, by: side });
  await announceOrder(ctx, order);
  return moved;
}

/** The invoice is issued with the confirmation, so an open proposal is decided first. */
async function refuseOpenProposal(ctx: CommandContext, orderId: string): Promise<void> {
  if (!(await hasOpenAmendment(ctx.db, orderId))) return;
  const message =
    'There is an open proposal to change this order. Decide about it first, so that the invoice states the agreed terms.';
  throw new AppError('conflict', message, { reason: 'open_proposal' });
}

interface Cancellation {
  order: OrderRecord;
  by: Mover;
  note?: string | undefined;
}

/** Cancels an order, returns its stock, and issues a credit note for its invoice. */
async function cancelLockedOrder(
  ctx: CommandContext,
  { order, by, note }: Cancellation,
): Promise<OrderRecord> {
  const cancelled = await enterState(ctx, { order, to: 'cancelled', by, note });
  for (const line of await listOrderedQuantities(ctx.db, order.id)) await returnLineStock(ctx, line);
  await creditInvoice(ctx, order.id);
  await ctx.emit(orderCancelled, { ...factsOf(order), by });
  await announceOrder(ctx, order);
  return cancelled;
}

interface MoveResult {
  id: string;
  number: number | null;
  ok: boolean;
  message: string | null;
}

interface ManyContext {
  db: Database;
  actor: Reader | null;
  /** Runs a command in its own transaction. */
  write: <T>(command: (ctx: CommandContext) => Promise<T>) => Promise<T>;
}

/** Moves several orders of a store, each in its own transaction, so that a refusal of one does not affect the others. */
export async function moveMany(
  ctx: ManyContext,
  { ids, to, note }: { ids: readonly string[]; to: OrderState; note: string },
): Promise<MoveResult[]> {
  await requireSeller(ctx, capabilityToMove(to));
  const results: MoveResult[] = [];
  for (const id of new Set(ids)) {
    try {
      const { number } = await ctx.write((own) => moveOrder(own, { side: 'supplier', id, to, note }));
      results.push({ id, number, ok: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
      results.push({ id, number: null, ok: false, message: error.message });
    }
  }
  return results;
}

/** Completes orders whose goods arrived a week ago. */
export async function completeDelivered(ctx: CommandContext): Promise<void> {
  for (const order of await lockOrdersToComplete(ctx.db, ctx.now)) {
    await enterState(ctx, { order, to: 'completed', by: 'system' });
    await ctx.emit(orderMoved, { ...factsOf(order), to: 'completed', by: 'system' });
    await announceOrder(ctx, order);
  }
}
