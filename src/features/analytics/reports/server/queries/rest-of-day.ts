import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { inline } from '#platform/database/typed-sql.ts';
import type { ReportQuery } from './report-sums.ts';

const zone = inline(homeMarket.timeZone);

/**
 * Returns the sales of the last day of the previous period after this time of day. Subtracted from the sums of whole
 * days, a range that ends today is compared with a period of the same length.
 */
export async function getRestOfPreviousDay(db: Database, { supplierId, span, now }: ReportQuery) {
  const day = sql`${span.previousTo}::date`;
  const time = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::time`;
  const isAfter = (at: PgColumn): SQL =>
    sql`(${at} > (${day} + ${time}) at time zone ${zone} and ${at} < (${day} + 1)::timestamp at time zone ${zone})`;
  const isPlaced = and(isAfter(orders.placedAt), ne(orders.status, 'cancelled'));
  const isDelivered = isAfter(orders.deliveredAt);
  const isOwn = eq(orders.supplierId, supplierId);
  const sumIf = (when: SQL | undefined) =>
    sql<number>`coalesce(sum(${orders.subtotalMinor}) filter (where ${when}), 0)::float8`;
  const [[sums], types] = await Promise.all([
    db
      .select({
        sales: sumIf(isPlaced),
        earnings: sumIf(isDelivered),
        orders: sql<number>`(count(*) filter (where ${isPlaced}))::float8`,
      })
      .from(orders)
      .where(and(isOwn, or(isPlaced, isDelivered))),
    db
      .select({ name: orderLines.packagingType, sales: sql<number>`sum(${orderLines.totalMinor})::float8` })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(isOwn, isPlaced))
      .groupBy(orderLines.packagingType),
  ]);
  return { ...noRest, ...sums, types: new Map(types.map(({ name, sales }) => [name, sales])) };
}

/** The rest of the day for a range that is over. */
export const noRest = { sales: 0, earnings: 0, orders: 0, types: new Map<string, number>() };
