import { categoryRequestDecided, categoryRequested } from '#features/catalog/category-requests/contract.ts';
import { inquiryAssigned } from '#features/conversations/inquiries/contract/store-work.ts';
import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { previewOf } from '#features/conversations/inquiries/rules.ts';
import { questionAnswered, questionAsked } from '#features/conversations/questions/contract.ts';
import { accountSignedUp } from '#features/identity/accounts/contract.ts';
import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { orderDelivered, orderDispatched } from '#features/orders/dispatch/contract.ts';
import { orderCancelled, orderMoved, orderPlaced } from '#features/orders/orders/contract.ts';
import { paymentRecorded } from '#features/orders/payments/contract.ts';
import { helpMessageSent } from '#features/publishing/help/contract.ts';
import { findMessage } from '#features/publishing/help/server/queries.ts';
import { requirementMatched } from '#features/sourcing/requests/contract.ts';
import {
  bankAccountChanged,
  bankAccountDecided,
  bankAccountRevoked,
} from '#features/stores/bank-details/contract.ts';
import {
  supplierApproved,
  supplierChangesRequested,
  supplierReinstated,
  supplierSubmitted,
  supplierSuspended,
} from '#features/stores/suppliers/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import {
  defineTask,
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { digestJob, queueDigests, sendDigest } from './commands/digest.ts';
import { notify } from './commands/notify.ts';
import {
  notifyAccountChange,
  notifyAccountDecision,
  notifyAccountRevocation,
} from './commands/notify-of-bank-accounts.ts';
import { notifyOfCategoryDecision, notifyOfCategoryRequest } from './commands/notify-of-category-requests.ts';
import {
  notifyOfAssignment,
  notifyOfInquiry,
  notifyOfReply,
  notifyOfRequirement,
} from './commands/notify-of-inquiries.ts';
import { notifyOfAnswer, notifyOfQuestion } from './commands/notify-of-questions.ts';
import { notifyOfReinstatement, notifyOfSuspension } from './commands/notify-of-suspension.ts';
import {
  notifyOfCancellation,
  notifyOfDelivery,
  notifyOfDispatch,
  notifyOfOrder,
  notifyOfPayment,
  notifyOfStateChange,
} from './commands/notify-order-parties.ts';
import { getDecidedStore, getRecipient } from './queries/recipients.ts';

async function welcomeAccount(ctx: JobCommandContext, { accountId }: { accountId: string }): Promise<void> {
  const isSupplier = (await getRecipient(ctx.db, accountId)).role === 'supplier';
  await notify(ctx, {
    accountId,
    type: 'system',
    title: 'Welcome to Packwright',
    message: isSupplier
      ? 'Finish your registration, and buyers will find your store as soon as we have looked at it.'
      : 'Find a maker, ask a question, and the answers arrive here.',
    href: isSupplier ? '/registration' : '/search',
    priority: 'low',
    sourceKey: accountSignedUp.name,
  });
}

interface StoreEvent {
  supplierId: string;
}

async function notifyOfApproval(ctx: JobCommandContext, { supplierId }: StoreEvent): Promise<void> {
  const store = await getDecidedStore(ctx.db, supplierId);
  await notify(ctx, {
    accountId: store.ownerAccountId,
    type: 'system',
    title: 'Your store is approved',
    message: store.ownerVerifiedAt
      ? `Buyers can now find ${store.businessName}. Add your best products first: they are what buyers see.`
      : `Buyers find ${store.businessName} as soon as you have confirmed your email: the link is in your inbox.`,
    href: '/dashboard/my-products',
    priority: 'high',
    sourceKey: decisionKey('approved', store),
  });
}

async function notifyOfChangeRequest(ctx: JobCommandContext, { supplierId }: StoreEvent): Promise<void> {
  const store = await getDecidedStore(ctx.db, supplierId);
  await notify(ctx, {
    accountId: store.ownerAccountId,
    type: 'system',
    title: 'Please change something in your registration',
    message: 'We have looked at it and written down what is missing. Nothing that you filled in is lost.',
    href: '/registration',
    priority: 'high',
    sourceKey: decisionKey('changes-requested', store),
  });
}

