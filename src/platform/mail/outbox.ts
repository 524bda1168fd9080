import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '#lib/ids.ts';
import type { Database, Transaction } from '../database/database.ts';
import { addJob } from '../jobs/queue.ts';
import { type FeatureJobs, task } from '../jobs/subscriptions.ts';
import { composeMail, type MailDraft } from './compose.ts';
import { mailMessages } from './tables.ts';

/** Queues a message in the caller's transaction; it leaves when that commits and the mail server answers. */
export async function sendMail(ctx: { db: Transaction; now: Date }, draft: MailDraft): Promise<void> {
  const id = newId();
  const { to, subject, text, html } = composeMail(draft);
  await ctx.db.insert(mailMessages).values({ id, recipient: to, subject, text, html, queuedAt: ctx.now });
  await addJob(ctx.db, 'deliver-mail', { mailId: id }, { maxAttempts: 20 });
}

/** The newest messages, for the development mailbox. */
export const listMail = (db: Database, limit = 50) =>
  db.select().from(mailMessages).orderBy(desc(mailMessages.queuedAt), desc(mailMessages.id)).limit(limit);

export const mailJobs: FeatureJobs = {
  tasks: [
    task<{ mailId: string }>('deliver-mail', async ({ db, kernel, now }, { mailId }) => {
      const [mail] = await db
        .update(mailMessages)
        .set({ sentAt: now, attempts: sql`${mailMessages.attempts} + 1` })
        .where(and(eq(mailMessages.id, mailId), isNull(mailMessages.sentAt)))
        .returning();
      // A failure rolls the mark back, and the queue tries again later.
      if (!mail) return;
      await kernel.mailer.deliver({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
      // The text may hold a link that signs its reader in; once a mail server has it, we need it no longer.
      if (kernel.config.mail.smtpUrl)
        await db.update(mailMessages).set({ text: '', html: '' }).where(eq(mailMessages.id, mailId));
    }),
  ],
};
