import { supplierApproved } from '#features/stores/suppliers/contract.ts';
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
import { membershipChanged, membershipInvoiced, type PlanChangeReason } from '../contract.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import { handleOverdueInvoices, sendTrialReminders } from './commands/membership-reminders.ts';
import { startRequestedPlan } from './commands/requested-plan.ts';
import { settleMemberships } from './commands.ts';
import { invoiceMail, planChangedMail } from './emails.ts';
import { findInvoice, invoiceTexts } from './queries/invoices.ts';

interface PlanChangedEvent {
  supplierId: string;
  planId: PlanId;
  before?: PlanId;
  why?: PlanChangeReason;
  trialEndsAt?: string | null;
  followedBy?: PlanId | null;
  paidUntil?: string | null;
}

async function sendPlanChangedMail(
  ctx: JobCommandContext,
  { supplierId, before, why, ...change }: PlanChangedEvent,
): Promise<void> {
  if (!before || !why) return;
  const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  const contact = await getStoreContact(ctx.db, supplierId);
  const url = ctx.config.publicUrl;
  const trial = {
    trialEndsAt: instant(change.trialEndsAt),
    followedBy: change.followedBy ?? null,
    paidUntil: instant(change.paidUntil),
  };
  const { planId } = change;
  await sendMail(ctx, planChangedMail({ to: contact.email, ...contact, url, planId, before, why, ...trial }));
}

async function sendInvoice(ctx: JobCommandContext, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId);
  if (!invoice) return;
  const contact = await getStoreContact(ctx.db, invoice.supplierId);
  const { publicUrl, billingDetails: payTo } = ctx.config;
  const url = `${publicUrl}/dashboard/plan`;
  await sendMail(ctx, invoiceMail({ to: contact.email, ...contact, url, payTo, ...invoiceTexts(invoice) }));
}

export const membershipsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(supplierApproved, { name: 'memberships.apply-wish', run: inTransaction(startRequestedPlan) }),
    onEvent(membershipChanged, { name: 'memberships.mail-change', run: inTransaction(sendPlanChangedMail) }),
    onEvent(membershipInvoiced, { name: 'memberships.mail-invoice', run: inTransaction(sendInvoice) }),
  ],
  tasks: [
    defineTask(defineJob('memberships.settle'), {
      run: inTransaction(settleMemberships),
      schedule: '*/5 * * * *',
    }),
    defineTask(defineJob('memberships.announce-trial-ends'), {
      run: inTransaction(sendTrialReminders),
      schedule: '20 * * * *',
    }),
    defineTask(defineJob('memberships.follow-unpaid'), {
      run: inTransaction(handleOverdueInvoices),
      schedule: '40 4 * * *',
    }),
  ],
};
