import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { addSeconds } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '../commands/context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import { addJob } from '../jobs/queue.ts';
import { defineTask, type FeatureJobs, type JobContext } from '../jobs/subscriptions.ts';
import { composeMail } from './compose.ts';
import type { MailDraft } from './mail-draft.ts';
import { mailMessages } from './tables.ts';

/** Queues a message in the caller's transaction; it is sent after the commit. */
export async function sendMail(ctx: { db: Transaction; now: Date }, draft: MailDraft): Promise<void> {
  const id = newId();
  const { to, subject, text, html } = composeMail(draft);
  await ctx.db.insert(mailMessages).values({ id, recipient: to, subject, text, html, queuedAt: ctx.now });
  await queueDelivery(ctx.db, { mailId: id });
}

/** Queues the delivery of a message, in place of one that already waits. */
const queueDelivery = (db: Database, { mailId, runAt }: { mailId: string; runAt?: Date }): Promise<void> =>
  addJob(db, {
    job: deliverJob,
    payload: { mailId },
    key: `mail:${mailId}`,
    maxAttempts: 20,
    ...(runAt && { runAt }),
  });

/** Returns the newest messages, for the development mailbox. */
export const listNewestMail = (db: Database, limit = 50) =>
  db.select().from(mailMessages).orderBy(desc(mailMessages.queuedAt), desc(mailMessages.id)).limit(limit);

/** Returns a message, for the development mailbox; null if there is none with this id. */
export async function findMail(db: Database, id: string) {
  const [mail] = await db.select().from(mailMessages).where(sql`${mailMessages.id}::text = ${id}`);
  return mail ?? null;
}

export const deliverJob = defineJob<{ mailId: string }>('deliver-mail');

/** Queues unsent messages, after a mail server was configured. */
async function queueUnsentMail({ db, now, kernel }: JobContext): Promise<void> {
  if (!kernel.mailer.canDeliver) return;
  const unsent = await db
    .select({ mailId: mailMessages.id })
    .from(mailMessages)
    .where(
      and(
        isNull(mailMessages.sentAt),
        or(isNull(mailMessages.claimedUntil), lte(mailMessages.claimedUntil, now)),
      ),
    )
    .limit(1_000);
  for (const { mailId } of unsent) await queueDelivery(db, { mailId });
}

/** Longer than the time limits of the mail server allow a delivery to take. */
const claimSeconds = 300;

type QueuedMail = typeof mailMessages.$inferSelect;

/**
 * Sends a message and returns after the mail server has accepted it. Only if this process dies between the two, it is
 * sent twice.
 */
async function deliver(ctx: JobContext, { mailId }: { mailId: string }): Promise<void> {
  const { mailer, config } = ctx.kernel;
  if (!mailer.canDeliver) return;
  const mail = await ctx.write((writing) => claim(writing, mailId));
  if (!mail) return;
  const { id, recipient: to, subject, text, html } = mail;
  const isThis = eq(mailMessages.id, id);
  try {
    await mailer.deliver({ to, subject, text, html });
  } catch (error) {
    await ctx.db.update(mailMessages).set({ claimedUntil: null }).where(isThis);
    throw error;
  }
  // The text may contain a sign-in link, so it is deleted once a mail server has it.
  const withoutText = config.mail.smtpUrl ? { text: '', html: '' } : {};
  await ctx.db
    .update(mailMessages)
    .set({ sentAt: ctx.now, claimedUntil: null, ...withoutText })
    .where(isThis);
}

/**
 * Claims an unsent message for this job, and returns it. If another job has claimed it, which may have died since, the
 * message gets another delivery for when that claim ends.
 */
async function claim({ db, now }: CommandContext, mailId: string): Promise<QueuedMail | null> {
  const [mail] = await db
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.id, mailId), isNull(mailMessages.sentAt)))
    .for('update');
  if (!mail) return null;
  if (mail.claimedUntil && mail.claimedUntil > now) {
    await queueDelivery(db, { mailId, runAt: mail.claimedUntil });
    return null;
  }
  await db
    .update(mailMessages)
    .set({ claimedUntil: addSeconds(now, claimSeconds), attempts: sql`${mailMessages.attempts} + 1` })
    .where(eq(mailMessages.id, mailId));
  return mail;
}

export const mailJobs: FeatureJobs = {
  tasks: [
    defineTask(deliverJob, { run: deliver }),
    defineTask(defineJob('queue-waiting-mail'), { run: queueUnsentMail, schedule: '*/10 * * * *' }),
  ],
};
