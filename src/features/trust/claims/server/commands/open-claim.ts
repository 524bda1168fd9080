import { eq } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { factsOf, lockOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import { requireBuyer } from '#features/orders/order-record/server/queries/viewer.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { claimOpened, type OpenClaimForm } from '../../contract.ts';
import { dueAfter } from '../../rules.ts';
import { claimUntilOf, valueLines } from '../queries/amounts.ts';
import { claimPhotos, claims } from '../tables.ts';
import { recordEvent } from './claim-steps.ts';

/** Claims goods of an order of the buyer, within 30 days of receipt. Returns the id of the claim. */
export async function openClaim(ctx: CommandContext, { id: orderId, photoIds, ...form }: OpenClaimForm) {
  const order = await lockOrder(ctx, { viewer: requireBuyer(ctx), id: orderId });
  const until = claimUntilOf(order);
  if (!until)
    throw new AppError('conflict', 'Confirm receipt of the goods first. You can claim them after that.', {
      reason: 'not_received',
    });
  if (ctx.now > until)
    throw new AppError('conflict', 'Goods can be claimed for 30 days after receipt.', { reason: 'too_late' });
  const { amountMinor: claimedMinor } = await valueLines(ctx.db, { orderId, lines: form.lines });
  const id = newId();
  const { supplierId } = order;
  await ctx.db.insert(claims).values({
    ...form,
    id,
    orderId,
    supplierId,
    number: (await ctx.db.$count(claims, eq(claims.orderId, orderId))) + 1,
    state: 'open',
    claimedMinor,
    openedAt: ctx.now,
    dueAt: dueAfter('open', ctx.now),
  });
  await addPhotos(ctx, { claimId: id, supplierId, photoIds });
  await recordEvent(ctx, { order, claimId: id, by: 'buyer', state: 'open', note: form.description });
  await ctx.emit(claimOpened, { ...factsOf(order), claimId: id });
  return id;
}

/** Attaches photos for everyone in the store who works on orders. */
async function addPhotos(
  ctx: CommandContext,
  { claimId, supplierId, photoIds }: { claimId: string; supplierId: string; photoIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  const people = await listStorePeople(ctx.db, { supplierId, capability: 'orders.read' });
  for (const id of ids)
    await attachFile(ctx, { id, purpose: 'order-attachment', readers: people.map((person) => person.id) });
  const added = await ctx.db
    .insert(claimPhotos)
    .values(ids.map((fileId, position) => ({ fileId, claimId, position })))
    .onConflictDoNothing()
    .returning({ fileId: claimPhotos.fileId });
  if (added.length === ids.length) return;
  throw new AppError('conflict', 'One of these photos was already sent. Upload it again.', {
    reason: 'file_in_use',
  });
}
