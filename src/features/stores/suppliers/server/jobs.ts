import { emailVerified } from '#features/identity/accounts/contract.ts';
import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { type FeatureJobs, type JobContext, on } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import {
  supplierApproved,
  supplierChangesRequested,
  supplierReinstated,
  supplierSubmitted,
  supplierSuspended,
} from '../contract.ts';
import { labelOf } from '../rules/field-labels.ts';
import { markOwnerVerified } from './commands/follow-account.ts';
import { applicationMail, approvalMail, changesMail, standingMail } from './emails.ts';
import { getApplicationContact } from './queries/applications.ts';

interface About {
  supplierId: string;
}

const page = ({ kernel }: JobContext, path: string): string => `${kernel.config.publicUrl}${path}`;

async function tellAdmins(ctx: JobContext, { supplierId }: About): Promise<void> {
  const { businessName } = await getApplicationContact(ctx.db, supplierId);
  const url = page(ctx, `/admin/applications/${supplierId}`);
  for (const { email, name } of await listAdmins(ctx.db)) {
    await sendMail(ctx, applicationMail({ to: email, name, businessName, url }));
  }
}

async function tellApproved(ctx: JobContext, { supplierId }: About): Promise<void> {
  const { email, name, businessName, isPublic } = await getApplicationContact(ctx.db, supplierId);
  await sendMail(
    ctx,
    approvalMail({ to: email, name, businessName, isPublic, url: page(ctx, '/dashboard') }),
  );
}

async function tellChanges(ctx: JobContext, { supplierId }: About): Promise<void> {
  const { email, name, businessName, decision } = await getApplicationContact(ctx.db, supplierId);
  const fieldNotes = (decision?.fieldNotes ?? []).map(({ path, message }) => ({
    label: labelOf(path),
    message,
  }));
  const url = page(ctx, '/registration');
  await sendMail(
    ctx,
    changesMail({ to: email, name, businessName, url, note: decision?.note ?? '', fieldNotes }),
  );
}

async function tellStanding(ctx: JobContext, { supplierId, back }: About & { back: boolean }): Promise<void> {
  const { email, name, businessName, decision } = await getApplicationContact(ctx.db, supplierId);
  await sendMail(
    ctx,
    standingMail({
      to: email,
      name,
      businessName,
      back,
      note: decision?.note ?? '',
      url: page(ctx, '/registration'),
    }),
  );
}

export const suppliersJobs: FeatureJobs = {
  subscriptions: [
    on(emailVerified, 'suppliers.owner-verified', markOwnerVerified),
    on(supplierSubmitted, 'suppliers.mail-admins', tellAdmins),
    on(supplierApproved, 'suppliers.mail-approval', tellApproved),
    on(supplierChangesRequested, 'suppliers.mail-changes', tellChanges),
    on(supplierSuspended, 'suppliers.mail-suspension', (ctx, event) =>
      tellStanding(ctx, { ...event, back: false }),
    ),
    on(supplierReinstated, 'suppliers.mail-reinstatement', (ctx, event) =>
      tellStanding(ctx, { ...event, back: true }),
    ),
  ],
};
