import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inquired } from '#features/analytics/insights/server/queries/converted-inquiries.ts';
import { inquiryOutcomes } from '#features/analytics/insights/server/queries/day-events.ts';
import { productDays, storeCountryDays, storeDays } from '#features/analytics/insights/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { marketDay, shareOfDayOver } from '#lib/calendar.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { inline } from '#platform/database/typed-sql.ts';
import type { ReportQuery } from './report-sums.ts';

const zone = inline(homeMarket.timeZone);

/**
 * Returns true for a range that ends today. What happened on the last day of the previous period after this time of day
 * is then subtracted from the sums of whole days, so that periods of the same length are compared.
 */
export const isRunning = ({ span, now }: Pick<ReportQuery, 'span' | 'now'>): boolean =>
  span.to === marketDay(now);

/** Sums are written after the records, so that the rest of a day can be more than what is counted of it. */
export const lessRest = (sum: number, rest: number): number => Math.max(0, sum - rest);

/** Condition: the instant is on the last day of the previous period, after this time of day. */
function isInRest(at: PgColumn, { span, now }: ReportQuery): SQL {
  const day = sql`${span.previousTo}::date`;
  const time = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::time`;
  return sql`(${at} > (${day} + ${time}) at time zone ${zone} and ${at} < (${day} + 1)::timestamp at time zone ${zone})`;
}

/** Returns the sales of the last day of the previous period after this time of day. */
export async function getRestOfSales(db: Database, query: ReportQuery) {
  const { supplierId } = query;
  const isPlaced = and(isInRest(orders.placedAt, query), ne(orders.status, 'cancelled'));
  const isDelivered = isInRest(orders.deliveredAt, query);
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
  return { ...noSales, ...sums, types: new Map(types.map(({ name, sales }) => [name, sales])) };
}

/** The rest of the day for a range that is over. */
export const noSales = { sales: 0, earnings: 0, orders: 0, types: new Map<string, number>() };

/** Visits are counted per day, so those of the rest of a day are its share of the day. */
const restOf = (visits: number, now: Date): number => Math.round(visits * (1 - shareOfDayOver(now)));

/** Returns the visits of the last day of the previous period after this time of day. */
export async function getRestOfVisits(db: Database, { supplierId, span, now }: ReportQuery) {
  const [day] = await db
    .select({ views: storeDays.views, visitors: storeDays.visitors })
    .from(storeDays)
    .where(and(eq(storeDays.supplierId, supplierId), eq(storeDays.day, span.previousTo)));
  return { views: restOf(day?.views ?? 0, now), visitors: restOf(day?.visitors ?? 0, now) };
}

export const noVisits = { views: 0, visitors: 0 };

/** Returns the views of some products on the last day of the previous period after this time of day, by product. */
export async function getRestOfViews(
  db: Database,
  { span, now, productIds }: ReportQuery & { productIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: productDays.productId, views: productDays.views })
    .from(productDays)
    .where(and(inArray(productDays.productId, [...productIds]), eq(productDays.day, span.previousTo)));
  return new Map(rows.map(({ id, views }) => [id, restOf(views, now)]));
}

/** Returns the inquiries of the last day of the previous period after this time of day, with their outcome. */
export async function getRestOfInquiries(db: Database, query: ReportQuery) {
  const { supplierId, span } = query;
  const scope = { supplierId, from: span.previousTo, to: span.previousTo };
  const { rows } = await db.execute<typeof noInquiries>(sql`with ${inquiryOutcomes(scope)}
    select count(*)::int as inquiries, count(hours)::int as answered,
      (count(*) filter (where ${inquired.id} in (select * from ordered)))::int as ordered
    from ${inquired} where ${isInRest(inquired.createdAt, query)}`);
  return rows[0] ?? noInquiries;
}

export const noInquiries = { inquiries: 0, answered: 0, ordered: 0 };

interface CountryRest {
  visitors: number;
  orders: number;
  sales: number;
}

/** Returns visitors and orders of the last day of the previous period after this time of day, by country. */
export async function getRestByCountry(db: Database, query: ReportQuery): Promise<Map<string, CountryRest>> {
  const { supplierId, span, now } = query;
  const code = sql<string>`upper(${orders.buyerCountry})`;
  const [visited, ordered] = await Promise.all([
    db
      .select({ code: storeCountryDays.country, visitors: storeCountryDays.visitors })
      .from(storeCountryDays)
      .where(and(eq(storeCountryDays.supplierId, supplierId), eq(storeCountryDays.day, span.previousTo))),
    db
      .select({
        code,
        orders: sql<number>`count(*)::int`,
        sales: sql<number>`sum(${orders.subtotalMinor})::float8`,
      })
      .from(orders)
      .where(
        and(
          eq(orders.supplierId, supplierId),
          isInRest(orders.placedAt, query),
          ne(orders.status, 'cancelled'),
        ),
      )
      .groupBy(code),
  ]);
  const rest = new Map(
    visited.map((row) => [row.code, { visitors: restOf(row.visitors, now), orders: 0, sales: 0 }]),
  );
  for (const { code: country, ...sums } of ordered)
    rest.set(country, { visitors: rest.get(country)?.visitors ?? 0, ...sums });
  return rest;
}
