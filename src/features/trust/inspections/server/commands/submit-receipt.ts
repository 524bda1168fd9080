import { eq } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { receiveDispatch } from '#features/orders/dispatch/server/commands/receive-dispatch.ts';
import {
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { requireBuyer } from '#features/orders/order-record/server/queries/viewer.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { ReceiptForm } from '../../contract/receipt-forms.ts';
import { goodsReceived } from '../../contract.ts';
import { decideReceiving, resultOfReceipt } from '../../rules.ts';
import { findSamplingPlan } from '../queries/receipts.ts';
import { getReceiving, listDispatchedLines } from '../queries/reception.ts';
import { receiptDrafts, receiptLines, receiptPhotos, receipts } from '../tables.ts';
import { judgeLines } from './judge-lines.ts';

/**
 * Records what arrived with a dispatch, and whether the goods are accepted. It confirms the delivery, unless that was
 * recorded before.
 */
export async function submitReceipt(
  ctx: CommandContext,
  { id, dispatchId, lines, photoIds, note }: ReceiptForm,
): Promise<void> {
  const order = await lockOrder(ctx, { viewer: requireBuyer(ctx), id });
  const { accountId } = requireSignedIn(ctx);
  const receiving = await getReceiving(ctx.db, { accountId, id, dispatchId });
  const decision = decideReceiving(receiving);
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  const dispatched = await listDispatchedLines(ctx.db, dispatchId);
  requireSameLines(dispatched, lines);
  const plan = await findSamplingPlan(ctx.db, id);
  const judged = await judgeLines(ctx, { order, plan, dispatched, entries: lines });
  const receiptId = newId();
  await ctx.db.insert(receipts).values({
    id: receiptId,
    orderId: id,
    dispatchId,
    supplierId: order.supplierId,
    result: resultOfReceipt(judged.map(({ result }) => result)),
    note,
    receivedBy: accountId,
    receivedAt: ctx.now,
  });
  await ctx.db.insert(receiptLines).values(judged.map((line) => ({ ...line, receiptId })));
  await addPhotos(ctx, { order, receiptId, photoIds });
  await ctx.db.delete(receiptDrafts).where(eq(receiptDrafts.dispatchId, dispatchId));
  if (!receiving.deliveredAt) await receiveDispatch(ctx, { side: 'buyer', id, dispatchId });
  await ctx.emit(goodsReceived, { ...factsOf(order), receiptId });
  await announceOrder(ctx, order);
}

interface OfLine {
  lineId: string;
}

/** A receipt is about every line of its dispatch, and about no other. */
function requireSameLines(dispatched: readonly OfLine[], entries: readonly OfLine[]): void {
  const known = new Set(dispatched.map(({ lineId }) => lineId));
  const isSame = entries.length === known.size && entries.every(({ lineId }) => known.has(lineId));
  if (!isSame) throw invalidFields([{ path: 'lines', message: 'Enter every line of this dispatch' }]);
}

interface PhotosInput {
  order: OrderRecord;
  receiptId: string;
  photoIds: readonly string[];
}

/** Attaches photos for everyone in the store who works on orders. */
async function addPhotos(ctx: CommandContext, { order, receiptId, photoIds }: PhotosInput): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  const { supplierId } = order;
  const people = await listStorePeople(ctx.db, { supplierId, capability: 'orders.read' });
  const readers = people.map(({ id }) => id);
  for (const id of ids) await attachFile(ctx, { id, purpose: 'receipt-photo', readers });
  const added = await ctx.db
    .insert(receiptPhotos)
    .values(ids.map((fileId, position) => ({ fileId, receiptId, position })))
    .onConflictDoNothing()
    .returning({ fileId: receiptPhotos.fileId });
  if (added.length === ids.length) return;
  throw new AppError('conflict', 'One of these photos is part of another receipt. Add it again.', {
    reason: 'file_in_use',
  });
}
