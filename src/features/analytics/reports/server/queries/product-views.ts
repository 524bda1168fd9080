import { type SQL, sql } from 'drizzle-orm';
import { isRankingCurrent } from '#features/analytics/insights/server/queries/ranking.ts';
import { viewsBetweenDays } from '#features/analytics/insights/server/queries/view-sums.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductViews } from '../../contract.ts';
import { findRankingSpan } from '../../rules.ts';
import {
  figureOf,
  inBothSpans,
  inSpan,
  pointOf,
  pointsOf,
  productSums,
  queryReportRows,
  type ReportQuery,
} from './report-sums.ts';

/** Maximum number of products in the table and the file. */
const maxProducts = 100;

/** Returns the products that were viewed, with their number of views and visitors. */
export async function getProductViews(db: Database, query: ReportQuery): Promise<ProductViews> {
  const { supplierId, span } = query;
  const [sums, points, products] = await Promise.all([
    queryReportRows<Record<'views' | 'visitors' | 'inquiries', number> & { now: boolean }>(
      db,
      sql`select ${inSpan(query)} as now, sum(views)::float8 as views, sum(visitors)::float8 as visitors, sum(inquiries)::float8 as inquiries
        from store_days where supplier_id = ${supplierId} and ${inBothSpans(query)} group by 1`,
    ),
    queryReportRows<ProductViews['points'][number]>(
      db,
      sql`select p.start::text as start, coalesce(sum(d.views), 0)::float8 as views, coalesce(sum(d.visitors), 0)::float8 as visitors
        from ${pointsOf(query)} p left join (select ${pointOf(query)} as start, views, visitors from store_days
          where supplier_id = ${supplierId} and day between ${span.from}::date and ${span.to}::date) d using (start)
        group by 1 order by 1`,
    ),
    listProducts(db, query),
  ]);
  const [now, before] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  return {
    span,
    figures: {
      views: figureOf(now?.views, before?.views),
      visitors: figureOf(now?.visitors, before?.visitors),
      inquiries: figureOf(now?.inquiries, before?.inquiries),
    },
    points,
    products,
  };
}

/**
 * Returns the most viewed products first. The ranking uses views alone; the other sums are only read for these
 * products.
 */
async function listProducts(db: Database, query: ReportQuery): Promise<ProductViews['products']> {
  const { supplierId, span } = query;
  const sums = productSums(supplierId, span);
  const previous = productSums(supplierId, { from: span.previousFrom, to: span.previousTo, only: 'views' });
  const ofTop = sql`product_id = any(array(select product_id from top))`;
  return queryReportRows(
    db,
    sql`with top as materialized (
${await mostViewed(db, query)}), sums as (select product_id, sum(visitors) as visitors, sum(inquiries) as inquiries, sum(orders) as orders from ${sums} d
          where ${ofTop} group by 1
        ), earlier as (select product_id, sum(views) as views from ${previous} d where ${ofTop} group by 1)
        select p.id, p.number, p.slug, p.title, p.pack, top.views::float8 as views, coalesce(earlier.views, 0)::float8 as "viewsBefore",
          sums.visitors::float8 as visitors, sums.inquiries::float8 as inquiries, sums.orders::float8 as orders
        from top join sums using (product_id) join products p on p.id = top.product_id left join earlier using (product_id)
        where p.deleted_at is null order by top.views desc, p.id`,
  );
}

/** Uses the stored ranking for a range that has one; otherwise sums the views of all products. */
async function mostViewed(db: Database, { supplierId, span, now }: ReportQuery): Promise<SQL> {
  const rankingSpan = findRankingSpan(span, now);
  if (rankingSpan && (await isRankingCurrent(db, { supplierId, day: span.to }))) {
    const views = sql.raw(`views_${rankingSpan}`);
    return sql`select product_id, ${views} as views from product_standings
      where supplier_id = ${supplierId} and ${views} > 0 order by 2 desc, 1 limit ${maxProducts}`;
  }
  const sums =
    (await viewsBetweenDays(db, { supplierId, ...span })) ??
    productSums(supplierId, { ...span, only: 'views' });
  return sql`select product_id, sum(views) as views from ${sums} d
    group by 1 having sum(views) > 0 order by 2 desc, 1 limit ${maxProducts}`;
}
