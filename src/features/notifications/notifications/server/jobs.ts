import { categoryRequestDecided, categoryRequested } from '#features/catalog/category-requests/contract.ts';
import { inquiryAssigned } from '#features/conversations/inquiries/contract/store-work.ts';
import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { previewOf } from '#features/conversations/inquiries/rules.ts';
import { questionAnswered, questionAsked } from '#features/conversations/questions/contract.ts';
import { accountSignedUp } from '#features/identity/accounts/contract.ts';
import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { helpMessageSent } from '#features/publishing/help/contract.ts';
import { findMessage } from '#features/publishing/help/server/queries.ts';
import { quoteDue, requestClosed } from '#features/sourcing/follow-ups/contract.ts';
import { approvalRequested, draftReturned } from '#features/sourcing/quote-drafts/contract.ts';
import {
  invitationDeclined,
  requestCancelled,
  requestChanged,
  requestDecided,
  requestQuestionAnswered,
  requestQuestionAsked,
  supplierInvited,
} from '#features/sourcing/requests/contract.ts';
import { requirementMatched } from '#features/sourcing/requirements/contract.ts';
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
import { notifyOfCategoryDecision, notifyOfCategoryRequest } from './commands/notify-of-category-requests.ts';
import {
  notifyOfAssignment,
  notifyOfInquiry,
  notifyOfReply,
  notifyOfRequirement,
} from './commands/notify-of-inquiries.ts';
import {
  notifyAccountChange,
  notifyAccountDecision,
  notifyAccountRevocation,
} from './commands/notify-of-payments.ts';
import { notifyOfAnswer, notifyOfQuestion } from './commands/notify-of-questions.ts';
import {
  notifyOfApprovalRequest,
  notifyOfClosing,
  notifyOfDecision,
  notifyOfDeclinedInvitation,
  notifyOfDueQuote,
  notifyOfInvitation,
  notifyOfRequestAnswer,
  notifyOfRequestChange,
  notifyOfRequestEnd,
  notifyOfRequestQuestion,
  notifyOfReturnedDraft,
} from './commands/notify-of-requests.ts';
import { notifyOfReinstatement, notifyOfSuspension } from './commands/notify-of-suspension.ts';
import { orderSubscriptions } from './jobs/notify-of-orders.ts';
import { reviewSubscriptions } from './jobs/notify-of-reviews.ts';
import { getDecidedStore, getRecipient } from './queries/recipients.ts';

