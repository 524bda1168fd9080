import { findOrderFacts, type OrderFacts } from '#features/orders/orders/server/queries/order-facts.ts';
import {
  reviewDue,
  reviewPublished,
  reviewReplied,
  reviewSubmitted,
} from '#features/trust/reviews/contract.ts';
import { otherSide, type ReviewSide } from '#features/trust/reviews/rules.ts';
import { findReviewFacts, hasReviewed } from '#features/trust/reviews/server/queries/review-facts.ts';
import { formatDate } from '#lib/formats.ts';
import {
  type FeatureJobs,
  inTransaction,
  type JobCommandContext,
  onEvent,
} from '#platform/jobs/subscriptions.ts';
import { buyerLabel, notifyBuyer, notifyStore } from '../commands/notify-order-parties.ts';

interface ReviewEvent {
  orderId: string;
  reviewId: string;
  /** The side that wrote the review. */
  side: ReviewSide;
}

interface ReviewNotice {
  to: ReviewSide;
  facts: OrderFacts;
  orderId: string;
  sourceKey: string;
  title: string;
  message: string;
  action: string;
  priority: 'medium' | 'low';
}

/** Notifies one side of an order. The email does not repeat the order. */
const notifySide = (ctx: JobCommandContext, { to, ...notice }: ReviewNotice): Promise<void> =>
  (to === 'buyer' ? notifyBuyer : notifyStore)(ctx, { ...notice, parts: [] });

const nameOf = (side: ReviewSide, facts: OrderFacts): string =>
  side === 'buyer' ? buyerLabel(facts) : facts.supplierName;

async function findFacts(ctx: JobCommandContext, { orderId, reviewId }: ReviewEvent) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const review = await findReviewFacts(ctx.db, reviewId);
  return facts && review && { facts, review };
}

/** Notifies a side that the other one has reviewed, without what it says. */
async function notifyOfBlindReview(ctx: JobCommandContext, event: ReviewEvent): Promise<void> {
  const found = await findFacts(ctx, event);
  // The other side has written as well: it is notified of what it can read.
  if (!found || found.review.publishedAt) return;
  const { facts, review } = found;
  await notifySide(ctx, {
    to: otherSide(event.side),
    facts,
    orderId: event.orderId,
    sourceKey: `review.submitted:${event.orderId}`,
    title: `${nameOf(event.side, facts)} reviewed order ${facts.reference}`,
    message: `You can read it when you have written yours, or on ${formatDate(review.publishBy)}.`,
    priority: 'medium',
    action: 'Write your review',
  });
}

/** Notifies a side of a review about it, and the author of one that was published without a second. */
async function notifyOfPublishedReview(ctx: JobCommandContext, event: ReviewEvent): Promise<void> {
  const found = await findFacts(ctx, event);
  if (!found || found.review.hiddenAt) return;
  const { facts, review } = found;
  const { orderId, side } = event;
  const rating = (review.overallTenths / 10).toFixed(1);
  const notice = {
    facts,
    orderId,
    sourceKey: `review.published:${event.reviewId}`,
    priority: 'medium' as const,
  };
  await notifySide(ctx, {
    ...notice,
    to: otherSide(side),
    title: `${nameOf(side, facts)} gave you ${rating} of 5`,
    message: `The review of order ${facts.reference} is published. You can reply once.`,
    action: 'Read the review',
  });
  if (review.isAlone)
    await notifySide(ctx, {
      ...notice,
      to: side,
      title: `Your review of order ${facts.reference} is published`,
      message: `${nameOf(otherSide(side), facts)} has not written one, but can reply.`,
      action: 'View your order',
    });
}

/** Notifies an author of the reply. */
async function notifyOfReviewReply(ctx: JobCommandContext, event: ReviewEvent): Promise<void> {
  const found = await findFacts(ctx, event);
  if (!found) return;
  const { facts } = found;
  await notifySide(ctx, {
    to: event.side,
    facts,
    orderId: event.orderId,
    sourceKey: `review.replied:${event.reviewId}`,
    title: `${nameOf(otherSide(event.side), facts)} replied to your review`,
    message: `The reply is on order ${facts.reference}.`,
    priority: 'low',
    action: 'Read the reply',
  });
}

/** Reminds a side of a delivered order to review the other one, once. */
async function remindToReview(
  ctx: JobCommandContext,
  { orderId, side }: { orderId: string; side: ReviewSide },
): Promise<void> {
  const facts = await findOrderFacts(ctx.db, orderId);
  if (!facts || (await hasReviewed(ctx.db, { orderId, side }))) return;
  await notifySide(ctx, {
    to: side,
    facts,
    orderId,
    sourceKey: `review.due:${orderId}`,
    title: `Review order ${facts.reference}`,
    message: `How did it go with ${nameOf(otherSide(side), facts)}? Neither side reads the other’s review before both are written.`,
    priority: 'low',
    action: 'Write a review',
  });
}

/** The subscriptions to events of reviews. */
export const reviewSubscriptions: NonNullable<FeatureJobs['subscriptions']> = [
  onEvent(reviewSubmitted, {
    name: 'notifications.review-submitted',
    run: inTransaction(notifyOfBlindReview),
  }),
  onEvent(reviewPublished, {
    name: 'notifications.review-published',
    run: inTransaction(notifyOfPublishedReview),
  }),
  onEvent(reviewReplied, { name: 'notifications.review-replied', run: inTransaction(notifyOfReviewReply) }),
  onEvent(reviewDue, { name: 'notifications.review-due', run: inTransaction(remindToReview) }),
];
