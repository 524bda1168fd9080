import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { aspectsOf, overallTenths, type ReviewSide } from '../rules.ts';
import { reviewProducts, reviews } from './tables.ts';

type ReviewInsert = typeof reviews.$inferInsert;

interface ReviewFactoryInput
  extends Omit<ReviewInsert, 'id' | 'overallTenths' | 'text' | 'isAnonymous' | 'side'>,
    Partial<Pick<ReviewInsert, 'id' | 'text' | 'isAnonymous'>> {
  side: ReviewSide;
  /** The products of the order, for which a review of a supplier counts. */
  productIds: readonly string[];
}

/** Inserts a review for the seed. The caller computes the ratings of suppliers and products. */
export async function createReview(
  db: Database,
  { productIds, ...given }: ReviewFactoryInput,
): Promise<{ id: string }> {
  const id = given.id ?? newId();
  const ratings = aspectsOf[given.side].map((aspect) => given[aspect] ?? 5);
  await db
    .insert(reviews)
    .values({ text: '', isAnonymous: false, ...given, id, overallTenths: overallTenths(ratings) });
  if (given.side === 'buyer' && productIds.length > 0)
    await db.insert(reviewProducts).values(productIds.map((productId) => ({ reviewId: id, productId })));
  return { id };
}
