import { longDate } from '#lib/dates.ts';
import type { MailDraft } from '#platform/mail/compose.ts';
import type { PlanChange } from '../contract.ts';
import { type Billing, type PlanId, planOf, trialDays } from '../rules.ts';

interface StoreMail {
  to: string;
  name: string;
  businessName: string;
  url: string;
}

const reason = 'You get this because you run a store on Packwright.';
const on = (when: Date): string => longDate(when.toISOString());

/** The trial ends in a few days: what follows, and what can be done about it. */
export function trialEndsMail(
  mail: StoreMail & { planId: PlanId; billing: Billing; ends: Date; kept: boolean },
): MailDraft {
  const { title } = planOf(mail.planId);
  return {
    to: mail.to,
    subject: `Your trial of ${title} ends on ${on(mail.ends)}`,
    heading: `${title} for ${mail.businessName}: a few days left`,
    paragraphs: mail.kept
      ? [`You chose to keep ${title}. It goes on after ${on(mail.ends)}, and we send the invoice that day.`]
      : [
          `Your free trial of ${title} ends on ${on(mail.ends)}. If you do nothing, your store goes back to Basic and pays nothing.`,
          `Basic shows ${planOf('basic').productLimit} products to buyers. What is beyond that is hidden, never deleted, and you choose which stay.`,
        ],
    action: { label: `Keep ${title}, or see the plans`, url: mail.url },
    reason,
  };
}

const changes: Record<PlanChange, (words: { title: string; before: string }) => string> = {
  chosen: ({ title, before }) => `You changed from ${before} to ${title}. It is in force from now on.`,
  approved: ({ title }) =>
    `You chose ${title} when you signed up. Your ${trialDays} days of free trial have begun; after them the store goes back to Basic unless you keep the plan.`,
  'trial-ended': ({ before, title }) => `Your trial of ${before} has ended. Your store is on ${title} now.`,
  'cycle-ended': ({ before, title }) =>
    `The change that you planned has happened: your store went from ${before} to ${title}.`,
  unpaid: ({ before, title }) =>
    `The invoice for ${before} was not paid, so your store is on ${title} now. The invoice stays open: a paid plan can be chosen again once it is paid.`,
};

interface ChangeMail extends StoreMail {
  planId: PlanId;
  before: PlanId;
  why: PlanChange;
}

/** The plan in force has changed. */
export function planChangedMail({ to, businessName, url, planId, before, why }: ChangeMail): MailDraft {
  const [plan, former] = [planOf(planId), planOf(before)];
  const smaller = (plan.productLimit ?? Infinity) < (former.productLimit ?? Infinity);
  const limit = plan.productLimit === null ? 'any number of products' : `up to ${plan.productLimit} products`;
  return {
    to,
    subject: `${businessName} is on ${plan.title} now`,
    heading: `${businessName} is on ${plan.title}`,
    paragraphs: [
      changes[why]({ title: plan.title, before: former.title }),
      smaller
        ? `${plan.title} shows ${limit} to buyers. If you have more, the best sellers stay public and the others are hidden; nothing is deleted. You can choose which stay.`
        : `${plan.title} holds ${limit}. Products that were hidden for want of room are public again.`,
    ],
    action: smaller
      ? { label: 'Choose which products stay public', url: `${url}/dashboard/public-products` }
      : { label: 'See your plan', url: `${url}/dashboard/plan` },
    reason,
  };
}

interface InvoiceMail extends StoreMail {
  number: string;
  planId: PlanId;
  net: string;
  credit: string | null;
  tax: string | null;
  total: string;
  periodFrom: Date;
  periodTo: Date;
  dueAt: Date;
}

/** A cycle began: what it costs, and how it is paid. */
export const invoiceMail = (mail: InvoiceMail & { payTo: string | null }): MailDraft => ({
  to: mail.to,
  subject: `Invoice ${mail.number}: ${planOf(mail.planId).title} for ${mail.businessName}`,
  heading: `Invoice ${mail.number}`,
  paragraphs: [
    `${planOf(mail.planId).title}, ${on(mail.periodFrom)} to ${on(mail.periodTo)}: ${mail.net}`,
    ...(mail.credit ? [`Less the unused days of your former plan: ${mail.credit}`] : []),
    ...(mail.tax ? [`Plus ${mail.tax}`] : []),
    `To pay: ${mail.total}, by bank transfer until ${on(mail.dueAt)}. Please give the number ${mail.number}. Your plan is active already.`,
    mail.payTo ?? 'Reply to this message and we send you the account to pay to.',
  ],
  action: { label: 'See your plan and invoices', url: mail.url },
  reason,
});

/** The due date has passed. */
export const dueMail = (mail: InvoiceMail & { takenBackOn: Date }): MailDraft => ({
  to: mail.to,
  subject: `Invoice ${mail.number} is overdue`,
  heading: `Invoice ${mail.number} is still open`,
  paragraphs: [
    `${mail.total} was due on ${on(mail.dueAt)}. If it is on its way, there is nothing to do.`,
    `If it has not arrived by ${on(mail.takenBackOn)}, your store goes back to Basic. Nothing is deleted.`,
  ],
  action: { label: 'See the invoice', url: mail.url },
  reason,
});
