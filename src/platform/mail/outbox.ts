import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '#lib/ids.ts';
import type { Database, Transaction } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import { addJob } from '../jobs/queue.ts';
import { type FeatureJobs, task } from '../jobs/subscriptions.ts';
import { composeMail, type MailDraft } from './compose.ts';
import { mailMessages } from './tables.ts';

/** Queues a message in the caller's transaction; it leaves when that commits and the mail server answers. */
export async function sendMail(ctx: { db: Transaction; now: Date }, draft: MailDraft): Promise<void> {
  const id = newId();
  const { to, subject, text, html } = composeMail(draft);
  await ctx.db.insert(mailMessages).values({ id, recipient: to, subject, text, html, queuedAt: ctx.now });
  await addJob(ctx.db, deliverJob, { mailId: id }, { key: `mail:${id}`, maxAttempts: 20 });
}

/** The newest messages, for the development mailbox. */
export const listMail = (db: Database, limit = 50) =>
  db.select().from(mailMessages).orderBy(desc(mailMessages.queuedAt), desc(mailMessages.id)).limit(limit);

export const deliverJob = defineJob<{ mailId: string }>('deliver-mail');

/** Queues what still waits, after a mail server was configured or a process died with a message in hand. */
async function queueWaiting(db: Database): Promise<void> {
  const waiting = await db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(isNull(mailMessages.sentAt))
    .limit(1_000);
  for (const { id } of waiting)
    await addJob(db, deliverJob, { mailId: id }, { key: `mail:${id}`, maxAttempts: 20 });
}

export const mailJobs: FeatureJobs = {
  tasks: [
    task(deliverJob, async ({ db, kernel, now }, { mailId }) => {
      if (!kernel.mailer.canDeliver) return;
      const [mail] = await db
        .update(mailMessages)
        .set({ sentAt: now, attempts: sql`${mailMessages.attempts} + 1` })
        .where(and(eq(mailMessages.id, mailId), isNull(mailMessages.sentAt)))
        .returning();
      if (!mail) return;
      // A failure rolls the mark back, and the queue tries again later.
      await kernel.mailer.deliver({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
      // The text may hold a link that signs its reader in; once a mail server has it, we need it no longer.
      if (kernel.config.mail.smtpUrl) {
        await db.update(mailMessages).set({ text: '', html: '' }).where(eq(mailMessages.id, mailId));
      }
    }),
    task(
      defineJob('queue-waiting-mail'),
      ({ db, kernel }) => (kernel.mailer.canDeliver ? queueWaiting(db) : Promise.resolve()),
      '*/10 * * * *',
    ),
  ],
};
