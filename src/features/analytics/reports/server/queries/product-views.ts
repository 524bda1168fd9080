import { type SQL, sql } from 'drizzle-orm';
import { hasStandings } from '#features/analytics/insights/server/queries/standings.ts';
import { viewsOfDays } from '#features/analytics/insights/server/queries/view-sums.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductViews } from '../../contract.ts';
import { standingOf } from '../../rules.ts';
import { type Asked, bothSpans, figureOf, inSpan, pointOf, pointsOf, productSums, rowsOf } from './rows.ts';

/** Most products in the table; a file has as many. */
const most = 100;

/** Which products were looked at, and by how many. */
export async function getProductViews(db: Database, asked: Asked): Promise<ProductViews> {
  const { supplierId, span } = asked;
  const [sums, points, products] = await Promise.all([
    rowsOf<Record<'views' | 'visitors' | 'inquiries', number> & { now: boolean }>(
      db,
      sql`select ${inSpan(asked)} as now, sum(views)::float8 as views, sum(visitors)::float8 as visitors, sum(inquiries)::float8 as inquiries
        from store_days where supplier_id = ${supplierId} and ${bothSpans(asked)} group by 1`,
    ),
    rowsOf<ProductViews['points'][number]>(
      db,
      sql`select p.start::text as start, coalesce(sum(d.views), 0)::float8 as views, coalesce(sum(d.visitors), 0)::float8 as visitors
        from ${pointsOf(asked)} p left join (select ${pointOf(asked)} as start, views, visitors from store_days
          where supplier_id = ${supplierId} and day between ${span.from}::date and ${span.to}::date) d using (start)
        group by 1 order by 1`,
    ),
    listProducts(db, asked),
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

/** The most viewed first. Which these are is found by views alone; everything else is summed for them only. */
async function listProducts(db: Database, asked: Asked): Promise<ProductViews['products']> {
  const { supplierId, span } = asked;
  const whole = productSums(supplierId, span);
  const previous = productSums(supplierId, { from: span.previousFrom, to: span.previousTo, only: 'views' });
  const ofTop = sql`product_id = any(array(select product_id from top))`;
  return rowsOf(
    db,
    sql`with top as materialized (
${await mostViewed(db, asked)}), sums as (select product_id, sum(visitors) as visitors, sum(inquiries) as inquiries, sum(orders) as orders from ${whole} d
          where ${ofTop} group by 1
        ), earlier as (select product_id, sum(views) as views from ${previous} d where ${ofTop} group by 1)
        select p.id, p.number, p.slug, p.title, p.pack, top.views::float8 as views, coalesce(earlier.views, 0)::float8 as "viewsBefore",
          sums.visitors::float8 as visitors, sums.inquiries::float8 as inquiries, sums.orders::float8 as orders
        from top join sums using (product_id) join products p on p.id = top.product_id left join earlier using (product_id)
        where p.deleted_at is null order by top.views desc, p.id`,
  );
}

/** Ranked already where the range is one that standings are kept for; otherwise by the sums of all products. */
async function mostViewed(db: Database, { supplierId, span, now }: Asked): Promise<SQL> {
  const standing = standingOf(span, now);
  if (standing && (await hasStandings(db, { supplierId, day: span.to }))) {
    const views = sql.raw(`views_${standing}`);
    return sql`select product_id, ${views} as views from product_standings
      where supplier_id = ${supplierId} and ${views} > 0 order by 2 desc, 1 limit ${most}`;
  }
  const sums =
    (await viewsOfDays(db, { supplierId, ...span })) ?? productSums(supplierId, { ...span, only: 'views' });
  return sql`select product_id, sum(views) as views from ${sums} d
    group by 1 having sum(views) > 0 order by 2 desc, 1 limit ${most}`;
}
