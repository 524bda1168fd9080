import { and, eq, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { inquiryAssigned } from '../../contract/store-work.ts';
import type { Side } from '../../contract.ts';
import { decideAction, type InquiryAction } from '../../rules.ts';
import { listAnswerers, listReaders } from '../queries/people.ts';
import { ownedBy, requireSupplier, requireViewer, type Viewer } from '../queries/viewer.ts';
import { inquiries, inquiryMessages } from '../tables.ts';
import { announce, lockInquiry } from './write-message.ts';

interface OwnInquiry {
  side: Side;
  id: string;
}

/** Closes or reopens a conversation; refused if it already is. */
export async function changeState(
  ctx: CommandContext,
  { action, side, id }: OwnInquiry & { action: Extract<InquiryAction, 'close' | 'reopen'> },
): Promise<void> {
  const viewer = await requireViewer(ctx, side);
  const inquiry = await lockInquiry(ctx, { viewer, id });
  const decision = decideAction(inquiry.status, action);
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  await ctx.db.update(inquiries).set({ status: decision.next }).where(eq(inquiries.id, id));
  await announce(ctx, inquiry);
}

/** Moves a conversation to the archive of one side, or back; the other side is not affected. */
export async function setArchived(
  ctx: CommandContext,
  { side, id, archived }: OwnInquiry & { archived: boolean },
): Promise<void> {
  const viewer = await requireViewer(ctx, side);
  const at = archived ? ctx.now : null;
  const change = side === 'buyer' ? { buyerArchivedAt: at } : { supplierArchivedAt: at };
  await update(ctx, { viewer, id, change });
}

/** Marks a conversation as read up to a message; newer messages stay unread. */
export async function markRead(
  ctx: CommandContext,
  { side, id, messageId }: OwnInquiry & { messageId?: string | undefined },
): Promise<void> {
  const viewer = await requireViewer(ctx, side);
  const seen = messageId
    ? sql`(select ${inquiryMessages.createdAt} from ${inquiryMessages} where ${inquiryMessages.id} = ${messageId} and ${inquiryMessages.inquiryId} = ${id})`
    : sql`${inquiries.lastMessageAt}`;
  const column = side === 'buyer' ? inquiries.buyerReadAt : inquiries.supplierReadAt;
  // greatest() ignores nulls, so a message of another conversation changes nothing.
  const later = sql`greatest(${column}, ${seen})`;
  const change = side === 'buyer' ? { buyerReadAt: later } : { supplierReadAt: later };
  await update(ctx, { viewer, id, change });
}

type ReadAndArchive = Partial<
  Record<`${Side}${'ReadAt' | 'ArchivedAt'}`, Date | null | ReturnType<typeof sql>>
>;

async function update(
  ctx: CommandContext,
  { viewer, id, change }: { viewer: Viewer; id: string; change: ReadAndArchive },
): Promise<void> {
  const [changed] = await ctx.db
    .update(inquiries)
    .set(change)
    .where(and(eq(inquiries.id, id), ownedBy(viewer)))
    .returning({ supplierId: inquiries.supplierId, buyerAccountId: inquiries.buyerAccountId });
  if (!changed) throw notFound('Inquiry');
  // Read and archived apply to all members of the store; the other side is not affected.
  const [buyer, ...staff] = await listReaders(ctx.db, changed);
  for (const accountId of viewer.side === 'buyer' ? [buyer] : staff) {
    if (accountId) await broadcast(ctx.db, { kind: 'account', accountId, topic: 'inquiries' });
  }
}

interface Assignment {
  id: string;
  /** Null removes the assignee. */
  accountId: string | null;
}

/** Assigns a conversation to a member of the store who may read it. */
export async function assignInquiry(ctx: CommandContext, { id, accountId }: Assignment): Promise<void> {
  const viewer = await requireSupplier(ctx);
  const inquiry = await lockInquiry(ctx, { viewer, id });
  if (accountId) {
    const people = await listAnswerers(ctx.db, viewer.supplierId);
    if (!people.some((person) => person.id === accountId))
      throw new AppError('conflict', 'This person can’t reply to inquiries in your store.', {
        reason: 'not_an_answerer',
      });
  }
  if (inquiry.assigneeId === accountId) return;
  await ctx.db.update(inquiries).set({ assigneeId: accountId }).where(eq(inquiries.id, id));
  if (accountId && accountId !== viewer.accountId)
    await ctx.emit(inquiryAssigned, {
      inquiryId: id,
      assigneeId: accountId,
      byAccountId: viewer.accountId,
      at: ctx.now.toISOString(),
    });
  await announce(ctx, inquiry);
}
