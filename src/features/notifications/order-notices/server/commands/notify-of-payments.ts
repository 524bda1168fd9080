import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { notify } from '#features/notifications/notifications/server/commands/notify.ts';
import { getRecipient } from '#features/notifications/notifications/server/queries/recipients.ts';
import { findOrderFacts } from '#features/orders/orders/server/queries/order-facts.ts';
import { findReportFacts } from '#features/orders/payment-reports/server/queries.ts';
import { confirmationOf, fraudWarning } from '#features/orders/payments/rules.ts';
import { listUnpaidOrders } from '#features/orders/payments/server/queries.ts';
import { findBankAccountFacts } from '#features/stores/bank-details/server/queries/bank-accounts.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatDate } from '#lib/formats.ts';
import { orderNumber } from '#lib/ids.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { bankAccountMail, orderMail } from '../emails.ts';
import { buyerLabel, notifyBuyer, notifyStore } from './notify-order-parties.ts';

type BankAccountFacts = NonNullable<Awaited<ReturnType<typeof findBankAccountFacts>>>;
type UnpaidOrder = Awaited<ReturnType<typeof listUnpaidOrders>>[number];

/**
 * Notifies admins that a store submitted another bank account, and buyers that they should stop paying into the
 * earlier one.
 */
export async function notifyAccountChange(
  ctx: JobCommandContext,
  { bankAccountId, replacesVerified }: { bankAccountId: string; replacesVerified: boolean },
): Promise<void> {
  const facts = await findBankAccountFacts(ctx.db, bankAccountId);
  if (!facts || facts.replacedAt) return;
  for (const admin of await listAdmins(ctx.db)) {
    await notify(ctx, {
      accountId: admin.id,
      type: 'system',
      title: `Bank account to review: ${facts.businessName}`,
      message: 'Compare it with the registration documents. Buyers see only verified accounts.',
      href: '/admin/bank-accounts',
      priority: 'medium',
      sourceKey: `bank-account.submitted:${bankAccountId}`,
    });
  }
  // If the account was decided before this job ran, the decision notifies the buyers.
  if (!replacesVerified || facts.state !== 'in_review') return;
  await notifyBuyers(ctx, {
    account: facts,
    noticeFor: (number) => ({
      sourceKey: `bank-account.changed:${bankAccountId}`,
      title: `${facts.businessName} changed its bank details`,
      message: `Do not pay order ${number} to the earlier account. We are checking the new details and will notify you when they are on your order.`,
    }),
  });
}

/** Notifies the owner of the result of an account review and, if it was verified, buyers where they can pay. */
export async function notifyAccountDecision(
  ctx: JobCommandContext,
  { bankAccountId }: { bankAccountId: string },
): Promise<void> {
  const facts = await findBankAccountFacts(ctx.db, bankAccountId);
  if (!facts || facts.replacedAt) return;
  const isVerified = facts.state === 'verified';
  await notifyOwner(ctx, {
    account: facts,
    sourceKey: `bank-account.decided:${bankAccountId}`,
    title: isVerified ? 'Your bank account is verified' : 'Your bank account needs a correction',
    message: isVerified
      ? 'Buyers now see it on confirmed orders, pro formas and invoices.'
      : `We could not verify it, so buyers can’t see it. ${facts.note}`,
  });
  if (!isVerified) return;
  await notifyBuyers(ctx, {
    account: facts,
    noticeFor: (number, order) => {
      const isNew = facts.addedAt > confirmationOf(order);
      return {
        sourceKey: `bank-account.verified:${bankAccountId}`,
        title: `Bank details for order ${number}`,
        message: `${isNew ? 'New bank details' : 'The bank details'} of ${facts.businessName} are verified and shown on your order. Pay only to the account shown there.`,
      };
    },
  });
}

