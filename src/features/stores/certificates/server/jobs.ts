import { getApplicationContact } from '#features/stores/suppliers/server/queries/applications.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, type JobContext, on, task } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { certificateDecided } from '../contract.ts';
import { takeDueReminders } from './commands.ts';
import { decisionMail, expiryMail } from './emails.ts';
import { findCertificate } from './queries.ts';

const page = ({ kernel }: JobContext): string => `${kernel.config.publicUrl}/dashboard/certifications`;

async function tellDecision(ctx: JobContext, { certificateId }: { certificateId: string }): Promise<void> {
  const row = await findCertificate(ctx.db, certificateId);
  if (!row) return;
  const { email: to, businessName } = await getApplicationContact(ctx.db, row.supplierId);
  const { code, note } = row;
  const approved = row.status === 'approved';
  await sendMail(ctx, decisionMail({ to, businessName, code, note, approved, url: page(ctx) }));
}

/** Writes to those whose certificates end in 60, 30 or 7 days. */
export async function remindOfExpiry(ctx: JobContext): Promise<void> {
  for (const { supplierId, code, expiresOn, daysLeft } of await takeDueReminders(ctx)) {
    const { email: to, businessName } = await getApplicationContact(ctx.db, supplierId);
    await sendMail(ctx, expiryMail({ to, businessName, code, expiresOn, daysLeft, url: page(ctx) }));
  }
}

export const certificatesJobs: FeatureJobs = {
  subscriptions: [on(certificateDecided, 'certificates.tell-decision', tellDecision)],
  tasks: [task(defineJob('certificates.remind-of-expiry'), remindOfExpiry, '10 5 * * *')],
};
