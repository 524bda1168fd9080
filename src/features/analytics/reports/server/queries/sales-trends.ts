import { sql } from 'drizzle-orm';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { SalesTrends } from '../../contract.ts';
import {
  figureOf,
  inBothSpans,
  inSpan,
  pointOf,
  pointsOf,
  queryReportRows,
  type ReportQuery,
} from './report-sums.ts';

type Sums = Record<'sales' | 'earnings' | 'orders', number>;

/** Returns sales by order date and earnings by delivery date, without tax and delivery. */
export async function getSalesTrends(db: Database, query: ReportQuery): Promise<SalesTrends> {
  const { supplierId, span } = query;
  const [sums, points, types] = await Promise.all([
    queryReportRows<Sums & { now: boolean }>(
      db,
      sql`select ${inSpan(query)} as now, sum(sales_minor)::float8 as sales, sum(earnings_minor)::float8 as earnings, sum(orders)::float8 as orders
        from store_days where supplier_id = ${supplierId} and ${inBothSpans(query)} group by 1`,
    ),
    listPoints(db, query),
    queryReportRows<SalesTrends['types'][number]>(
      db,
      sql`select packaging_type as name, coalesce(sum(sales_minor) filter (where ${inSpan(query)}), 0)::float8 as "salesMinor",
            coalesce(sum(sales_minor) filter (where not ${inSpan(query)}), 0)::float8 as "beforeMinor"
          from store_type_days where supplier_id = ${supplierId} and ${inBothSpans(query)} group by 1 order by 2 desc, 1`,
    ),
  ]);
  const [now, before] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  const average = (row: Sums | undefined): number => (row?.orders ? Math.round(row.sales / row.orders) : 0);
  return {
    span,
    currency: homeMarket.currency,
    figures: {
      salesMinor: figureOf(now?.sales, before?.sales),
      earningsMinor: figureOf(now?.earnings, before?.earnings),
      orders: figureOf(now?.orders, before?.orders),
      averageMinor: figureOf(average(now), average(before)),
    },
    points,
    types,
  };
}

/** Returns the points of the range, each with the sales of the corresponding point of the previous period. */
async function listPoints(db: Database, query: ReportQuery): Promise<SalesTrends['points']> {
  const { span } = query;
  const earlier: ReportQuery = {
    ...query,
    span: { ...span, from: span.previousFrom, to: span.previousTo },
  };
  const read = (part: ReportQuery) =>
    queryReportRows<SalesTrends['points'][number]>(
      db,
      sql`select p.start::text as start, coalesce(sum(d.sales_minor), 0)::float8 as "salesMinor",
            coalesce(sum(d.earnings_minor), 0)::float8 as "earningsMinor", coalesce(sum(d.orders), 0)::float8 as orders
          from ${pointsOf(part)} p left join (select ${pointOf(part)} as start, sales_minor, earnings_minor, orders from store_days
            where supplier_id = ${part.supplierId} and day between ${part.span.from}::date and ${part.span.to}::date) d using (start)
          group by 1 order by 1`,
    );
  const [points, before] = await Promise.all([read(query), read(earlier)]);
  return points.map((point, index) => ({ ...point, beforeMinor: before[index]?.salesMinor ?? 0 }));
}
