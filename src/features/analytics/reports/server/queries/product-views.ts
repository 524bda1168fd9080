import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { isRankingCurrent } from '#features/analytics/insights/server/queries/ranking.ts';
import { viewsBetweenDays } from '#features/analytics/insights/server/queries/view-sums.ts';
import { productStandings, storeDays } from '#features/analytics/insights/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductViews } from '../../contract.ts';
import { findRankingSpan } from '../../rules.ts';
import {
  figureOf,
  inBothSpans,
  inSpan,
  listPointSums,
  productSums,
  type ReportQuery,
  sumOf,
} from './report-sums.ts';
import {
  getRestOfInquiries,
  getRestOfViews,
  getRestOfVisits,
  isRunning,
  lessRest,
  noInquiries,
  noVisits,
} from './rest-of-day.ts';

/** Maximum number of products in the table and the file. */
const maxProducts = 100;

/**
 * Returns the products that were viewed, with their number of views and visitors. A range that ends today is compared
 * with the previous period up to the same time of its last day.
 */
export async function getProductViews(db: Database, query: ReportQuery): Promise<ProductViews> {
  const { span } = query;
  const isOpen = isRunning(query);
  const [sums, points, products, visits, asked] = await Promise.all([
    db
      .select({
        now: inSpan(storeDays, query),
        views: sumOf(storeDays.views),
        visitors: sumOf(storeDays.visitors),
        inquiries: sumOf(storeDays.inquiries),
      })
      .from(storeDays)
      .where(inBothSpans(storeDays, query))
      .groupBy(sql`1`),
    listPointSums(db, { query, sums: { views: storeDays.views, visitors: storeDays.visitors } }),
    listProducts(db, query),
    isOpen ? getRestOfVisits(db, query) : noVisits,
    isOpen ? getRestOfInquiries(db, query) : noInquiries,
  ]);
  const [now, before] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  return {
    span,
    isRunning: isOpen,
    figures: {
      views: figureOf(now?.views, lessRest(before?.views ?? 0, visits.views)),
      visitors: figureOf(now?.visitors, lessRest(before?.visitors ?? 0, visits.visitors)),
      inquiries: figureOf(now?.inquiries, lessRest(before?.inquiries ?? 0, asked.inquiries)),
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
  const ofTop = sql`summed_id = any(array(select top_id from top))`;
  const { from, to, previousFrom, previousTo } = span;
  const now = productSums({ supplierId, from, to, only: ['visitors', 'inquiries', 'orders'] });
  const previous = productSums({ supplierId, from: previousFrom, to: previousTo, only: ['views'] });
  const top = db
    .$with('top', { id: sql<string>`top_id`.as('top_id'), views: sql<number>`top_views`.as('top_views') })
    .as(await listTopViewed(db, query));
  const sums = db
    .select({
      id: sql<string>`summed_id`.as('sum_id'),
      visitors: sql<number>`sum(visitors)::float8`.as('visitors'),
      inquiries: sql<number>`sum(inquiries)::float8`.as('inquiries'),
      orders: sql<number>`sum(orders)::float8`.as('orders'),
    })
    .from(sql`${now} now`)
    .where(ofTop)
    .groupBy(sql`1`)
    .as('sums');
  const earlier = db
    .select({
      id: sql<string>`summed_id`.as('earlier_id'),
      views: sql<number>`sum(views)`.as('views_before'),
    })
    .from(sql`${previous} previous`)
    .where(ofTop)
    .groupBy(sql`1`)
    .as('earlier');
  const { id, number, slug, title, pack } = products;
  const rows = await db
    .with(top)
    .select({
      id,
      number,
      slug,
      title,
      pack,
      views: sql<number>`${top.views}::float8`,
      viewsBefore: sql<number>`coalesce(${earlier.views}, 0)::float8`,
      visitors: sums.visitors,
      inquiries: sums.inquiries,
      orders: sums.orders,
    })
    .from(top)
    .innerJoin(sums, eq(sums.id, top.id))
    .innerJoin(products, eq(id, top.id))
    .leftJoin(earlier, eq(earlier.id, top.id))
    .where(isNull(products.deletedAt))
    .orderBy(desc(top.views), asc(id));
  const rest = isRunning(query)
    ? await getRestOfViews(db, { ...query, productIds: rows.map((row) => row.id) })
    : new Map<string, number>();
  return rows.map((row) => ({
    ...row,
    viewsBefore: lessRest(row.viewsBefore, rest.get(row.id) ?? 0),
    pack: { ...row.pack },
  }));
}

const rankingViews = {
  week: productStandings.viewsWeek,
  month: productStandings.viewsMonth,
  quarter: productStandings.viewsQuarter,
  year: productStandings.viewsYear,
} as const;

/** SQL for `top_id` and `top_views`, from the stored ranking of the range if it has one; otherwise sums all products. */
async function listTopViewed(db: Database, { supplierId, span, now }: ReportQuery): Promise<SQL> {
  const rankingSpan = findRankingSpan(span, now);
  if (rankingSpan && (await isRankingCurrent(db, { supplierId, day: span.to }))) {
    const views = rankingViews[rankingSpan];
    const { productId } = productStandings;
    return sql`select ${productId} as top_id, ${views} as top_views from ${productStandings}
      where ${and(eq(productStandings.supplierId, supplierId), gt(views, 0))} order by 2 desc, 1 limit ${maxProducts}`;
  }
  const { from, to } = span;
  const sums =
    (await viewsBetweenDays(db, { supplierId, from, to })) ??
    productSums({ supplierId, from, to, only: ['views'] });
  return sql`select summed_id as top_id, sum(views) as top_views from ${sums} summed
    group by 1 having sum(views) > 0 order by 2 desc, 1 limit ${maxProducts}`;
}
