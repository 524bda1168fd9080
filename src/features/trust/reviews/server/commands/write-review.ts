import { and, eq, isNull, ne } from 'drizzle-orm';
import { attachFile, releaseFileIds } from '#features/files/files/server/commands/attach-file.ts';
import {
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import {
  requireBuyer,
  requireSeller,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { BuyerReviewForm, SupplierReviewForm } from '../../contract/review-forms.ts';
import { reviewSubmitted } from '../../contract.ts';
import { decideWriting, overallTenths, type ReviewSide } from '../../rules.ts';
import { listOrderedProducts } from '../queries/reviewed-orders.ts';
import { reviewPhotos, reviewProducts, reviews } from '../tables.ts';
import { publishReviews } from './publish-reviews.ts';

/** The columns that an author writes. */
interface ReviewContent
  extends Pick<
    typeof reviews.$inferInsert,
    'quality' | 'onTime' | 'communication' | 'payment' | 'clarity' | 'overallTenths' | 'text' | 'isAnonymous'
  > {
  photoIds: readonly string[];
}

interface Writing {
  viewer: Viewer;
  /** The order. */
  id: string;
  written: ReviewContent;
}

/** Reviews the supplier of an order of the buyer. */
export const writeBuyerReview = (ctx: CommandContext, form: BuyerReviewForm): Promise<void> =>
  write(ctx, { viewer: requireBuyer(ctx), id: form.id, written: readBuyerForm(form) });

/** Reviews the buyer of an order of the store. */
export async function writeSupplierReview(ctx: CommandContext, form: SupplierReviewForm): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  await write(ctx, { viewer, id: form.id, written: readSupplierForm(form) });
}

/** Replaces the review of the buyer, which is not published yet. */
export const editBuyerReview = (ctx: CommandContext, form: BuyerReviewForm): Promise<void> =>
  edit(ctx, { viewer: requireBuyer(ctx), id: form.id, written: readBuyerForm(form) });

/** Replaces the review of the store, which is not published yet. */
export async function editSupplierReview(ctx: CommandContext, form: SupplierReviewForm): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  await edit(ctx, { viewer, id: form.id, written: readSupplierForm(form) });
}

/** Deletes the review of one side, which is not published yet. */
export async function deleteReview(
  ctx: CommandContext,
  { id, side }: { id: string; side: ReviewSide },
): Promise<void> {
  const viewer = side === 'buyer' ? requireBuyer(ctx) : await requireSeller(ctx, 'orders.write');
  const order = await lockOrder(ctx, { viewer, id });
  const reviewId = await getUnpublished(ctx, { order, side });
  await releasePhotos(ctx, reviewId);
  await ctx.db.delete(reviews).where(and(eq(reviews.id, reviewId), isNull(reviews.publishedAt)));
  await announceOrder(ctx, order);
}

function readBuyerForm({ id: _, quality, onTime, communication, ...rest }: BuyerReviewForm): ReviewContent {
  const rated = { quality, onTime, communication };
  return { ...rated, ...rest, overallTenths: overallTenths(Object.values(rated)) };
}

function readSupplierForm({ id: _, payment, clarity, text }: SupplierReviewForm): ReviewContent {
  const overall = overallTenths([payment, clarity]);
  return { payment, clarity, text, overallTenths: overall, isAnonymous: false, photoIds: [] };
}

/** Adds a review. The lock on the order makes the second of two sides see the first, so that it publishes both. */
async function write(ctx: CommandContext, { viewer, id, written }: Writing): Promise<void> {
  const { side } = viewer;
  const order = await lockOrder(ctx, { viewer, id });
  const decision = decideWriting(order, ctx.now);
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  const { photoIds, ...columns } = written;
  const reviewId = newId();
  const [added] = await ctx.db
    .insert(reviews)
    .values({
      ...columns,
      id: reviewId,
      orderId: id,
      side,
      supplierId: order.supplierId,
      authorAccountId: requireSignedIn(ctx).accountId,
      submittedAt: ctx.now,
      publishBy: decision.publishBy,
    })
    .onConflictDoNothing({ target: [reviews.orderId, reviews.side] })
    .returning({ id: reviews.id });
  if (!added)
    throw new AppError('conflict', 'You have already reviewed this order.', { reason: 'already_reviewed' });
  if (side === 'buyer') await addProducts(ctx, { orderId: id, reviewId });
  await addPhotos(ctx, { reviewId, photoIds });
  await ctx.emit(reviewSubmitted, { ...factsOf(order), reviewId, side });
  const otherExists = await ctx.db.$count(reviews, and(eq(reviews.orderId, id), ne(reviews.side, side)));
  if (otherExists > 0) await publishReviews(ctx, { order });
  await announceOrder(ctx, order);
}

async function edit(ctx: CommandContext, { viewer, id, written }: Writing): Promise<void> {
  const order = await lockOrder(ctx, { viewer, id });
  const reviewId = await getUnpublished(ctx, { order, side: viewer.side });
  const { photoIds, ...columns } = written;
  await ctx.db
    .update(reviews)
    .set(columns)
    .where(and(eq(reviews.id, reviewId), isNull(reviews.publishedAt)));
  await releasePhotos(ctx, reviewId);
  await addPhotos(ctx, { reviewId, photoIds });
  await announceOrder(ctx, order);
}

/** Returns the id of the review of one side, which can still be changed. The caller holds the lock on the order. */
async function getUnpublished(
  ctx: CommandContext,
  { order, side }: { order: OrderRecord; side: ReviewSide },
): Promise<string> {
  const [own] = await ctx.db
    .select({ id: reviews.id, publishedAt: reviews.publishedAt })
    .from(reviews)
    .where(and(eq(reviews.orderId, order.id), eq(reviews.side, side)));
  if (!own) throw notFound('Review');
  if (own.publishedAt)
    throw new AppError('conflict', 'This review is published and can no longer be changed.', {
      reason: 'published',
    });
  return own.id;
}

async function addProducts(
  ctx: CommandContext,
  { orderId, reviewId }: { orderId: string; reviewId: string },
): Promise<void> {
  const ordered = await listOrderedProducts(ctx.db, orderId);
  if (ordered.length > 0)
    await ctx.db.insert(reviewProducts).values(ordered.map((productId) => ({ reviewId, productId })));
}

/** Attaches photos that the author uploaded. Until the review is published, only the author can read them. */
async function addPhotos(
  ctx: CommandContext,
  { reviewId, photoIds }: { reviewId: string; photoIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  for (const id of ids) await attachFile(ctx, { id, purpose: 'review-photo' });
  const added = await ctx.db
    .insert(reviewPhotos)
    .values(ids.map((fileId, position) => ({ fileId, reviewId, position })))
    .onConflictDoNothing()
    .returning({ fileId: reviewPhotos.fileId });
  if (added.length === ids.length) return;
  throw new AppError('conflict', 'One of these photos is in another review. Upload it again.', {
    reason: 'file_in_use',
  });
}

async function releasePhotos(ctx: CommandContext, reviewId: string): Promise<void> {
  const removed = await ctx.db
    .delete(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .returning({ fileId: reviewPhotos.fileId });
  await releaseFileIds(
    ctx,
    removed.map(({ fileId }) => fileId),
  );
}
