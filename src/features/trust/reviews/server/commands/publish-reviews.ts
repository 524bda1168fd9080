import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { addToRatings } from '#features/catalog/products/server/commands/write-product.ts';
import { setPicturesPublic } from '#features/files/files/server/commands/publish-pictures.ts';
import {
  announceOrder,
  factsOf,
  lockOrderRecord,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import { addToRating } from '#features/stores/suppliers/server/commands/add-to-rating.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { reviewPublished } from '../../contract.ts';
import { reviewPhotos, reviewProducts, reviews } from '../tables.ts';
import { announceReview } from './announce-review.ts';

export type ReviewRecord = typeof reviews.$inferSelect;

/** Makes the photos of a published review public. */
export const publishPhotosJob = defineJob<{ reviewId: string }>('reviews.publish-photos');

/**
 * Publishes the reviews of an order that are not published yet. Each is published once: a second call, also at the same
 * time, finds none. The caller decides that they are due.
 */
export async function publishReviews(
  ctx: CommandContext,
  { order, where }: { order: OrderRecord; where?: SQL },
): Promise<void> {
  const published = await ctx.db
    .update(reviews)
    .set({ publishedAt: ctx.now })
    .where(and(eq(reviews.orderId, order.id), isNull(reviews.publishedAt), where))
    .returning();
  for (const review of published) {
    await countReview(ctx, { review, reviews: 1 });
    await addJob(ctx.db, { job: publishPhotosJob, payload: { reviewId: review.id } });
    await ctx.emit(reviewPublished, { ...factsOf(order), reviewId: review.id, side: review.side });
  }
  if (published.length > 0) await announceOrder(ctx, order);
}

/** Publishes the reviews of an order whose time to wait for the other side has passed. */
export async function publishDueReviews(
  ctx: CommandContext,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await lockOrderRecord(ctx, orderId);
  await publishReviews(ctx, { order, where: lte(reviews.publishBy, ctx.now) });
}

/** Adds a review that became public to the ratings of its supplier and products, or subtracts one that was hidden. */
export async function countReview(
  ctx: CommandContext,
  { review, reviews: count }: { review: ReviewRecord; reviews: 1 | -1 },
): Promise<void> {
  const { id, side, supplierId, overallTenths: tenths } = review;
  if (side === 'supplier') return;
  const rated = await ctx.db
    .select({ id: reviewProducts.productId })
    .from(reviewProducts)
    .where(eq(reviewProducts.reviewId, id));
  const change = { supplierId, reviews: count, tenths };
  await addToRating(ctx, change);
  await addToRatings(ctx, { ...change, productIds: rated.map((product) => product.id) });
  await announceReview(ctx, review);
}

/** Makes the prepared photos of a review public, unless it was hidden meanwhile. */
export async function showPhotos(
  ctx: CommandContext,
  { reviewId, ids }: { reviewId: string; ids: readonly string[] },
): Promise<void> {
  const [review] = await ctx.db.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
  if (!review?.publishedAt || review.hiddenAt) return;
  await setPicturesPublic(ctx, { ids, isPublic: true });
  await announceReview(ctx, review);
  const order = await findOrderRecord(ctx.db, review.orderId);
  if (order) await announceOrder(ctx, order);
}

/** Makes the photos of a hidden review private. */
export async function hidePhotos(ctx: CommandContext, { reviewId }: { reviewId: string }): Promise<void> {
  const photos = await ctx.db
    .select({ id: reviewPhotos.fileId })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId));
  await setPicturesPublic(ctx, { ids: photos.map(({ id }) => id), isPublic: false });
}