/** Notifies the owner why an account was revoked, and buyers that they should not pay into it. */
export async function notifyAccountRevocation(
  ctx: JobCommandContext,
  { bankAccountId }: { bankAccountId: string },
): Promise<void> {
  const facts = await findBankAccountFacts(ctx.db, bankAccountId);
  if (!facts || facts.replacedAt) return;
  const { businessName, note } = facts;
  await notifyOwner(ctx, {
    account: facts,
    sourceKey: `bank-account.revoked:${bankAccountId}`,
    title: 'Your bank account is no longer verified',
    message: `Buyers can no longer see it. ${note}`,
  });
  await notifyBuyers(ctx, {
    account: facts,
    noticeFor: (number) => ({
      sourceKey: `bank-account.revoked:${bankAccountId}`,
      title: `Do not pay ${businessName} for now`,
      message: `We no longer confirm the bank account of ${businessName}. Do not pay order ${number} into it. We will notify you when verified details are on your order.`,
    }),
  });
}

async function notifyOwner(
  ctx: JobCommandContext,
  {
    account: { ownerAccountId, businessName },
    title,
    message,
    sourceKey,
  }: { account: BankAccountFacts; title: string; message: string; sourceKey: string },
): Promise<void> {
  const { email: to } = await getRecipient(ctx.db, ownerAccountId);
  const href = '/dashboard/bank-tax-details';
  const url = ctx.config.publicUrl + href;
  await notify(ctx, {
    accountId: ownerAccountId,
    type: 'system',
    title,
    message,
    href,
    priority: 'high',
    sourceKey,
    mail: bankAccountMail({ to, heading: title, businessName, text: message, url }),
  });
}

interface BuyerNotice {
  sourceKey: string;
  title: string;
  message: string;
}

/** Notifies the buyers of confirmed orders that are not fully paid. No message contains an account number. */
async function notifyBuyers(
  ctx: JobCommandContext,
  {
    account: { supplierId },
    noticeFor,
  }: { account: BankAccountFacts; noticeFor: (number: string, order: UnpaidOrder) => BuyerNotice },
): Promise<void> {
  for (const order of await listUnpaidOrders(ctx.db, { supplierId, confirmedBefore: ctx.now })) {
    const { id, buyerAccountId: accountId } = order;
    if (!accountId) continue;
    const { sourceKey, title, ...news } = noticeFor(orderNumber(order.numberPrefix, order.number), order);
    const message = `${news.message} ${fraudWarning.claim} ${fraudWarning.advice}`;
    const href = `/account/orders/${id}`;
    const { email: to } = await getRecipient(ctx.db, accountId);
    const url = ctx.config.publicUrl + href;
    await notify(ctx, {
      accountId,
      type: 'order',
      title,
      message,
      href,
      priority: 'high',
      sourceKey: `${sourceKey}:${id}`,
      mail: orderMail({ to, heading: title, text: message, action: 'View your order', url }),
    });
  }
}

interface ReportEvent {
  orderId: string;
  reportId: string;
}

async function findFacts(ctx: JobCommandContext, { orderId, reportId }: ReportEvent) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const report = await findReportFacts(ctx.db, reportId);
  return facts && report && { facts, report, amount: formatAmount(report.amountMinor, facts.currency) };
}

/** Notifies the members of a store who record payments that a buyer has reported one. */
export async function notifyOfReport(ctx: JobCommandContext, event: ReportEvent): Promise<void> {
  const found = await findFacts(ctx, event);
  if (!found || found.report.state !== 'waiting') return;
  const { facts, report, amount } = found;
  await notifyStore(ctx, {
    facts,
    orderId: event.orderId,
    sourceKey: `payment.reported:${event.reportId}`,
    capability: 'orders.settle',
    title: `${buyerLabel(facts)} reports a payment of ${amount}`,
    message: `For order ${facts.reference}, paid on ${formatDate(report.paidOn)} with reference ${report.reference}. Check your account, then confirm it.`,
    priority: 'high',
    action: 'Confirm the payment',
  });
}

/** Notifies a buyer that a reported payment did not arrive. */
export async function notifyOfRejectedReport(ctx: JobCommandContext, event: ReportEvent): Promise<void> {
  const found = await findFacts(ctx, event);
  if (!found) return;
  const { facts, report, amount } = found;
  await notifyBuyer(ctx, {
    facts,
    orderId: event.orderId,
    sourceKey: `payment.report-rejected:${event.reportId}`,
    title: `${facts.supplierName} has not received ${amount}`,
    message:
      `For order ${facts.reference}, reference ${report.reference}. ${report.decisionNote ?? ''}`.trim(),
    priority: 'high',
    action: 'View your order',
  });
}
