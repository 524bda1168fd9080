import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { ProductViews } from '../../contract.ts';
import { type Asked, bothSpans, figureOf, inSpan, pointOf, pointsOf, productSums, rowsOf } from './rows.ts';

/** Most products in the table; a file has as many. */
const most = 100;

/** Which products were looked at, and by how many. */
export async function getProductViews(db: Database, asked: Asked): Promise<ProductViews> {
  const { supplierId, span } = asked;
  const sums = await rowsOf<Record<'views' | 'visitors' | 'inquiries', number> & { now: boolean }>(
    db,
    sql`select ${inSpan(asked)} as now, sum(views)::float8 as views, sum(visitors)::float8 as visitors, sum(inquiries)::float8 as inquiries
        from store_days where supplier_id = ${supplierId} and ${bothSpans(asked)} group by 1`,
  );
  const [now, before] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  const points = await rowsOf<ProductViews['points'][number]>(
    db,
    sql`select p.start::text as start, coalesce(sum(d.views), 0)::float8 as views, coalesce(sum(d.visitors), 0)::float8 as visitors
        from ${pointsOf(asked)} p left join (select ${pointOf(asked)} as start, views, visitors from store_days
          where supplier_id = ${supplierId} and day between ${span.from}::date and ${span.to}::date) d using (start)
        group by 1 order by 1`,
  );
  return {
    span,
    figures: {
      views: figureOf(now?.views, before?.views),
      visitors: figureOf(now?.visitors, before?.visitors),
      inquiries: figureOf(now?.inquiries, before?.inquiries),
    },
    points,
    products: await listProducts(db, asked),
  };
}

/** The most viewed first. */
async function listProducts(db: Database, { supplierId, span }: Asked): Promise<ProductViews['products']> {
  const previous = { from: span.previousFrom, to: span.previousTo };
  return rowsOf(
    db,
    sql`with top as materialized (
          select product_id, sum(views) as views, sum(visitors) as visitors, sum(inquiries) as inquiries, sum(orders) as orders
          from ${productSums(supplierId, span)} d group by 1 having sum(views) > 0 or sum(inquiries) > 0 order by 2 desc, 1 limit ${most}
        ), earlier as (select product_id, sum(views) as views from ${productSums(supplierId, previous)} d
          where product_id in (select product_id from top) group by 1)
        select p.id, p.number, p.slug, p.title, p.pack, top.views::float8 as views, coalesce(earlier.views, 0)::float8 as "viewsBefore",
          top.visitors::float8 as visitors, top.inquiries::float8 as inquiries, top.orders::float8 as orders
        from top join products p on p.id = top.product_id left join earlier on earlier.product_id = p.id
        where p.deleted_at is null order by top.views desc, p.id`,
  );
}
