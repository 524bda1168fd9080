import { longDate } from '#lib/calendar.ts';
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

const reason = 'You get this because you run a store on Packwright.';
const formatDay = (when: Date): string => longDate(when.toISOString());

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
    heading: `${title} for ${mail.businessName}: a few days left`,
    paragraphs: !mail.followedBy
      ? [
          `You chose to keep ${title}. It continues after ${formatDay(mail.ends)}, and we send the invoice that day.`,
        ]
      : [
          `Your free trial of ${title} ends on ${formatDay(mail.ends)}. If you do nothing, your store goes back to ${describeReturn(mail.followedBy, mail.paidUntil)}, and the trial costs nothing.`,
          `${planOf(mail.followedBy).title} shows ${planOf(mail.followedBy).productLimit} products to buyers. What is beyond that is hidden, never deleted, and you choose which stay.`,
        ],
    action: { label: `Keep ${title}, or see the plans`, url: mail.url },
    reason,
  };
}

const changeTexts: Record<PlanChangeReason, (words: { title: string; before: string }) => string> = {
  chosen: ({ title, before }) => `You changed from ${before} to ${title}. It is in force from now on.`,
  approved: ({ title }) =>
    `You chose ${title} when you signed up. Your ${trialDays} days of free trial have begun; after them the store goes back to Basic unless you keep the plan.`,
  'trial-ended': ({ before, title }) => `Your trial of ${before} has ended. Your store is on ${title} now.`,
  'cycle-ended': ({ before, title }) =>
    `The change that you planned has happened: your store went from ${before} to ${title}.`,
  unpaid: ({ before, title }) =>
    `The invoice for ${before} was not paid, so your store is on ${title} now. The invoice stays open: a paid plan can be selected again once it is paid.`,
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
    ? `After it your store goes back to ${describeReturn(followedBy, paidUntil)}, unless you choose to keep ${title}.`
    : `After it ${title} continues, and we send the invoice that day.`;
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
    subject: `${businessName} is on ${plan.title} now`,
    heading: `${businessName} is on ${plan.title}`,
    paragraphs: [
      why === 'chosen' && trialEndsAt
        ? describeTrial(mail, trialEndsAt)
        : changeTexts[why]({ title: plan.title, before: former.title }),
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

/** Email with the invoice for a new cycle and how to pay it. */
export const invoiceMail = (mail: InvoiceMail & { payTo: string | null }): MailDraft => ({
  to: mail.to,
  subject: `Invoice ${mail.number}: ${planOf(mail.planId).title} for ${mail.businessName}`,
  heading: `Invoice ${mail.number}`,
  paragraphs: [
    `${planOf(mail.planId).title}, ${formatDay(mail.periodFrom)} to ${formatDay(mail.periodTo)}: ${mail.net}`,
    ...(mail.credit ? [`Less the unused days of your former plan: ${mail.credit}`] : []),
    ...(mail.tax ? [`Plus ${mail.tax}`] : []),
    `To pay: ${mail.total}, by bank transfer until ${formatDay(mail.dueAt)}. Please give the number ${mail.number}. Your plan is active already.`,
    mail.payTo ?? 'Reply to this message and we send you the account to pay to.',
  ],
  action: { label: 'See your plan and invoices', url: mail.url },
  reason,
});

/** Email about an overdue invoice. */
export const overdueMail = (mail: InvoiceMail & { takenBackOn: Date }): MailDraft => ({
  to: mail.to,
  subject: `Invoice ${mail.number} is overdue`,
  heading: `Invoice ${mail.number} is still open`,
  paragraphs: [
    `${mail.total} was due on ${formatDay(mail.dueAt)}. If it is on its way, there is nothing to do.`,
    `If it has not arrived by ${formatDay(mail.takenBackOn)}, your store goes back to Basic. Nothing is deleted.`,
  ],
  action: { label: 'See the invoice', url: mail.url },
  reason,
});
