import { formatDate } from '#lib/formats.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { PlanChangeReason } from '../contract.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import { planOf, trialDays } from '../rules.ts';

interface StoreMail {
  to: string;
  name: string;
  businessName: string;
  url: string;
}

const reason = 'You’re receiving this because you run a store on Packwright.';
const formatDay = (when: Date): string => formatDate(when.toISOString());

interface NextPlan {
  /** Plan after the trial; null if the current plan is kept. */
  followedBy: PlanId | null;
  /** Until when that plan is already paid. */
  paidUntil: Date | null;
}

/** Returns the plan after a trial that is not kept, with the end of its paid period. */
const describeReturn = (followedBy: PlanId, paidUntil: Date | null): string =>
  `${planOf(followedBy).title}${paidUntil ? `, which is paid until ${formatDay(paidUntil)}` : ''}`;

/** Email that the trial ends in a few days, with the next plan and what can be done. */
export function trialEndsMail(mail: StoreMail & { planId: PlanId; ends: Date } & NextPlan): MailDraft {
  const { title } = planOf(mail.planId);
  return {
    to: mail.to,
    subject: `Your trial of ${title} ends on ${formatDay(mail.ends)}`,
    heading: `${title} for ${mail.businessName}: your trial ends soon`,
    paragraphs: !mail.followedBy
      ? [
          `You’re keeping ${title}. It continues after ${formatDay(mail.ends)}, and we’ll send the invoice that day.`,
        ]
      : [
          `Your free trial of ${title} ends on ${formatDay(mail.ends)}. If you do nothing, your store returns to ${describeReturn(mail.followedBy, mail.paidUntil)}, and you pay nothing.`,
          `${planOf(mail.followedBy).title} shows ${planOf(mail.followedBy).productLimit} products to buyers. Products over the limit are hidden, never deleted, and you choose which ones stay live.`,
        ],
    action: { label: `Keep ${title}or compare plans`, url: mail.url },
    reason,
  };
}

const changeTexts: Record<PlanChangeReason, (words: { title: string; before: string }) => string> = {
  chosen: ({ title, before }) =>
    `You changed from ${before} to ${title}. The change is effective immediately.`,
  approved: ({ title }) =>
    `You selected ${title} when you signed up. Your ${trialDays}-day free trial has started. After it, your store moves to Basic unless you keep the plan.`,
  'trial-ended': ({ before, title }) => `Your trial of ${before} has ended. Your store is now on ${title}.`,
  'cycle-ended': ({ before, title }) => `As planned, your store has moved from ${before} to ${title}.`,
  unpaid: ({ before, title }) =>
    `The invoice for ${before} was not paid, so your store is now on ${title}. The invoice is still due. You can select a paid plan again once it is paid.`,
};

interface ChangeMail extends StoreMail, NextPlan {
  planId: PlanId;
  before: PlanId;
  why: PlanChangeReason;
  /** End of the trial that the change started; null without a trial. */
  trialEndsAt: Date | null;
}

/** Returns the text about a trial: until when it is free, and what happens next. */
function describeTrial({ planId, before, followedBy, paidUntil }: ChangeMail, ends: Date): string {
  const { title } = planOf(planId);
  const after = followedBy
    ? `After the trial, your store returns to ${describeReturn(followedBy, paidUntil)}, unless you keep ${title}.`
    : `After the trial, ${title} continues, and we’ll send the invoice that day.`;
  return `You changed from ${planOf(before).title} to ${title} as a free trial, until ${formatDay(ends)}. ${after}`;
}

/** Email about a change of the active plan. */
export function planChangedMail(mail: ChangeMail): MailDraft {
  const { to, businessName, url, planId, before, why, trialEndsAt } = mail;
  const [plan, former] = [planOf(planId), planOf(before)];
  const smaller = (plan.productLimit ?? Infinity) < (former.productLimit ?? Infinity);
  const limit = plan.productLimit === null ? 'any number of products' : `up to ${plan.productLimit} products`;
  return {
    to,
    subject: `${businessName} is now on ${plan.title}`,
    heading: `${businessName} is on ${plan.title}`,
    paragraphs: [
      why === 'chosen' && trialEndsAt
        ? describeTrial(mail, trialEndsAt)
        : changeTexts[why]({ title: plan.title, before: former.title }),
      smaller
        ? `${plan.title} shows ${limit} to buyers. If you have more, your best sellers stay live and the others are hidden. Nothing is deleted, and you can choose which ones stay live.`
        : `${plan.title} includes ${limit}. Products that were hidden by the limit are live again.`,
    ],
    action: smaller
      ? { label: 'Choose live products', url: `${url}/dashboard/public-products` }
      : { label: 'View plan', url: `${url}/dashboard/plan` },
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

/** Email with the invoice for a new cycle and how to pay it. */
export const invoiceMail = (mail: InvoiceMail & { payTo: string | null }): MailDraft => ({
  to: mail.to,
  subject: `Invoice ${mail.number}: ${planOf(mail.planId).title} for ${mail.businessName}`,
  heading: `Invoice ${mail.number}`,
  paragraphs: [
    `${planOf(mail.planId).title}, ${formatDay(mail.periodFrom)} to ${formatDay(mail.periodTo)}: ${mail.net}`,
    ...(mail.credit ? [`Less unused days of your previous plan: ${mail.credit}`] : []),
    ...(mail.tax ? [`Plus ${mail.tax}`] : []),
    `Amount due: ${mail.total}, by bank transfer by ${formatDay(mail.dueAt)}. Use ${mail.number} as the payment reference. Your plan is already active.`,
    mail.payTo ?? 'Reply to this email and we’ll send you our bank details.',
  ],
  action: { label: 'View plan and invoices', url: mail.url },
  reason,
});

/** Email about an overdue invoice. */
export const overdueMail = (mail: InvoiceMail & { takenBackOn: Date }): MailDraft => ({
  to: mail.to,
  subject: `Invoice ${mail.number} is overdue`,
  heading: `Invoice ${mail.number} is still unpaid`,
  paragraphs: [
    `${mail.total} was due on ${formatDay(mail.dueAt)}. If you have already paid, you don’t need to do anything.`,
    `If it has not arrived by ${formatDay(mail.takenBackOn)}, your store moves to Basic. Nothing is deleted.`,
  ],
  action: { label: 'View invoice', url: mail.url },
  reason,
});
