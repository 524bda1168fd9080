import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { labelOfField } from '#features/stores/registration/rules/field-labels.ts';
import {
  supplierApproved,
  supplierChangesRequested,
  supplierReinstated,
  supplierSubmitted,
  supplierSuspended,
} from '#features/stores/suppliers/contract.ts';
import { getStoreContact } from '#features/stores/suppliers/server/queries/store-contact.ts';
import {
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { applicationMail, approvalMail, changesMail, suspensionMail } from './emails.ts';
import { listDecisions } from './queries.ts';

interface StoreEvent {
  supplierId: string;
}

async function getLatestDecision({ db }: JobCommandContext, supplierId: string) {
  const [latest] = await listDecisions(db, supplierId);
  return latest ?? { note: '', fieldNotes: [] };
}

const pageUrl = ({ config }: JobCommandContext, path: string): string => `${config.publicUrl}${path}`;

async function emailAdmins(ctx: JobCommandContext, { supplierId }: StoreEvent): Promise<void> {
  const { businessName } = await getStoreContact(ctx.db, supplierId);
  const url = pageUrl(ctx, `/admin/applications/${supplierId}`);
  for (const { email, name } of await listAdmins(ctx.db)) {
    await sendMail(ctx, applicationMail({ to: email, name, businessName, url }));
  }
}

async function sendApprovalMail(ctx: JobCommandContext, { supplierId }: StoreEvent): Promise<void> {
  const { email, name, businessName, isPublic } = await getStoreContact(ctx.db, supplierId);
  await sendMail(
    ctx,
    approvalMail({ to: email, name, businessName, isPublic, url: pageUrl(ctx, '/dashboard') }),
  );
}

async function sendChangesMail(ctx: JobCommandContext, { supplierId }: StoreEvent): Promise<void> {
  const { email, name, businessName } = await getStoreContact(ctx.db, supplierId);
  const decision = await getLatestDecision(ctx, supplierId);
  const fieldNotes = decision.fieldNotes.map(({ path, message }) => ({
    label: labelOfField(path),
    message,
  }));
  const url = pageUrl(ctx, '/registration');
  await sendMail(ctx, changesMail({ to: email, name, businessName, url, note: decision.note, fieldNotes }));
}

async function sendSuspensionMail(
  ctx: JobCommandContext,
  { supplierId, back }: StoreEvent & { back: boolean },
): Promise<void> {
  const { email, name, businessName } = await getStoreContact(ctx.db, supplierId);
  const decision = await getLatestDecision(ctx, supplierId);
  await sendMail(
    ctx,
    suspensionMail({
      to: email,
      name,
      businessName,
      back,
      note: decision.note,
      url: pageUrl(ctx, '/registration'),
    }),
  );
}

export const reviewJobs: FeatureJobs = {
  subscriptions: [
    onEvent(supplierSubmitted, { name: 'suppliers.mail-admins', run: inTransaction(emailAdmins) }),
    onEvent(supplierApproved, { name: 'suppliers.mail-approval', run: inTransaction(sendApprovalMail) }),
    onEvent(supplierChangesRequested, {
      name: 'suppliers.mail-changes',
      run: inTransaction(sendChangesMail),
    }),
    onEvent(supplierSuspended, {
      name: 'suppliers.mail-suspension',
      run: inTransaction((ctx, event) => sendSuspensionMail(ctx, { ...event, back: false })),
    }),
    onEvent(supplierReinstated, {
      name: 'suppliers.mail-reinstatement',
      run: inTransaction((ctx, event) => sendSuspensionMail(ctx, { ...event, back: true })),
    }),
  ],
};
