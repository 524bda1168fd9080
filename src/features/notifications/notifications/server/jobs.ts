import { categoryRequestDecided, categoryRequested } from '#features/catalog/category-requests/contract.ts';
import { inquiryAssigned } from '#features/conversations/inquiries/contract/store-work.ts';
import { inquiryAnswered, inquirySent } from '#features/conversations/inquiries/contract.ts';
import { previewOf, shortenName } from '#features/conversations/inquiries/rules.ts';
import { getInquiryFacts } from '#features/conversations/inquiries/server/queries/messages.ts';
import { findAssignment } from '#features/conversations/inquiries/server/queries/people.ts';
import { questionAnswered, questionAsked } from '#features/conversations/questions/contract.ts';
import { accountSignedUp } from '#features/identity/accounts/contract.ts';
import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import {
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderMoved,
  orderPlaced,
  paymentRecorded,
} from '#features/orders/orders/contract.ts';
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
import { type FeatureJobs, type JobContext, on, task } from '#platform/jobs/subscriptions.ts';
import { digestJob, queueDigests, sendDigest } from './commands/digest.ts';
import { notify } from './commands/notify.ts';
import {
  notifyAccountChange,
  notifyAccountDecision,
  notifyAccountRevocation,
} from './commands/notify-bank-accounts.ts';
import { notifyOfReinstatement, notifyOfSuspension } from './commands/notify-of-suspension.ts';
import { tellOfCategoryAnswer, tellOfCategoryRequest } from './commands/tell-of-category-requests.ts';
import {
  tellOfCancelling,
  tellOfDelivery,
  tellOfDispatch,
  tellOfMove,
  tellOfOrder,
  tellOfPayment,
} from './commands/tell-of-orders.ts';
import { tellOfPublicAnswer, tellOfQuestion } from './commands/tell-of-questions.ts';
import { answerMail, assignmentMail, inquiryMail, requirementMail } from './emails.ts';
import { getDecidedStore, getRecipient } from './queries/recipients.ts';

const threadOf = { buyer: '/account/inquiries/', supplier: '/dashboard/buyer-inquiries/' };

interface MessageEvent {
  inquiryId: string;
  messageId: string;
}

