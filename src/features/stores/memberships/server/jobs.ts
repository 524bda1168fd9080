import { supplierApproved } from '#features/stores/suppliers/contract.ts';
import { getApplicationContact } from '#features/stores/suppliers/server/queries/applications.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, type JobContext, on, task } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { membershipChanged, membershipInvoiced, type PlanChange } from '../contract.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import { announceTrialEnds, followUnpaid } from './commands/remind.ts';
import { applyWish } from './commands/wish.ts';
import { settleMemberships } from './commands.ts';
import { invoiceMail, planChangedMail } from './emails.ts';
import { findInvoice, invoiceWords } from './queries/invoices.ts';

interface Change {
  supplierId: string;
  planId: PlanId;
  before?: PlanId;
  why?: PlanChange;
  trialEndsAt?: string | null;
  followedBy?: PlanId | null;
  paidUntil?: string | null;
}

async function tellChange(ctx: JobContext, { supplierId, before, why, ...change }: Change): Promise<void> {
  if (!before || !why) return;
  const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  const contact = await getApplicationContact(ctx.db, supplierId);
  const url = ctx.kernel.config.publicUrl;
  const trial = {
    trialEndsAt: instant(change.trialEndsAt),
    followedBy: change.followedBy ?? null,
    paidUntil: instant(change.paidUntil),
  };
  const { planId } = change;
  await sendMail(ctx, planChangedMail({ to: contact.email, ...contact, url, planId, before, why, ...trial }));
}

async function sendInvoice(ctx: JobContext, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId);
  if (!invoice) return;
  const contact = await getApplicationContact(ctx.db, invoice.supplierId);
  const { publicUrl, billingDetails: payTo } = ctx.kernel.config;
  const url = `${publicUrl}/dashboard/plan`;
  await sendMail(ctx, invoiceMail({ to: contact.email, ...contact, url, payTo, ...invoiceWords(invoice) }));
}

export const membershipsJobs: FeatureJobs = {
  subscriptions: [
    on(supplierApproved, 'memberships.apply-wish', applyWish),
    on(membershipChanged, 'memberships.mail-change', tellChange),
    on(membershipInvoiced, 'memberships.mail-invoice', sendInvoice),
  ],
  tasks: [
    task(defineJob('memberships.settle'), settleMemberships, '*/5 * * * *'),
    task(defineJob('memberships.announce-trial-ends'), announceTrialEnds, '20 * * * *'),
    task(defineJob('memberships.follow-unpaid'), followUnpaid, '40 4 * * *'),
  ],
};
