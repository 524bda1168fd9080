import { type SQL, sql } from 'drizzle-orm';
import { storeTimeZone } from '#features/insights/rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { InquiryAnalytics } from '../../contract.ts';
import { percentOf } from '../../rules.ts';
import { type Asked, figureOf, pointOf, pointsOf, productSums, rowsOf } from './rows.ts';

const zone = sql.raw(`'${storeTimeZone}'`);
/** Days within which an order counts as the inquiry's. */
const followDays = 90;

const hours = sql`extract(epoch from first_answered_at - created_at) / 3600`;
const median = sql`percentile_cont(0.5) within group (order by ${hours}) filter (where first_answered_at is not null)`;

/** Inquiries of both spans, each with its day, and whether the same buyer ordered the product within three months. */
function asked({ supplierId, span }: Asked): SQL {
  const within = (from: string, to: string): SQL =>
    sql`(created_at >= ${from}::date::timestamp at time zone ${zone} and created_at < (${to}::date + 1)::timestamp at time zone ${zone})`;
  const sameProduct = sql`(i.product_id is null or exists (select 1 from order_lines l where l.order_id = o.id and l.product_id = i.product_id))`;
  const follows = sql`o.supplier_id = ${supplierId} and o.status <> 'cancelled' and o.placed_at >= i.created_at and o.placed_at < i.created_at + make_interval(days => ${followDays})`;
  return sql`i as materialized (
      select id, product_id, buyer_account_id, lower(buyer_company) as company, created_at, first_answered_at, (created_at at time zone ${zone})::date as day
      from inquiries where supplier_id = ${supplierId} and (${within(span.from, span.to)} or ${within(span.previousFrom, span.previousTo)})
    ), ordered as materialized (
      select i.id from i join orders o on o.buyer_account_id = i.buyer_account_id and ${follows} where ${sameProduct}
      union
      select i.id from i join orders o on o.buyer_account_id is null and lower(coalesce(o.buyer_company, o.buyer_name)) = i.company and ${follows} where ${sameProduct}
    )`;
}

interface Sums {
  now: boolean;
  inquiries: number;
  answered: number;
  ordered: number;
  medianHours: number | null;
}

/** From view to inquiry to order, and how long buyers waited for the first answer. */
export async function getInquiryAnalytics(db: Database, range: Asked): Promise<InquiryAnalytics> {
  const { supplierId, span } = range;
  const sums = await rowsOf<Sums>(
    db,
    sql`with ${asked(range)} select day >= ${span.from}::date as now, count(*)::int as inquiries, count(first_answered_at)::int as answered,
          count(*) filter (where id in (select id from ordered))::int as ordered, ${median}::float8 as "medianHours" from i group by 1`,
  );
  const [now, before] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  const [views] = await rowsOf<{ views: number }>(
    db,
    sql`select coalesce(sum(views), 0)::float8 as views from store_days where supplier_id = ${supplierId} and day between ${span.from}::date and ${span.to}::date`,
  );
  const rate = (part: 'answered' | 'ordered', row: Sums | undefined) =>
    percentOf(row?.[part] ?? 0, row?.inquiries ?? 0);
  return {
    span,
    figures: {
      inquiries: figureOf(now?.inquiries, before?.inquiries),
      answeredPercent: figureOf(rate('answered', now), rate('answered', before)),
      medianHours: figureOf(now?.medianHours ?? 0, before?.medianHours ?? 0),
      orderedPercent: figureOf(rate('ordered', now), rate('ordered', before)),
    },
    funnel: {
      views: views?.views ?? 0,
      inquiries: now?.inquiries ?? 0,
      answered: now?.answered ?? 0,
      ordered: now?.ordered ?? 0,
    },
    points: await listPoints(db, range),
    speeds: await listSpeeds(db, range),
    products: await listProducts(db, range),
  };
}

const listPoints = (db: Database, range: Asked): Promise<InquiryAnalytics['points']> =>
  rowsOf(
    db,
    sql`with ${asked(range)} select p.start::text as start, count(d.id)::int as inquiries, count(d.first_answered_at)::int as answered
        from ${pointsOf(range)} p left join (select ${pointOf(range)} as start, id, first_answered_at from i where day >= ${range.span.from}::date) d using (start)
        group by 1 order by 1`,
  );

/** Steps of waiting as buyers feel them. */
const steps: readonly (readonly [within: string, from: number, to: number])[] = [
  ['Within 1 hour', 0, 1],
  ['1 to 4 hours', 1, 4],
  ['4 to 24 hours', 4, 24],
  ['After a day', 24, 1e9],
];

async function listSpeeds(db: Database, range: Asked): Promise<InquiryAnalytics['speeds']> {
  const rows = await rowsOf<{ hours: number | null; inquiries: number }>(
    db,
    sql`with ${asked(range)} select ceil(${hours})::float8 as hours, count(*)::int as inquiries from i where day >= ${range.span.from}::date group by 1`,
  );
  const sum = (fits: (hours: number | null) => boolean): number =>
    rows.reduce((total, row) => total + (fits(row.hours) ? row.inquiries : 0), 0);
  return [
    ...steps.map(([within, from, to]) => ({
      within,
      inquiries: sum((value) => value !== null && value <= to && (value > from || from === 0)),
    })),
    { within: 'Not answered yet', inquiries: sum((value) => value === null) },
  ];
}

const listProducts = (db: Database, range: Asked): Promise<InquiryAnalytics['products']> =>
  rowsOf(
    db,
    sql`with ${asked(range)}, top as (select product_id, count(*)::int as inquiries, count(*) filter (where id in (select id from ordered))::int as ordered,
          ${median}::float8 as "medianHours" from i where day >= ${range.span.from}::date and product_id is not null group by 1 order by 2 desc, 1 limit 50)
        select p.id, p.slug, p.title, top.inquiries, top.ordered, top."medianHours",
          coalesce(seen.views, 0)::float8 as views
        from top join products p on p.id = top.product_id
        left join (select product_id, sum(views) as views from ${productSums(range.supplierId, range.span)} d
          where product_id in (select product_id from top) group by 1) seen on seen.product_id = p.id
        where p.deleted_at is null order by top.inquiries desc, p.id`,
  );
