import { getStoreContact } from '#features/stores/suppliers/server/queries/store-contact.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import {
  defineTask,
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { certificateDecided } from '../contract.ts';
import { claimDueReminders } from './commands.ts';
import { decisionMail, expiryMail } from './emails.ts';
import { findCertificate } from './queries.ts';

const certificationsPath = ({ config }: JobCommandContext): string =>
  `${config.publicUrl}/dashboard/certifications`;

async function notifyDecision(
  ctx: JobCommandContext,
  { certificateId }: { certificateId: string },
): Promise<void> {
  const row = await findCertificate(ctx.db, certificateId);
  if (!row) return;
  const { email: to, businessName } = await getStoreContact(ctx.db, row.supplierId);
  const { code, note } = row;
  const approved = row.status === 'approved';
  await sendMail(ctx, decisionMail({ to, businessName, code, note, approved, url: certificationsPath(ctx) }));
}

/** Sends emails about certificates that expire in 60, 30 or 7 days. */
export async function remindOfExpiry(ctx: JobCommandContext): Promise<void> {
  for (const { supplierId, code, expiresOn, daysLeft } of await claimDueReminders(ctx)) {
    const { email: to, businessName } = await getStoreContact(ctx.db, supplierId);
    await sendMail(
      ctx,
      expiryMail({ to, businessName, code, expiresOn, daysLeft, url: certificationsPath(ctx) }),
    );
  }
}

export const certificatesJobs: FeatureJobs = {
  subscriptions: [
    onEvent(certificateDecided, { name: 'certificates.tell-decision', run: inTransaction(notifyDecision) }),
  ],
  tasks: [
    defineTask(defineJob('certificates.remind-of-expiry'), {
      run: inTransaction(remindOfExpiry),
      schedule: '10 5 * * *',
    }),
  ],
};