async function tellOfInquiry(ctx: JobContext, event: MessageEvent): Promise<void> {
  const facts = await getInquiryFacts(ctx.db, event);
  if (!facts) return;
  const href = threadOf.supplier + event.inquiryId;
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

async function tellOfAnswer(ctx: JobContext, event: MessageEvent): Promise<void> {
  const facts = await getInquiryFacts(ctx.db, event);
  if (!facts) return;
  const fromSupplier = facts.side === 'supplier';
  const from = fromSupplier ? facts.supplierName : facts.authorName;
  const href = (fromSupplier ? threadOf.buyer : threadOf.supplier) + event.inquiryId;
  const { subject, body, buyerAccountId, supplierId } = facts;
  const told = fromSupplier
    ? [{ id: buyerAccountId, email: (await getRecipient(ctx.db, buyerAccountId)).email }]
    : await listStorePeople(ctx.db, supplierId, 'inquiries.read');
  for (const { id: accountId, email: to } of told) {
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

interface Assigned {
  inquiryId: string;
  assigneeId: string;
  byAccountId: string;
  at: string;
}

/** Somebody is told that a conversation is theirs, unless it went on to another meanwhile. */
async function tellOfAssignment(ctx: JobContext, event: Assigned): Promise<void> {
  const facts = await findAssignment(ctx.db, event);
  if (facts?.assigneeId !== event.assigneeId) return;
  const { subject, preview, byName } = facts;
  const href = threadOf.supplier + event.inquiryId;
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

async function tellOfRequirement(
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

async function welcome(ctx: JobContext, { accountId }: { accountId: string }): Promise<void> {
  const sells = (await getRecipient(ctx.db, accountId)).role === 'supplier';
  await notify(ctx, {
    accountId,
    type: 'system',
    title: 'Welcome to Packwright',
    message: sells
      ? 'Finish your registration, and buyers will find your store as soon as we have looked at it.'
      : 'Find a maker, ask a question, and the answers arrive here.',
    href: sells ? '/registration' : '/search',
    priority: 'low',
    sourceKey: accountSignedUp.name,
  });
}

interface SupplierFacts {
  supplierId: string;
}

async function tellOfApproval(ctx: JobContext, { supplierId }: SupplierFacts): Promise<void> {
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

async function tellOfChanges(ctx: JobContext, { supplierId }: SupplierFacts): Promise<void> {
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

async function tellAdmins(ctx: JobContext, { supplierId }: SupplierFacts): Promise<void> {
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

async function tellOfMessage(ctx: JobContext, { messageId }: { messageId: string }): Promise<void> {
  const written = await findMessage(ctx.db, messageId);
  if (!written) return;
  for (const admin of await listAdmins(ctx.db)) {
    await notify(ctx, {
      accountId: admin.id,
      type: 'message',
      title: `${written.name} wrote to us`,
      message: previewOf(written.message, 120),
      href: '/admin/messages',
      priority: 'medium',
      sourceKey: `help.message-sent:${messageId}`,
    });
  }
}

/** A store is decided about more than once; its version tells the times apart. */
const decisionKey = (what: string, { id, version }: { id: string; version: number }): string =>
  `supplier.${what}:${id}:${version}`;

export const notificationsJobs: FeatureJobs = {
  subscriptions: [
    on(orderPlaced, 'notifications.order-placed', tellOfOrder),
    on(orderMoved, 'notifications.order-moved', tellOfMove),
    on(orderDispatched, 'notifications.order-dispatched', tellOfDispatch),
    on(orderDelivered, 'notifications.order-delivered', tellOfDelivery),
    on(orderCancelled, 'notifications.order-cancelled', tellOfCancelling),
    on(paymentRecorded, 'notifications.payment-recorded', tellOfPayment),
    on(bankAccountChanged, 'notifications.bank-account-changed', notifyAccountChange),
    on(bankAccountDecided, 'notifications.bank-account-decided', notifyAccountDecision),
    on(bankAccountRevoked, 'notifications.bank-account-revoked', notifyAccountRevocation),
    on(inquirySent, 'notifications.inquiry-sent', tellOfInquiry),
    on(inquiryAnswered, 'notifications.inquiry-answered', tellOfAnswer),
    on(questionAsked, 'notifications.question-asked', tellOfQuestion),
    on(questionAnswered, 'notifications.question-answered', tellOfPublicAnswer),
    on(inquiryAssigned, 'notifications.inquiry-assigned', tellOfAssignment),
    on(requirementMatched, 'notifications.requirement-matched', tellOfRequirement),
    on(supplierApproved, 'notifications.supplier-approved', tellOfApproval),
    on(supplierChangesRequested, 'notifications.supplier-changes-requested', tellOfChanges),
    on(supplierSubmitted, 'notifications.supplier-submitted', tellAdmins),
    on(supplierSuspended, 'notifications.supplier-suspended', notifyOfSuspension),
    on(supplierReinstated, 'notifications.supplier-reinstated', notifyOfReinstatement),
    on(categoryRequested, 'notifications.category-requested', tellOfCategoryRequest),
    on(categoryRequestDecided, 'notifications.category-request-decided', tellOfCategoryAnswer),
    on(helpMessageSent, 'notifications.help-message', tellOfMessage),
    on(accountSignedUp, 'notifications.welcome', welcome),
  ],
  tasks: [
    // Six in the morning in UTC: before work in Europe, before noon in India.
    task(defineJob('notifications.digests'), queueDigests, '0 6 * * *'),
    task(digestJob, (ctx, { accountId }) =>
      sendDigest(ctx, { accountId, publicUrl: ctx.kernel.config.publicUrl }),
    ),
  ],
};
