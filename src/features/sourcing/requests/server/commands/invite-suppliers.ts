import { and, eq, sql } from 'drizzle-orm';
import { attachFile, setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';
import { maxInvited, maxInvitedInAll } from '../../contract/request-form.ts';
import { supplierInvited } from '../../contract.ts';
import { chosenReason, suppliersToReplace } from '../../rules.ts';
import { type InvitedSupplier, listInvitable, listReplacements } from '../queries/invited-suppliers.ts';
import { getRequestVersion, listInvited } from '../queries/load-request.ts';
import { requestInvitations, requests } from '../tables.ts';
import { announceRequest, lockOwn } from './lock-request.ts';

interface Invitees {
  requestId: string;
  suppliers: readonly (InvitedSupplier & { replacesSupplierId?: string })[];
  firstRank: number;
}

/** Invites suppliers to a request; those who were invited before are left as they are. */
export async function inviteSuppliers(
  ctx: CommandContext,
  { requestId, suppliers, firstRank }: Invitees,
): Promise<void> {
  for (const [index, supplier] of suppliers.entries()) {
    const { supplierId } = supplier;
    const row = { ...supplier, requestId, rank: firstRank + index, invitedAt: ctx.now };
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
  const suppliers = [{ supplierId, reason: chosenReason }];
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
  for (const supplierId of await listInvited(ctx.db, requestId))
    for (const { id } of await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.read' }))
      readers.add(id);
  for (const id of fileIds) await attachFile(ctx, { id, purpose: requestPurposes, readers: [...readers] });
}

/** Purposes of the files of requests; earlier drafts and versions have files of conversations. */
const requestPurposes = ['request-file', 'order-artwork', 'inquiry-attachment'] as const;

/**
 * Invites the next best suppliers in place of those who declined an open request or have not seen it for two days. They
 * can still respond. Does nothing on the last day, or without anybody to replace.
 */
export async function replaceSilent(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const [request] = await ctx.db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.status, 'open')))
    .for('update');
  if (!request?.audience || request.audience === 'invited') return;
  if ((request.deadline ?? '') < marketDay(addDays(ctx.now, 1))) return;
  const invited = await ctx.db.select().from(requestInvitations).where(eq(requestInvitations.requestId, id));
  const limits = { now: ctx.now, maxActive: maxInvited, maxTotal: maxInvitedInAll };
  const replaced = suppliersToReplace(invited, limits);
  if (replaced.length === 0) return;
  const { content } = await getRequestVersion(ctx.db, request);
  const exclude = [...invited.map(({ supplierId }) => supplierId), ...request.excludedSupplierIds];
  const { buyerAccountId } = request;
  const found = await listReplacements(ctx.db, { content, exclude, buyerAccountId, now: ctx.now });
  const suppliers = replaced.flatMap((replacesSupplierId, index) => {
    const next = found[index];
    return next ? [{ ...next, replacesSupplierId }] : [];
  });
  if (suppliers.length < replaced.length)
    await ctx.db.update(requests).set({ unmatchedAt: ctx.now }).where(eq(requests.id, id));
  if (suppliers.length === 0) return;
  await inviteSuppliers(ctx, { requestId: id, suppliers, firstRank: invited.length + 1 });
  for (const { supplierId } of suppliers) await openFiles(ctx, { supplierId, fileIds: content.fileIds });
  await announceRequest(ctx, request);
}

/** Lets the people of a store read files of a buyer, without the buyer. */
async function openFiles(
  ctx: CommandContext,
  { supplierId, fileIds }: { supplierId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  const files = sql`select unnest(${arrayParam(fileIds, 'uuid')})`;
  for (const { id: accountId } of await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.read' }))
    await setFileAccess(ctx, { accountId, files, may: true });
}
