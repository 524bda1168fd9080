import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  announceOrder,
  factsOf,
  lockOrder,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { requireBuyer, requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { reviewReplied } from '../../contract.ts';
import { otherSide, type ReviewSide } from '../../rules.ts';
import { reviews } from '../tables.ts';
import { announceReview } from './announce-review.ts';

interface Reply {
  /** The order. */
  id: string;
  reply: string;
  /** The side that replies. */
  side: ReviewSide;
}

/** Replies to the review of the other side, once. A review that is not published or is hidden is not found. */
export async function replyToReview(ctx: CommandContext, { id, reply, side }: Reply): Promise<void> {
  const viewer = side === 'buyer' ? requireBuyer(ctx) : await requireSeller(ctx, 'orders.write');
  const order = await lockOrder(ctx, { viewer, id });
  const readable = and(
    eq(reviews.orderId, id),
    eq(reviews.side, otherSide(side)),
    isNotNull(reviews.publishedAt),
    isNull(reviews.hiddenAt),
  );
  const [review] = await ctx.db
    .update(reviews)
    .set({ reply, repliedAt: ctx.now, repliedBy: requireSignedIn(ctx).accountId })
    .where(and(readable, isNull(reviews.repliedAt)))
    .returning();
  if (!review) {
    if ((await ctx.db.$count(reviews, readable)) === 0) throw notFound('Review');
    throw new AppError('conflict', 'This review already has a reply.', { reason: 'already_replied' });
  }
  await ctx.emit(reviewReplied, { ...factsOf(order), reviewId: review.id, side: review.side });
  await announceReview(ctx, review);
  await announceOrder(ctx, order);
}
