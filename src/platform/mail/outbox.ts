import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '#lib/ids.ts';
import type { Database, Transaction } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import { addJob } from '../jobs/queue.ts';
import { defineTask, type FeatureJobs } from '../jobs/subscriptions.ts';
import { composeMail, type MailDraft } from './compose.ts';
import { mailMessages } from './tables.ts';

/** Queues a message in the caller's transaction; it is sent after the commit. */
export async function sendMail(ctx: { db: Transaction; now: Date }, draft: MailDraft): Promise<void> {
  const id = newId();
  const { to, subject, text, html } = composeMail(draft);
  await ctx.db.insert(mailMessages).values({ id, recipient: to, subject, text, html, queuedAt: ctx.now });
  await addJob(ctx.db, deliverJob, { mailId: id }, { key: `mail:${id}`, maxAttempts: 20 });
}

/** Returns the newest messages, for the development mailbox. */
export const listNewestMail = (db: Database, limit = 50) =>
  db.select().from(mailMessages).orderBy(desc(mailMessages.queuedAt), desc(mailMessages.id)).limit(limit);

export const deliverJob = defineJob<{ mailId: string }>('deliver-mail');

/** Queues unsent messages, after a mail server was configured or a process died while sending one. */
async function queueUnsentMail(db: Database): Promise<void> {
  const unsent = await db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(isNull(mailMessages.sentAt))
    .limit(1_000);
  for (const { id } of unsent)
    await addJob(db, deliverJob, { mailId: id }, { key: `mail:${id}`, maxAttempts: 20 });
}

export const mailJobs: FeatureJobs = {
  tasks: [
    defineTask(deliverJob, async ({ db, kernel, now }, { mailId }) => {
      if (!kernel.mailer.canDeliver) return;
      const [mail] = await db
        .update(mailMessages)
        .set({ sentAt: now, attempts: sql`${mailMessages.attempts} + 1` })
        .where(and(eq(mailMessages.id, mailId), isNull(mailMessages.sentAt)))
        .returning();
      if (!mail) return;
      // A failure rolls back `sentAt`, and the queue tries again later.
      await kernel.mailer.deliver({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
      // The text may contain a sign-in link, so it is deleted once a mail server has it.
      if (kernel.config.mail.smtpUrl) {
        await db.update(mailMessages).set({ text: '', html: '' }).where(eq(mailMessages.id, mailId));
      }
    }),
    defineTask(
      defineJob('queue-waiting-mail'),
      ({ db, kernel }) => (kernel.mailer.canDeliver ? queueUnsentMail(db) : Promise.resolve()),
      '*/10 * * * *',
    ),
  ],
};
