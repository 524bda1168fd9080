import { longDate } from '#lib/calendar.ts';
import type { MailDraft } from '#platform/mail/compose.ts';
import type { PlanChange } from '../contract.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import { planOf, trialDays } from '../rules.ts';

interface StoreMail {
  to: string;
  name: string;
  businessName: string;
  url: string;
}

const reason = 'You get this because you run a store on Packwright.';
const on = (when: Date): string => longDate(when.toISOString());

interface Following {
  /** What follows the trial; null where the plan is kept. */
  followedBy: PlanId | null;
  /** Until when that plan is paid already. */
  paidUntil: Date | null;
}

/** The plan that the store has after a trial that is not kept. */
const returnWords = (followedBy: PlanId, paidUntil: Date | null): string =>
  `${planOf(followedBy).title}${paidUntil ? `, which is paid until ${on(paidUntil)}` : ''}`;

/** The trial ends in a few days: what follows, and what can be done about it. */
export function trialEndsMail(mail: StoreMail & { planId: PlanId; ends: Date } & Following): MailDraft {
  const { title } = planOf(mail.planId);
  return {
    to: mail.to,
    subject: `Your trial of ${title} ends on ${on(mail.ends)}`,
    heading: `${title} for ${mail.businessName}: a few days left`,
    paragraphs: !mail.followedBy
      ? [`You chose to keep ${title}. It continues after ${on(mail.ends)}, and we send the invoice that day.`]
      : [
          `Your free trial of ${title} ends on ${on(mail.ends)}. If you do nothing, your store goes back to ${returnWords(mail.followedBy, mail.paidUntil)}, and the trial costs nothing.`,
          `${planOf(mail.followedBy).title} shows ${planOf(mail.followedBy).productLimit} products to buyers. What is beyond that is hidden, never deleted, and you choose which stay.`,
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

interface ChangeMail extends StoreMail, Following {
  planId: PlanId;
  before: PlanId;
  why: PlanChange;
  /** End of the trial that the change is a part of; null where nothing is tried. */
  trialEndsAt: Date | null;
}

/** A plan that is tried: until when it is free, and what follows. */
function trialWords({ planId, before, followedBy, paidUntil }: ChangeMail, ends: Date): string {
  const { title } = planOf(planId);
  const after = followedBy
    ? `After it your store goes back to ${returnWords(followedBy, paidUntil)}, unless you choose to keep ${title}.`
    : `After it ${title} continues, and we send the invoice that day.`;
  return `You changed from ${planOf(before).title} to ${title} as a free trial, until ${on(ends)}. ${after}`;
}

/** The plan in force has changed. */
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
        ? trialWords(mail, trialEndsAt)
        : changes[why]({ title: plan.title, before: former.title }),
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
