import { and, asc, eq, exists, inArray, isNotNull, isNull } from 'drizzle-orm';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, keysetOrder } from '#platform/database/keyset.ts';
import type { QueuedReview } from '../../contract/review-views.ts';
import { reviewReports, reviews } from '../tables.ts';
import { newestFirst, nextCursorOf, publicPhotos } from './public-reviews.ts';
import { listPhotos, replyOf } from './review-parts.ts';

interface QueueQuery {
  show: 'reported' | 'hidden' | 'all';
  cursor?: string | undefined;
  limit: number;
}

/** Returns published reviews for admins, newest first: those with open reports, the hidden ones, or all. */
export async function listQueue(db: Database, { show, cursor, limit }: QueueQuery) {
  const openReports = db
    .select({ id: reviewReports.id })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviews.id), isNull(reviewReports.decidedAt)));
  const filter = {
    reported: exists(openReports),
    hidden: isNotNull(reviews.hiddenAt),
    all: undefined,
  }[show];
  const rows = await db
    .select({
      review: reviews,
      supplierName: suppliers.businessName,
      supplierSlug: suppliers.slug,
      buyerCompany: orders.buyerCompany,
      buyerName: orders.buyerName,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(suppliers, eq(suppliers.id, reviews.supplierId))
    .where(and(isNotNull(reviews.publishedAt), filter, afterCursor(newestFirst, { id: reviews.id, cursor })))
    .orderBy(keysetOrder(newestFirst, reviews.id))
    .limit(limit + 1);
  const ids = rows.slice(0, limit).map(({ review }) => review.id);
  const photos = await listPhotos(db, ids);
  const reports = await listReports(db, ids);
  const queued: QueuedReview[] = rows.slice(0, limit).map(({ review, buyerCompany, ...row }) => {
    const { id, side, overallTenths, text, hiddenAt, hiddenReason } = review;
    const buyerName = buyerCompany ?? row.buyerName;
    return {
      id,
      side,
      authorName: side === 'buyer' ? buyerName : row.supplierName,
      supplierName: row.supplierName,
      supplierSlug: row.supplierSlug,
      buyerName,
      overallTenths,
      text,
      photos: publicPhotos(photos.get(id) ?? []),
      reply: replyOf(review),
      publishedAt: (review.publishedAt ?? review.submittedAt).toISOString(),
      hidden: hiddenAt && { reason: hiddenReason ?? '', at: hiddenAt.toISOString() },
      reports: reports.get(id) ?? [],
    };
  });
  return {
    reviews: queued,
    nextCursor: nextCursorOf(
      rows.map(({ review }) => review),
      limit,
    ),
  };
}

async function listReports(db: Database, reviewIds: readonly string[]) {
  const byReview = new Map<string, QueuedReview['reports']>();
  if (reviewIds.length === 0) return byReview;
  const rows = await db
    .select()
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, [...reviewIds]), isNull(reviewReports.decidedAt)))
    .orderBy(asc(reviewReports.reportedAt));
  for (const { reviewId, id, reason, note, reportedAt } of rows) {
    const report = { id, reason, note, reportedAt: reportedAt.toISOString() };
    byReview.set(reviewId, [...(byReview.get(reviewId) ?? []), report]);
  }
  return byReview;
}
