import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { reviewProducts, reviews } from '../tables.ts';

/** Condition for the reviews of the orders of a buyer. */
export const isOfBuyer = (accountId: string): SQL => sql`exists (
  select from ${orders} where ${orders.id} = ${reviews.orderId} and ${orders.buyerAccountId} = ${accountId})`;

/** Returns the ids of the products of an order. */
export async function listOrderedProducts(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), ne(orderLines.kind, 'charge')));
  return rows.map(({ productId }) => productId);
}

/** Returns the slugs of the products for which a review counts. */
export async function listRatedSlugs(db: Database, reviewId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(reviewProducts)
    .innerJoin(products, eq(products.id, reviewProducts.productId))
    .where(eq(reviewProducts.reviewId, reviewId));
  return rows.map(({ slug }) => slug);
}
