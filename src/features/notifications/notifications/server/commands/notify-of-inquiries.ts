import { previewOf, shortenName } from '#features/conversations/inquiries/rules.ts';
import { getInquiryFacts } from '#features/conversations/inquiries/server/queries/messages.ts';
import { findAssignment } from '#features/conversations/inquiries/server/queries/people.ts';
import { getMatchFacts } from '#features/sourcing/requirements/server/queries.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { answerMail, assignmentMail, inquiryMail, requirementMail } from '../emails.ts';
import { inquiryParts } from '../queries/inquiry-parts.ts';
import { getRecipient } from '../queries/recipients.ts';
import { notify } from './notify.ts';

const threadPaths = { buyer: '/account/inquiries/', supplier: '/dashboard/buyer-inquiries/' };

interface MessageEvent {
  inquiryId: string;
  messageId: string;
}

/** Notifies the members of a store who read inquiries of a new one. */
export async function notifyOfInquiry(ctx: JobCommandContext, event: MessageEvent): Promise<void> {
  const facts = await getInquiryFacts(ctx.db, event);
  if (!facts) return;
  const href = threadPaths.supplier + event.inquiryId;
  const { authorName: from, subject, body } = facts;
  const parts = inquiryParts(facts, ctx.config.publicUrl);
  for (const { id: accountId, email: to } of await listStorePeople(ctx.db, {
    supplierId: facts.supplierId,
    capability: 'inquiries.read',
  })) {
    await notify(ctx, {
      accountId,
      type: 'message',
      title: `New inquiry from ${shortenName(from)}`,
      message: `${subject}: ${previewOf(body, 120)}`,
      href,
      priority: 'high',
      sourceKey: `inquiry.sent:${event.messageId}`,
      mail: inquiryMail({ to, from, subject, body, url: ctx.config.publicUrl + href, parts }),
    });
  }
}

/** Notifies the other side of a reply in a conversation; one that waits for a decision, such as a counter-offer, is urgent. */
export async function notifyOfReply(
  ctx: JobCommandContext,
  { isUrgent = false, ...event }: MessageEvent & { isUrgent?: boolean },
): Promise<void> {
  const facts = await getInquiryFacts(ctx.db, event);
  if (!facts) return;
  const fromSupplier = facts.side === 'supplier';
  const from = fromSupplier ? facts.supplierName : facts.authorName;
  const href = (fromSupplier ? threadPaths.buyer : threadPaths.supplier) + event.inquiryId;
  const { subject, body, buyerAccountId, supplierId } = facts;
  const recipients = fromSupplier
    ? [{ id: buyerAccountId, email: (await getRecipient(ctx.db, buyerAccountId)).email }]
    : await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.read' });
  for (const { id: accountId, email: to } of recipients) {
    await notify(ctx, {
      accountId,
      type: 'message',
      title: `New message from ${fromSupplier ? from : shortenName(from)}`,
      message: `${subject}: ${previewOf(body, 120)}`,
      href,
      priority: isUrgent ? 'high' : 'medium',
      sourceKey: `inquiry.answered:${event.messageId}`,
      mail: answerMail({ to, from, subject, body, url: ctx.config.publicUrl + href }),
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
export async function notifyOfAssignment(ctx: JobCommandContext, event: AssignmentEvent): Promise<void> {
  const facts = await findAssignment(ctx.db, event);
  if (facts?.assigneeId !== event.assigneeId) return;
  const { subject, preview, byName } = facts;
  const href = threadPaths.supplier + event.inquiryId;
  const { email: to } = await getRecipient(ctx.db, event.assigneeId);
  await notify(ctx, {
    accountId: event.assigneeId,
    type: 'message',
    title: `${byName} assigned you an inquiry`,
    message: `${subject}: ${preview}`,
    href,
    priority: 'high',
    sourceKey: `inquiry.assigned:${event.inquiryId}:${event.at}`,
    mail: assignmentMail({
      to,
      from: byName,
      subject,
      body: preview,
      url: ctx.config.publicUrl + href,
    }),
  });
}

/** Notifies the members of a store who read inquiries of a requirement that matches it. */
export async function notifyOfRequirement(
  ctx: JobCommandContext,
  event: { requirementId: string; supplierId: string },
): Promise<void> {
  const facts = await getMatchFacts(ctx.db, event);
  if (!facts) return;
  const { firstName, productName, reason, buyerAccountId } = facts;
  const href = `/dashboard/buyer-inquiries/requirements/${event.requirementId}?tab=requirements`;
  for (const { id: accountId, email: to } of await listStorePeople(ctx.db, {
    supplierId: event.supplierId,
    capability: 'inquiries.read',
  })) {
    await notify(ctx, {
      accountId,
      type: 'message',
      title: `${firstName} is looking for ${productName}`,
      message: `Matched to your store: ${reason}.`,
      href,
      priority: 'high',
      sourceKey: `requirement.matched:${event.requirementId}`,
      mail: requirementMail({
        to,
        firstName,
        productName,
        reason,
        canWrite: buyerAccountId !== null,
        url: ctx.config.publicUrl + href,
      }),
    });
  }
}
