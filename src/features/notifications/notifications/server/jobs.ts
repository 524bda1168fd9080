import { categoryRequestDecided, categoryRequested } from '#features/catalog/category-requests/contract.ts';
import { inquiryAssigned } from '#features/conversations/inquiries/contract/store-work.ts';
import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { previewOf, shortenName } from '#features/conversations/inquiries/rules.ts';
import { getInquiryFacts } from '#features/conversations/inquiries/server/queries/messages.ts';
import { findAssignment } from '#features/conversations/inquiries/server/queries/people.ts';
import { questionAnswered, questionAsked } from '#features/conversations/questions/contract.ts';
import { accountSignedUp } from '#features/identity/accounts/contract.ts';
import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { orderDelivered, orderDispatched } from '#features/orders/dispatch/contract.ts';
import { orderCancelled, orderMoved, orderPlaced } from '#features/orders/orders/contract.ts';
import { paymentRecorded } from '#features/orders/payments/contract.ts';
import { helpMessageSent } from '#features/publishing/help/contract.ts';
import { findMessage } from '#features/publishing/help/server/queries.ts';
import { requirementMatched } from '#features/sourcing/requests/contract.ts';
import { getMatchFacts } from '#features/sourcing/requests/server/queries.ts';
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
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, type JobContext, onEvent } from '#platform/jobs/subscriptions.ts';
import { digestJob, queueDigests, sendDigest } from './commands/digest.ts';
import { notify } from './commands/notify.ts';
import {
  notifyAccountChange,
  notifyAccountDecision,
  notifyAccountRevocation,
} from './commands/notify-of-bank-accounts.ts';
import { notifyOfCategoryDecision, notifyOfCategoryRequest } from './commands/notify-of-category-requests.ts';
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
import { answerMail, assignmentMail, inquiryMail, requirementMail } from './emails.ts';
import { getDecidedStore, getRecipient } from './queries/recipients.ts';

const threadPaths = { buyer: '/account/inquiries/', supplier: '/dashboard/buyer-inquiries/' };

interface MessageEvent {
  inquiryId: string;
  messageId: string;
}

async function notifyOfInquiry(ctx: JobContext, event: MessageEvent): Promise<void> {
  const facts = await getInquiryFacts(ctx.db, event);
  if (!facts) return;
  const href = threadPaths.supplier + event.inquiryId;
  const { authorName: from, subject, body } = facts;
  for (const { id: accountId, email: to } of await listStorePeople(
    ctx.db,
    facts.supplierId,
    'inquiries.read',
  )) {
    await notify(ctx, {
      accountId,
      type: 'message',
      title: `New inquiry from ${shortenName(from)}`,
      message: `${subject}: ${previewOf(body, 120)}`,
      href,
      priority: 'high',
      sourceKey: `inquiry.sent:${event.messageId}`,
      mail: inquiryMail({ to, from, subject, body, url: ctx.kernel.config.publicUrl + href }),
    });
  }
}

async function notifyOfReply(ctx: JobContext, event: MessageEvent): Promise<void> {
  const facts = await getInquiryFacts(ctx.db, event);
  if (!facts) return;
  const fromSupplier = facts.side === 'supplier';
  const from = fromSupplier ? facts.supplierName : facts.authorName;
  const href = (fromSupplier ? threadPaths.buyer : threadPaths.supplier) + event.inquiryId;
  const { subject, body, buyerAccountId, supplierId } = facts;
  const recipients = fromSupplier
    ? [{ id: buyerAccountId, email: (await getRecipient(ctx.db, buyerAccountId)).email }]
    : await listStorePeople(ctx.db, supplierId, 'inquiries.read');
  for (const { id: accountId, email: to } of recipients) {
    await notify(ctx, {
      accountId,
      type: 'message',
      title: `${fromSupplier ? from : shortenName(from)} wrote to you`,
      message: `${subject}: ${previewOf(body, 120)}`,
      href,
      priority: 'medium',
      sourceKey: `inquiry.answered:${event.messageId}`,
      mail: answerMail({ to, from, subject, body, url: ctx.kernel.config.publicUrl + href }),
    });
  }
}

interface AssignmentEvent {
  inquiryId: string;
  assigneeId: string;
  byAccountId: string;
  at: string;
}

/** Notifies a member that a conversation was assigned to them, unless it has been reassigned since. */
async function notifyOfAssignment(ctx: JobContext, event: AssignmentEvent): Promise<void> {
  const facts = await findAssignment(ctx.db, event);
  if (facts?.assigneeId !== event.assigneeId) return;
  const { subject, preview, byName } = facts;
  const href = threadPaths.supplier + event.inquiryId;
  const { email: to } = await getRecipient(ctx.db, event.assigneeId);
  await notify(ctx, {
    accountId: event.assigneeId,
    type: 'message',
    title: `${byName} gave you an inquiry`,
    message: `${subject}: ${preview}`,
    href,
    priority: 'high',
    sourceKey: `inquiry.assigned:${event.inquiryId}:${event.at}`,
    mail: assignmentMail({
      to,
      from: byName,
      subject,
      body: preview,
      url: ctx.kernel.config.publicUrl + href,
    }),
  });
}

