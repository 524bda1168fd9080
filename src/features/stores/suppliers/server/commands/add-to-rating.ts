import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { suppliers } from '../tables.ts';

interface RatingChange {
  supplierId: string;
  /** 1 for a review that counts from now on, -1 for one that no longer does. */
  reviews: 1 | -1;
  /** The rating of the review. */
  tenths: number;
}

/** Adds a review to the rating of a store, or subtracts it. */
export async function addToRating(
  ctx: CommandContext,
  { supplierId, reviews, tenths }: RatingChange,
): Promise<void> {
  await ctx.db
    .update(suppliers)
    .set({
      reviewCount: sql`${suppliers.reviewCount} + ${reviews}`,
      ratingSumTenths: sql`${suppliers.ratingSumTenths} + ${reviews * tenths}`,
    })
    .where(eq(suppliers.id, supplierId));
}
