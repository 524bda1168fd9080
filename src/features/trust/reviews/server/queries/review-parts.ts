import { eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type Aspect, aspectsOf } from '../../rules.ts';
import { reviewPhotos, reviewProducts, type reviews } from '../tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Returns the ratings of a review in the order of its form. */
export const ratingsOf = (row: ReviewRow): { aspect: Aspect; rating: number }[] =>
  aspectsOf[row.side].flatMap((aspect) => {
    const rating = row[aspect];
    return rating === null ? [] : [{ aspect, rating }];
  });

/** Returns the reply to a review, or null. */
export const replyOf = ({ reply, repliedAt }: ReviewRow): { text: string; repliedAt: string } | null =>
  reply !== null && repliedAt ? { text: reply, repliedAt: repliedAt.toISOString() } : null;

/** Returns the photos of reviews in their order, by review; the caller checks who may see which. */
export async function listPhotos(db: Database, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      reviewId: reviewPhotos.reviewId,
      id: storedFiles.id,
      name: storedFiles.name,
      bytes: storedFiles.bytes,
      isPublic: storedFiles.isPublic,
    })
    .from(reviewPhotos)
    .innerJoin(storedFiles, eq(storedFiles.id, reviewPhotos.fileId))
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(reviewPhotos.position);
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}

/** Returns the products of the orders of reviews, by review. */
export async function listReviewedProducts(db: Database, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      reviewId: reviewProducts.reviewId,
      title: products.title,
      slug: products.slug,
      isShown: products.isShown,
    })
    .from(reviewProducts)
    .innerJoin(products, eq(products.id, reviewProducts.productId))
    .where(inArray(reviewProducts.reviewId, [...reviewIds]))
    .orderBy(products.title);
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}
