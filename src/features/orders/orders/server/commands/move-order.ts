import { returnLineStock } from '#features/catalog/variants/server/commands/move-line-stock.ts';
import { deliverLocked } from '#features/orders/dispatch/server/commands/deliver-order.ts';
import { hasInvoice, issueInvoice } from '#features/orders/documents/server/commands.ts';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import {
  announceOrder,
  assertMove,
  enterState,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { listOrderedQuantities } from '#features/orders/order-record/server/queries/order-records.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { orderCancelled, orderMoved } from '../../contract.ts';

interface Move {
  viewer: Viewer;
  id: string;
  to: OrderState;
  note?: string | undefined;
}

/** Moves an order on by hand. Dispatching has a command of its own, since it says what leaves. */
export async function moveOrder(ctx: CommandContext, { viewer, id, to, note }: Move): Promise<OrderRecord> {
  requireSignedIn(ctx);
  const order = await lockOrder(ctx, { viewer, id, settles: to === 'cancelled' });
  const by = viewer.side;
  assertMove(by, order, to);
  if (to === 'cancelled') return cancelLocked(ctx, order, { by, note });
  if (to === 'delivered') return deliverLocked(ctx, order, { by, note });
  if (to === 'dispatched')
    throw new AppError('invalid', 'Please say what leaves.', { reason: 'needs_dispatch' });
  const moved = await enterState(ctx, order, { to, by, note });
  if (to === 'confirmed') await issueInvoice(ctx, { order: moved, kind: 'tax_invoice' });
  await ctx.emit(orderMoved, { ...factsOf(order), to, by });
  await announceOrder(ctx, order);
  return moved;
}

interface Why {
  by: Mover;
  note?: string | undefined;
}

/** Cancels, gives the stock back, and takes an invoice back by a credit note. The lock makes it happen once. */
async function cancelLocked(
  ctx: CommandContext,
  order: OrderRecord,
  { by, note }: Why,
): Promise<OrderRecord> {
  const moved = await enterState(ctx, order, { to: 'cancelled', by, note });
  for (const line of await listOrderedQuantities(ctx.db, order.id)) await returnLineStock(ctx, line);
  if (await hasInvoice(ctx, order.id)) await issueInvoice(ctx, { order, kind: 'credit_note' });
  await ctx.emit(orderCancelled, { ...factsOf(order), by });
  await announceOrder(ctx, order);
  return moved;
}

interface MoveResult {
  id: string;
  number: number | null;
  ok: boolean;
  message: string | null;
}

type Write = <T>(command: (ctx: CommandContext) => Promise<T>) => Promise<T>;

/** Moves several orders, each in a transaction of its own: what one may not do does not hold up the others. */
export async function moveMany(
  write: Write,
  { viewer, ids, to, note }: { viewer: Viewer; ids: readonly string[]; to: OrderState; note: string },
): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const id of new Set(ids)) {
    try {
      const { number } = await write((ctx) => moveOrder(ctx, { viewer, id, to, note }));
      results.push({ id, number, ok: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
      results.push({ id, number: null, ok: false, message: error.message });
    }
  }
  return results;
}
