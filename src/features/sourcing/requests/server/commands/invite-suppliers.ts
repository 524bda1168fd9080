import { sql } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { supplierInvited } from '../../contract/events.ts';
import { maxInvited } from '../../contract/request-form.ts';
import { type InvitedSupplier, listInvitable } from '../queries/invited-suppliers.ts';
import { getRequestVersion, listInvited } from '../queries/load-request.ts';
import { requestInvitations } from '../tables.ts';
import { announceRequest, lockOwn } from './lock-request.ts';

interface Invitees {
  requestId: string;
  suppliers: readonly InvitedSupplier[];
  firstRank: number;
}

/** Invites suppliers to a request; those who were invited before are left as they are. */
export async function inviteSuppliers(
  ctx: CommandContext,
  { requestId, suppliers, firstRank }: Invitees,
): Promise<void> {
  for (const [index, { supplierId, reason }] of suppliers.entries()) {
    const row = { requestId, supplierId, rank: firstRank + index, reason, invitedAt: ctx.now };
    const [added] = await ctx.db
      .insert(requestInvitations)
      .values(row)
      .onConflictDoNothing()
      .returning({ rank: sql`1` });
    if (added) await ctx.emit(supplierInvited, { requestId, supplierId });
  }
}

/** Invites one more supplier to an open request. */
export async function inviteSupplier(
  ctx: CommandContext,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const request = await lockOwn(ctx, { id, accountId, action: 'invite' });
  const [known] = await listInvitable(ctx.db, { ids: [supplierId], buyerAccountId: accountId });
  if (!known) throw notFound('Supplier');
  const invited = await listInvited(ctx.db, id);
  if (invited.length >= maxInvited) {
    const message = `${maxInvited} suppliers have this request already.`;
    throw new AppError('conflict', message, { reason: 'too_many_suppliers' });
  }
  const suppliers = [{ supplierId, reason: 'You invited this supplier' }];
  await inviteSuppliers(ctx, { requestId: id, suppliers, firstRank: invited.length + 1 });
  const { content } = await getRequestVersion(ctx.db, request);
  await shareFiles(ctx, { requestId: id, fileIds: content.fileIds });
  await announceRequest(ctx, { id, buyerAccountId: accountId });
}

/** Lets the people of the invited stores read the files of the buyer. */
export async function shareFiles(
  ctx: CommandContext,
  { requestId, fileIds }: { requestId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  const readers = new Set<string>();
  for (const { supplierId } of await listInvited(ctx.db, requestId))
    for (const { id } of await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.read' }))
      readers.add(id);
  for (const id of fileIds)
    await attachFile(ctx, { id, purpose: ['inquiry-attachment', 'order-artwork'], readers: [...readers] });
}
