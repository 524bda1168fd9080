import { and, eq } from 'drizzle-orm';
import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { inquiryAnswered, type Side } from '../../contract.ts';
import { decideAction, previewOf, writes } from '../../rules.ts';
import { listReaders } from '../queries/people.ts';
import { ownedBy, requireViewer, type Viewer } from '../queries/viewer.ts';
import { inquiries, inquiryAttachments, inquiryMessages } from '../tables.ts';

interface NewMessage {
  inquiryId: string;
  side: Side;
  body: string;
  attachmentIds: string[];
  /** Accounts on both sides, who may read the files. */
  readers: readonly string[];
}

/** Inserts a message with its files, which must belong to the author and not be part of another message. */
export async function insertMessage(
  ctx: CommandContext,
  { inquiryId, side, body, attachmentIds, readers }: NewMessage,
): Promise<string> {
  const { accountId } = requireSignedIn(ctx);
  const id = newId();
  await ctx.db
    .insert(inquiryMessages)
    .values({ id, inquiryId, side, authorAccountId: accountId, body, createdAt: ctx.now });
  for (const fileId of new Set(attachmentIds)) {
    await attachFile(ctx, { id: fileId, purpose: 'inquiry-attachment', readers });
    await ctx.db.insert(inquiryAttachments).values({ messageId: id, fileId });
  }
  return id;
}

interface Reply {
  side: Side;
  id: string;
  message: string;
  attachmentIds: string[];
  /** True if the other side should decide soon. */
  isUrgent?: boolean;
}

/** Replies in a conversation. It leaves the other side's archive and becomes unread for them. */
export async function replyToInquiry(
  ctx: CommandContext,
  { side, id, message, attachmentIds, isUrgent }: Reply,
) {
  const viewer = await requireViewer(ctx, side);
  const inquiry = await lockInquiry(ctx, { viewer, id });
  const decision = decideAction(inquiry.status, writes(side));
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  const messageId = await insertMessage(ctx, {
    inquiryId: id,
    side,
    body: message,
    attachmentIds,
    readers: await listReaders(ctx.db, inquiry),
  });
  await ctx.db
    .update(inquiries)
    .set({
      status: decision.next,
      preview: previewOf(message),
      lastMessageAt: ctx.now,
      lastMessageSide: side,
      ...(side === 'buyer'
        ? { supplierArchivedAt: null, buyerReadAt: ctx.now }
        : {
            buyerArchivedAt: null,
            supplierReadAt: ctx.now,
            firstAnsweredAt: inquiry.firstAnsweredAt ?? ctx.now,
          }),
    })
    .where(eq(inquiries.id, id));
  const { supplierId, buyerAccountId } = inquiry;
  await ctx.emit(inquiryAnswered, {
    inquiryId: id,
    messageId,
    supplierId,
    buyerAccountId,
    side,
    ...(isUrgent && { isUrgent }),
  });
  await announce(ctx, inquiry);
  return { messageId };
}

/** Returns a conversation of the viewer, locked until the transaction ends. */
export async function lockInquiry(ctx: CommandContext, { viewer, id }: { viewer: Viewer; id: string }) {
  const [inquiry] = await ctx.db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), ownedBy(viewer)))
    .for('update');
  if (!inquiry) throw notFound('Inquiry');
  return inquiry;
}

/** Refreshes the open pages of the buyer and of the members who may read inquiries. */
export async function announce(
  ctx: CommandContext,
  sides: { supplierId: string; buyerAccountId: string },
): Promise<void> {
  for (const accountId of new Set(await listReaders(ctx.db, sides))) {
    await broadcast(ctx.db, { kind: 'account', accountId, topic: 'inquiries' });
  }
}
