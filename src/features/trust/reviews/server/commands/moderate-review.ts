import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { announceOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { ReportForm } from '../../contract/review-forms.ts';
import { isOfBuyer } from '../queries/reviewed-orders.ts';
import { reviewReports, reviews } from '../tables.ts';
import { countReview, hidePhotos, publishPhotosJob, type ReviewRecord } from './publish-reviews.ts';

/** Reports a review that the caller can read: one of a supplier is public, one of a buyer is for its two sides. */
export async function reportReview(ctx: CommandContext, { id, reason, note }: ReportForm): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const [review] = await ctx.db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.id, id),
        isNotNull(reviews.publishedAt),
        isNull(reviews.hiddenAt),
        or(eq(reviews.side, 'buyer'), isOfBuyer(accountId)),
      ),
    );
  if (!review) throw notFound('Review');
  await refuseOwn(ctx, { review, accountId });
  await ctx.db
    .insert(reviewReports)
    .values({ id: newId(), reviewId: id, reporterAccountId: accountId, reason, note, reportedAt: ctx.now })
    // A second report of the same person adds nothing.
    .onConflictDoNothing({ target: [reviewReports.reviewId, reviewReports.reporterAccountId] });
}

async function refuseOwn(
  ctx: CommandContext,
  { review, accountId }: { review: ReviewRecord; accountId: string },
): Promise<void> {
  const isOwn =
    review.authorAccountId === accountId ||
    (review.side === 'supplier' && (await findStoreOf(ctx.db, accountId))?.id === review.supplierId);
  if (isOwn) throw new AppError('conflict', 'You can’t report your own review.', { reason: 'own_review' });
}

/** Hides a published review from everyone but its author, who sees the reason. */
export async function hideReview(
  ctx: CommandContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const review = await change(ctx, {
    id,
    where: isNull(reviews.hiddenAt),
    set: { hiddenAt: ctx.now, hiddenBy: accountId, hiddenReason: reason },
  });
  if (!review) return;
  await decideReports(ctx, id);
  await hidePhotos(ctx, { reviewId: id });
  await countReview(ctx, { review, reviews: -1 });
}

/** Shows a hidden review again. */
export async function unhideReview(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  const review = await change(ctx, {
    id,
    where: isNotNull(reviews.hiddenAt),
    set: { hiddenAt: null, hiddenBy: null, hiddenReason: null },
  });
  if (!review) return;
  await countReview(ctx, { review, reviews: 1 });
  await addJob(ctx.db, { job: publishPhotosJob, payload: { reviewId: id } });
}

/** Dismisses the open reports of a review. */
export async function dismissReports(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  if ((await ctx.db.$count(reviews, eq(reviews.id, id))) === 0) throw notFound('Review');
  await decideReports(ctx, id);
}

interface Change {
  id: string;
  where: SQL;
  set: Partial<ReviewRecord>;
}

/** Changes a published review; returns null if it has changed already, so that it is counted only once. */
async function change(ctx: CommandContext, { id, where, set }: Change): Promise<ReviewRecord | null> {
  const published = and(eq(reviews.id, id), isNotNull(reviews.publishedAt));
  const [review] = await ctx.db.update(reviews).set(set).where(and(published, where)).returning();
  if (!review) {
    if ((await ctx.db.$count(reviews, published)) === 0) throw notFound('Review');
    return null;
  }
  const order = await findOrderRecord(ctx.db, review.orderId);
  if (order) await announceOrder(ctx, order);
  return review;
}

const decideReports = (ctx: CommandContext, reviewId: string) =>
  ctx.db
    .update(reviewReports)
    .set({ decidedAt: ctx.now })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)));
