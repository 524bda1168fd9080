import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { digestMail } from '../emails.ts';
import { getRecipient } from '../queries/recipients.ts';
import { notifications } from '../tables.ts';

export const digestJob = defineJob<{ accountId: string }>('notifications.digest');
/** Maximum number of notifications listed in a digest. */
const maxDigestLines = 20;

/** Queues one digest job per account with waiting notifications, so that a failure affects only one account. */
export async function queueDigests({ db }: CommandContext): Promise<void> {
  const waiting = await db
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .where(eq(notifications.digestDue, true));
  for (const { accountId } of waiting)
    await addJob(db, { job: digestJob, payload: { accountId }, key: `digest:${accountId}` });
}

/** Sends the waiting notifications as one email, without those read or deleted in the meantime. */
export async function sendDigest(
  ctx: JobCommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const due = await ctx.db
    .update(notifications)
    .set({ digestDue: false })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.digestDue, true)))
    .returning();
  const unread = due
    .filter(({ readAt, deletedAt }) => !readAt && !deletedAt)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (unread.length === 0) return;
  const { email: to, role } = await getRecipient(ctx.db, accountId);
  const page = role === 'supplier' ? '/dashboard/notifications' : '/account/notifications';
  const { publicUrl } = ctx.config;
  const url = publicUrl + page;
  const lines = unread.slice(0, maxDigestLines).map(({ title, message, href }) => ({
    title,
    message,
    url: href ? publicUrl + href : url,
  }));
  await sendMail(ctx, digestMail({ to, lines, count: unread.length, url }));
}