async function welcomeAccount(ctx: JobCommandContext, { accountId }: { accountId: string }): Promise<void> {
  const isSupplier = (await getRecipient(ctx.db, accountId)).role === 'supplier';
  await notify(ctx, {
    accountId,
    type: 'system',
    title: 'Welcome to Packwright',
    message: isSupplier
      ? 'Finish your registration. Buyers can find your store as soon as we approve it.'
      : 'Find suppliers and send them an inquiry. Their replies appear here.',
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
      ? `Buyers can now find ${store.businessName}. Next, add your products.`
      : `Confirm your email to make ${store.businessName} public. The link is in your inbox.`,
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
    title: 'Your registration needs changes',
    message: 'We reviewed it and noted what to change. Everything you entered is saved.',
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
      title: `New application from ${store.businessName}`,
      message: 'Review the registration to approve it or request changes.',
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
      title: `New message from ${helpMessage.name}`,
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
    ...orderSubscriptions,
    ...reviewSubscriptions,
    onEvent(bankAccountChanged, {
      name: 'notifications.bank-account-changed',
      run: inTransaction(notifyAccountChange),
    }),
    onEvent(bankAccountDecided, {
      name: 'notifications.bank-account-decided',
      run: inTransaction(notifyAccountDecision),
    }),
    onEvent(bankAccountRevoked, {
      name: 'notifications.bank-account-revoked',
      run: inTransaction(notifyAccountRevocation),
    }),
    onEvent(inquirySent, { name: 'notifications.inquiry-sent', run: inTransaction(notifyOfInquiry) }),
    onEvent(inquiryAnswered, { name: 'notifications.inquiry-answered', run: inTransaction(notifyOfReply) }),
    onEvent(questionAsked, { name: 'notifications.question-asked', run: inTransaction(notifyOfQuestion) }),
    onEvent(questionAnswered, {
      name: 'notifications.question-answered',
      run: inTransaction(notifyOfAnswer),
    }),
    onEvent(inquiryAssigned, {
      name: 'notifications.inquiry-assigned',
      run: inTransaction(notifyOfAssignment),
    }),
    onEvent(requirementMatched, {
      name: 'notifications.requirement-matched',
      run: inTransaction(notifyOfRequirement),
    }),
    onEvent(supplierInvited, { name: 'notifications.invited', run: inTransaction(notifyOfInvitation) }),
    onEvent(requestChanged, {
      name: 'notifications.request-changed',
      run: inTransaction(notifyOfRequestChange),
    }),
    onEvent(requestCancelled, {
      name: 'notifications.request-cancelled',
      run: inTransaction(notifyOfRequestEnd),
    }),
    onEvent(requestQuestionAsked, {
      name: 'notifications.request-question',
      run: inTransaction(notifyOfRequestQuestion),
    }),
    onEvent(requestQuestionAnswered, {
      name: 'notifications.request-answer',
      run: inTransaction(notifyOfRequestAnswer),
    }),
    onEvent(invitationDeclined, {
      name: 'notifications.invitation-declined',
      run: inTransaction(notifyOfDeclinedInvitation),
    }),
    onEvent(approvalRequested, {
      name: 'notifications.quote-approval',
      run: inTransaction(notifyOfApprovalRequest),
    }),
    onEvent(draftReturned, {
      name: 'notifications.quote-returned',
      run: inTransaction(notifyOfReturnedDraft),
    }),
    onEvent(quoteDue, { name: 'notifications.quote-due', run: inTransaction(notifyOfDueQuote) }),
    onEvent(requestClosed, { name: 'notifications.request-closed', run: inTransaction(notifyOfClosing) }),
    onEvent(requestDecided, { name: 'notifications.request-decided', run: inTransaction(notifyOfDecision) }),
    onEvent(supplierApproved, {
      name: 'notifications.supplier-approved',
      run: inTransaction(notifyOfApproval),
    }),
    onEvent(supplierChangesRequested, {
      name: 'notifications.supplier-changes-requested',
      run: inTransaction(notifyOfChangeRequest),
    }),
    onEvent(supplierSubmitted, {
      name: 'notifications.supplier-submitted',
      run: inTransaction(notifyAdminsOfSubmission),
    }),
    onEvent(supplierSuspended, {
      name: 'notifications.supplier-suspended',
      run: inTransaction(notifyOfSuspension),
    }),
    onEvent(supplierReinstated, {
      name: 'notifications.supplier-reinstated',
      run: inTransaction(notifyOfReinstatement),
    }),
    onEvent(categoryRequested, {
      name: 'notifications.category-requested',
      run: inTransaction(notifyOfCategoryRequest),
    }),
    onEvent(categoryRequestDecided, {
      name: 'notifications.category-request-decided',
      run: inTransaction(notifyOfCategoryDecision),
    }),
    onEvent(helpMessageSent, {
      name: 'notifications.help-message',
      run: inTransaction(notifyAdminsOfMessage),
    }),
    onEvent(accountSignedUp, { name: 'notifications.welcome', run: inTransaction(welcomeAccount) }),
  ],
  tasks: [
    // 6:00 UTC: before work in Europe, before noon in India.
    defineTask(defineJob('notifications.digests'), {
      run: inTransaction(queueDigests),
      schedule: '0 6 * * *',
    }),
    defineTask(digestJob, { run: inTransaction(sendDigest) }),
  ],
};
