import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { isTrading } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { completeAfterDays } from '../../rules/moves.ts';
import { orderLines, orders } from '../tables.ts';
import { ownedBy } from './viewer.ts';

/** Returns an order as it is stored; null when it is gone. */
export async function findOrderRecord(db: Database, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Returns the lines of an order as they are stored, in order. */
export const listOrderLines = (db: Database, orderId: string) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

/** Returns the goods that a buyer ordered, in the order of the lines; nothing for another person’s order. */
export const listOwnOrderLines = (db: Database, { id, accountId }: { id: string; accountId: string }) =>
  db
    .select({
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      title: orderLines.title,
      quantity: orderLines.quantity,
      isSample: orderLines.isSample,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, id), ne(orderLines.kind, 'charge'), ownedBy({ side: 'buyer', accountId })))
    .orderBy(asc(orderLines.position));

/** Returns what an order took from the stock of each product or variant, by their ids. */
export const listOrderedQuantities = (db: Database, orderId: string) =>
  db
    .select({
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      quantity: sql<number>`sum(${orderLines.quantity})::float8`,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'stock')))
    .groupBy(orderLines.productId, orderLines.variantId)
    .orderBy(asc(orderLines.productId), asc(orderLines.variantId));

/**
 * Locks and returns up to 100 orders that were delivered long enough ago to be completed, oldest delivery first. Orders
 * of suspended stores are left out: only their buyers may say what arrived.
 */
export const lockOrdersToComplete = (db: Database, now: Date) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        isTrading(orders.supplierId),
        eq(orders.status, 'delivered'),
        isNotNull(orders.buyerAccountId),
        lt(orders.deliveredAt, addDays(now, -completeAfterDays)),
      ),
    )
    .orderBy(asc(orders.deliveredAt))
    .limit(100)
    .for('update', { skipLocked: true });
