import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { reviews } from '../tables.ts';

/** Returns what notifications need of a review; null if it was deleted. */
export async function findReviewFacts(db: Database, id: string) {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
  if (!review) return null;
  const { orderId, side, overallTenths, publishedAt, hiddenAt, publishBy } = review;
  const others = await db.$count(reviews, and(eq(reviews.orderId, orderId), ne(reviews.id, id)));
  return { side, overallTenths, publishedAt, hiddenAt, publishBy, isAlone: others === 0 };
}

/** Returns whether a side of an order has written a review. */
export async function hasReviewed(
  db: Database,
  { orderId, side }: Pick<typeof reviews.$inferSelect, 'orderId' | 'side'>,
): Promise<boolean> {
  return (await db.$count(reviews, and(eq(reviews.orderId, orderId), eq(reviews.side, side)))) > 0;
}
