import { asc, not, sql } from 'drizzle-orm';
import { storeDays, storeTypeDays } from '#features/analytics/insights/server/tables.ts';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import type { Database } from '#platform/database/database.ts';
import type { SalesTrends } from '../../contract.ts';
import {
  figureOf,
  inBothSpans,
  inSpan,
  listPointSums,
  type ReportQuery,
  sumIf,
  sumOf,
} from './report-sums.ts';
import { getRestOfSales, isRunning, lessRest, noSales } from './rest-of-day.ts';

/**
 * Returns sales by order date and earnings by delivery date, without tax and delivery. A range that ends today is
 * compared with the previous period up to the same time of its last day.
 */
export async function getSalesTrends(db: Database, query: ReportQuery): Promise<SalesTrends> {
  const { span, supplierId } = query;
  const rest = isRunning(query) ? await getRestOfSales(db, query) : noSales;
  const [sums, points, types, currency] = await Promise.all([
    db
      .select({
        now: inSpan(storeDays, query),
        sales: sumOf(storeDays.salesMinor),
        earnings: sumOf(storeDays.earningsMinor),
        orders: sumOf(storeDays.orders),
      })
      .from(storeDays)
      .where(inBothSpans(storeDays, query))
      .groupBy(sql`1`),
    listPoints(db, query),
    listTypes(db, query),
    findStoreCurrency(db, supplierId),
  ]);
  const [now, whole] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  const before = whole && {
    sales: lessRest(whole.sales, rest.sales),
    earnings: lessRest(whole.earnings, rest.earnings),
    orders: lessRest(whole.orders, rest.orders),
  };
  const average = (row: { sales: number; orders: number } | undefined): number =>
    row?.orders ? Math.round(row.sales / row.orders) : 0;
  const last = points.at(-1);
  if (last) last.beforeMinor = lessRest(last.beforeMinor, rest.sales);
  return {
    span,
    isRunning: isRunning(query),
    currency,
    figures: {
      salesMinor: figureOf(now?.sales, before?.sales),
      earningsMinor: figureOf(now?.earnings, before?.earnings),
      orders: figureOf(now?.orders, before?.orders),
      averageMinor: figureOf(average(now), average(before)),
    },
    points,
    types: types.map((type) => ({
      ...type,
      beforeMinor: lessRest(type.beforeMinor, rest.types.get(type.name) ?? 0),
    })),
  };
}

/** Returns the points of the range, each with the sales of the corresponding point of the previous period. */
async function listPoints(db: Database, query: ReportQuery): Promise<SalesTrends['points']> {
  const { span } = query;
  const earlier: ReportQuery = {
    ...query,
    span: { ...span, from: span.previousFrom, to: span.previousTo },
  };
  const { salesMinor, earningsMinor, orders } = storeDays;
  const read = (part: ReportQuery) =>
    listPointSums(db, { query: part, sums: { salesMinor, earningsMinor, orders } });
  const [points, before] = await Promise.all([read(query), read(earlier)]);
  return points.map((point, index) => ({ ...point, beforeMinor: before[index]?.salesMinor ?? 0 }));
}

/** Returns the sales by packaging type, highest first. */
function listTypes(db: Database, query: ReportQuery): Promise<SalesTrends['types']> {
  const { packagingType, salesMinor } = storeTypeDays;
  const isNow = inSpan(storeTypeDays, query);
  return db
    .select({
      name: packagingType,
      salesMinor: sumIf(isNow, salesMinor),
      beforeMinor: sumIf(not(isNow), salesMinor),
    })
    .from(storeTypeDays)
    .where(inBothSpans(storeTypeDays, query))
    .groupBy(packagingType)
    .orderBy(sql`2 desc`, asc(packagingType));
}
