import { getStoreContact } from '#features/stores/suppliers/server/queries/store-contact.ts';
import {
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { bankDetailsChanged } from '../contract.ts';
import { bankLabels } from '../rules.ts';
import { bankChangedMail } from './emails.ts';

async function notifyOwner(
  ctx: JobCommandContext,
  { supplierId, fields }: { supplierId: string; fields: string[] },
): Promise<void> {
  const contact = await getStoreContact(ctx.db, supplierId);
  const labels = fields.map((field) => bankLabels[field] ?? field);
  const url = `${ctx.config.publicUrl}/dashboard/bank-tax-details`;
  await sendMail(ctx, bankChangedMail({ to: contact.email, ...contact, fields: labels, url }));
}

export const bankDetailsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(bankDetailsChanged, { name: 'bank-details.tell-owner', run: inTransaction(notifyOwner) }),
  ],
};
