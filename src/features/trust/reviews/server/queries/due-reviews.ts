import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { reviewPhotos, reviews } from '../tables.ts';

const maxOrders = 1000;

/** Returns the orders with a review that has waited long enough for the other side, oldest first. */
export async function listDueOrders(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ orderId: reviews.orderId })
    .from(reviews)
    .where(and(isNull(reviews.publishedAt), lte(reviews.publishBy, now)))
    .orderBy(reviews.publishBy)
    .limit(maxOrders);
  return [...new Set(rows.map(({ orderId }) => orderId))];
}

/** Returns the photos of a published, visible review that are not public yet. */
export async function listPrivatePhotos(db: Database, reviewId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reviewPhotos.fileId })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(storedFiles, eq(storedFiles.id, reviewPhotos.fileId))
    .where(
      and(
        eq(reviewPhotos.reviewId, reviewId),
        isNotNull(reviews.publishedAt),
        isNull(reviews.hiddenAt),
        eq(storedFiles.isPublic, false),
      ),
    );
  return rows.map(({ id }) => id);
}