async function notifyOfRequirement(
  ctx: JobContext,
  event: { requirementId: string; supplierId: string },
): Promise<void> {
  const facts = await getMatchFacts(ctx.db, event);
  if (!facts) return;
  const { firstName, productName, reason, buyerAccountId } = facts;
  const href = `/dashboard/buyer-inquiries/requirements/${event.requirementId}?tab=requirements`;
  for (const { id: accountId, email: to } of await listStorePeople(
    ctx.db,
    event.supplierId,
    'inquiries.read',
  )) {
    await notify(ctx, {
      accountId,
      type: 'message',
      title: `${firstName} needs ${productName}`,
      message: `${reason}, so we show you this requirement.`,
      href,
      priority: 'high',
      sourceKey: `requirement.matched:${event.requirementId}`,
      mail: requirementMail({
        to,
        firstName,
        productName,
        reason,
        canWrite: buyerAccountId !== null,
        url: ctx.kernel.config.publicUrl + href,
      }),
    });
  }
}

async function welcomeAccount(ctx: JobContext, { accountId }: { accountId: string }): Promise<void> {
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

async function notifyOfApproval(ctx: JobContext, { supplierId }: StoreEvent): Promise<void> {
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

async function notifyOfChangeRequest(ctx: JobContext, { supplierId }: StoreEvent): Promise<void> {
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

async function notifyAdminsOfSubmission(ctx: JobContext, { supplierId }: StoreEvent): Promise<void> {
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

async function notifyAdminsOfMessage(ctx: JobContext, { messageId }: { messageId: string }): Promise<void> {
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
    onEvent(orderPlaced, 'notifications.order-placed', notifyOfOrder),
    onEvent(orderMoved, 'notifications.order-moved', notifyOfStateChange),
    onEvent(orderDispatched, 'notifications.order-dispatched', notifyOfDispatch),
    onEvent(orderDelivered, 'notifications.order-delivered', notifyOfDelivery),
    onEvent(orderCancelled, 'notifications.order-cancelled', notifyOfCancellation),
    onEvent(paymentRecorded, 'notifications.payment-recorded', notifyOfPayment),
    onEvent(bankAccountChanged, 'notifications.bank-account-changed', notifyAccountChange),
    onEvent(bankAccountDecided, 'notifications.bank-account-decided', notifyAccountDecision),
    onEvent(bankAccountRevoked, 'notifications.bank-account-revoked', notifyAccountRevocation),
    onEvent(inquirySent, 'notifications.inquiry-sent', notifyOfInquiry),
    onEvent(inquiryAnswered, 'notifications.inquiry-answered', notifyOfReply),
    onEvent(questionAsked, 'notifications.question-asked', notifyOfQuestion),
    onEvent(questionAnswered, 'notifications.question-answered', notifyOfAnswer),
    onEvent(inquiryAssigned, 'notifications.inquiry-assigned', notifyOfAssignment),
    onEvent(requirementMatched, 'notifications.requirement-matched', notifyOfRequirement),
    onEvent(supplierApproved, 'notifications.supplier-approved', notifyOfApproval),
    onEvent(supplierChangesRequested, 'notifications.supplier-changes-requested', notifyOfChangeRequest),
    onEvent(supplierSubmitted, 'notifications.supplier-submitted', notifyAdminsOfSubmission),
    onEvent(supplierSuspended, 'notifications.supplier-suspended', notifyOfSuspension),
    onEvent(supplierReinstated, 'notifications.supplier-reinstated', notifyOfReinstatement),
    onEvent(categoryRequested, 'notifications.category-requested', notifyOfCategoryRequest),
    onEvent(categoryRequestDecided, 'notifications.category-request-decided', notifyOfCategoryDecision),
    onEvent(helpMessageSent, 'notifications.help-message', notifyAdminsOfMessage),
    onEvent(accountSignedUp, 'notifications.welcome', welcomeAccount),
  ],
  tasks: [
    // 6:00 UTC: before work in Europe, before noon in India.
    defineTask(defineJob('notifications.digests'), queueDigests, '0 6 * * *'),
    defineTask(digestJob, (ctx, { accountId }) =>
      sendDigest(ctx, { accountId, publicUrl: ctx.kernel.config.publicUrl }),
    ),
  ],
};
