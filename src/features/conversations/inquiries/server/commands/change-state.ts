import { and, eq, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { inquiryAssigned } from '../../contract/store-work.ts';
import type { Side } from '../../contract.ts';
import { type InquiryAction, nextStatus } from '../../rules.ts';
import { listAnswerers, listReaders } from '../queries/people.ts';
import { ownedBy, type Viewer } from '../queries/viewer.ts';
import { inquiries, inquiryMessages } from '../tables.ts';
import { announce, lockInquiry } from './write-message.ts';

interface OwnInquiry {
  viewer: Viewer;
  id: string;
}

/** Closes a conversation, or opens it again; 409 when it is so already. */
export async function changeState(
  ctx: CommandContext,
  { action, ...own }: OwnInquiry & { action: Extract<InquiryAction, 'close' | 'reopen'> },
): Promise<void> {
  requireSignedIn(ctx);
  const inquiry = await lockInquiry(ctx, own);
  const status = nextStatus(inquiry.status, action);
  if (!status) {
    throw new AppError(
      'conflict',
      action === 'close' ? 'This conversation is closed already.' : 'This conversation is open already.',
      {
        reason: 'illegal_transition',
      },
    );
  }
  await ctx.db.update(inquiries).set({ status }).where(eq(inquiries.id, own.id));
  await announce(ctx, inquiry);
}

/** Puts a conversation into one's archive, or takes it out; the other side does not notice. */
export async function setArchived(
  ctx: CommandContext,
  { viewer, id, archived }: OwnInquiry & { archived: boolean },
): Promise<void> {
  requireSignedIn(ctx);
  const at = archived ? ctx.now : null;
  await update(
    ctx,
    { viewer, id },
    viewer.side === 'buyer' ? { buyerArchivedAt: at } : { supplierArchivedAt: at },
  );
}

/** Marks a conversation as read, up to a message: what came in meanwhile stays unread. */
export async function markRead(
  ctx: CommandContext,
  { viewer, id, messageId }: OwnInquiry & { messageId?: string | undefined },
): Promise<void> {
  requireSignedIn(ctx);
  const seen = messageId
    ? sql`(select ${inquiryMessages.createdAt} from ${inquiryMessages} where ${inquiryMessages.id} = ${messageId} and ${inquiryMessages.inquiryId} = ${id})`
    : sql`${inquiries.lastMessageAt}`;
  const column = viewer.side === 'buyer' ? inquiries.buyerReadAt : inquiries.supplierReadAt;
  // greatest() passes over nulls, so a message of another thread changes nothing.
  const later = sql`greatest(${column}, ${seen})`;
  await update(
    ctx,
    { viewer, id },
    viewer.side === 'buyer' ? { buyerReadAt: later } : { supplierReadAt: later },
  );
}

type ReadAndArchive = Partial<
  Record<`${Side}${'ReadAt' | 'ArchivedAt'}`, Date | null | ReturnType<typeof sql>>
>;

async function update(
  ctx: CommandContext,
  { viewer, id }: OwnInquiry,
  change: ReadAndArchive,
): Promise<void> {
  const [changed] = await ctx.db
    .update(inquiries)
    .set(change)
    .where(and(eq(inquiries.id, id), ownedBy(viewer)))
    .returning({ supplierId: inquiries.supplierId, buyerAccountId: inquiries.buyerAccountId });
  if (!changed) throw notFound('Inquiry');
  // What one of the store has read or put away is so for all of them; the other side does not notice.
  const [buyer, ...staff] = await listReaders(ctx.db, changed);
  for (const accountId of viewer.side === 'buyer' ? [buyer] : staff) {
    if (accountId) await broadcast(ctx.db, { kind: 'account', accountId, topic: 'inquiries' });
  }
}

interface Assignment {
  viewer: Extract<Viewer, { side: 'supplier' }>;
  id: string;
  /** Null: nobody in particular. */
  accountId: string | null;
}

/** Says who in the store works a conversation: somebody who may read it. */
export async function assignInquiry(
  ctx: CommandContext,
  { viewer, id, accountId }: Assignment,
): Promise<void> {
  const actor = requireSignedIn(ctx);
  const inquiry = await lockInquiry(ctx, { viewer, id });
  if (accountId) {
    const people = await listAnswerers(ctx.db, viewer.supplierId);
    if (!people.some((person) => person.id === accountId))
      throw new AppError('conflict', 'This person does not answer inquiries in your store.', {
        reason: 'not_an_answerer',
      });
  }
  if (inquiry.assigneeId === accountId) return;
  await ctx.db.update(inquiries).set({ assigneeId: accountId }).where(eq(inquiries.id, id));
  if (accountId && accountId !== actor.accountId)
    await ctx.emit(inquiryAssigned, {
      inquiryId: id,
      assigneeId: accountId,
      byAccountId: actor.accountId,
      at: ctx.now.toISOString(),
    });
  await announce(ctx, inquiry);
}