async function notifyAdminsOfSubmission(ctx: JobCommandContext, { supplierId }: StoreEvent): Promise<void> {
  const store = await getDecidedStore(ctx.db, supplierId);
  for (const admin of await listAdmins(ctx.db)) {
    await notify(ctx, {
      accountId: admin.id,
      type: 'system',
      title: `${store.businessName} waits for approval`,
      message: 'A registration was sent in for review.',
      href: '/admin/applications',
      priority: 'medium',
      sourceKey: decisionKey('submitted', store),
    });
  }
}

async function notifyAdminsOfMessage(
  ctx: JobCommandContext,
  { messageId }: { messageId: string },
): Promise<void> {
  const helpMessage = await findMessage(ctx.db, messageId);
  if (!helpMessage) return;
  for (const admin of await listAdmins(ctx.db)) {
    await notify(ctx, {
      accountId: admin.id,
      type: 'message',
      title: `${helpMessage.name} wrote to us`,
      message: previewOf(helpMessage.message, 120),
      href: '/admin/messages',
      priority: 'medium',
      sourceKey: `help.message-sent:${messageId}`,
    });
  }
}

/** A store can be decided about more than once; its version distinguishes the decisions. */
const decisionKey = (decision: string, { id, version }: { id: string; version: number }): string =>
  `supplier.${decision}:${id}:${version}`;

export const notificationsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(orderPlaced, 'notifications.order-placed', inTransaction(notifyOfOrder)),
    onEvent(orderMoved, 'notifications.order-moved', inTransaction(notifyOfStateChange)),
    onEvent(orderDispatched, 'notifications.order-dispatched', inTransaction(notifyOfDispatch)),
    onEvent(orderDelivered, 'notifications.order-delivered', inTransaction(notifyOfDelivery)),
    onEvent(orderCancelled, 'notifications.order-cancelled', inTransaction(notifyOfCancellation)),
    onEvent(paymentRecorded, 'notifications.payment-recorded', inTransaction(notifyOfPayment)),
    onEvent(bankAccountChanged, 'notifications.bank-account-changed', inTransaction(notifyAccountChange)),
    onEvent(bankAccountDecided, 'notifications.bank-account-decided', inTransaction(notifyAccountDecision)),
    onEvent(bankAccountRevoked, 'notifications.bank-account-revoked', inTransaction(notifyAccountRevocation)),
    onEvent(inquirySent, 'notifications.inquiry-sent', inTransaction(notifyOfInquiry)),
    onEvent(inquiryAnswered, 'notifications.inquiry-answered', inTransaction(notifyOfReply)),
    onEvent(questionAsked, 'notifications.question-asked', inTransaction(notifyOfQuestion)),
    onEvent(questionAnswered, 'notifications.question-answered', inTransaction(notifyOfAnswer)),
    onEvent(inquiryAssigned, 'notifications.inquiry-assigned', inTransaction(notifyOfAssignment)),
    onEvent(requirementMatched, 'notifications.requirement-matched', inTransaction(notifyOfRequirement)),
    onEvent(supplierApproved, 'notifications.supplier-approved', inTransaction(notifyOfApproval)),
    onEvent(
      supplierChangesRequested,
      'notifications.supplier-changes-requested',
      inTransaction(notifyOfChangeRequest),
    ),
    onEvent(supplierSubmitted, 'notifications.supplier-submitted', inTransaction(notifyAdminsOfSubmission)),
    onEvent(supplierSuspended, 'notifications.supplier-suspended', inTransaction(notifyOfSuspension)),
    onEvent(supplierReinstated, 'notifications.supplier-reinstated', inTransaction(notifyOfReinstatement)),
    onEvent(categoryRequested, 'notifications.category-requested', inTransaction(notifyOfCategoryRequest)),
    onEvent(
      categoryRequestDecided,
      'notifications.category-request-decided',
      inTransaction(notifyOfCategoryDecision),
    ),
    onEvent(helpMessageSent, 'notifications.help-message', inTransaction(notifyAdminsOfMessage)),
    onEvent(accountSignedUp, 'notifications.welcome', inTransaction(welcomeAccount)),
  ],
  tasks: [
    // 6:00 UTC: before work in Europe, before noon in India.
    defineTask(defineJob('notifications.digests'), inTransaction(queueDigests), '0 6 * * *'),
    defineTask(digestJob, inTransaction(sendDigest)),
  ],
};
