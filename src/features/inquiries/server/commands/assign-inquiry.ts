import { eq } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { inquiryAssigned } from '../../contract/store-work.ts';
import { listAnswerers } from '../queries/people.ts';
import type { Viewer } from '../queries/viewer.ts';
import { inquiries } from '../tables.ts';
import { announce, lockInquiry } from './write-message.ts';

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
  const actor = signedIn(ctx);
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
