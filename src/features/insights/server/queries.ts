import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { SalesPeriod, SellingOrder, SharePeriod } from '../contract.ts';
import { changePercent, salesSpans, shareDays, shareOfDayOver, storeTimeZone } from '../rules.ts';

interface StoreAt {
  supplierId: string;
  now: Date;
}

const zone = sql.raw(`'${storeTimeZone}'`);
/** Start of the store's day that `daysAgo` days ago began. */
const dayStart = (now: Date, daysAgo: number): SQL =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) - make_interval(days => ${daysAgo})) at time zone ${zone}`;

async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = await db.execute(query);
  return rows as T[];
}

/** Today's four figures with their last seven days, oldest first, and the change against yesterday at this hour. */
export async function getFigures(db: Database, { supplierId, now }: StoreAt) {
  const at = now.toISOString();
  const days = await rowsOf<{
    revenue: number;
    transactions: number;
    visitors: number;
    inventory: number | null;
  }>(
    db,
    sql`select coalesce(o.revenue, 0)::float8 as revenue, coalesce(o.transactions, 0)::int as transactions,
          coalesce(s.visitors, 0) as visitors, s.inventory
        from generate_series(6, 0, -1) as ago
        left join lateral (
          select sum(subtotal_minor) as revenue, count(*) as transactions from orders
          where supplier_id = ${supplierId} and status <> 'cancelled'
            and placed_at >= ${dayStart(now, 0)} - make_interval(days => ago)
            and placed_at < ${dayStart(now, 0)} - make_interval(days => ago - 1) and placed_at <= ${at}
        ) o on true
        left join store_days s on s.supplier_id = ${supplierId}
          and s.day = (${at}::timestamptz at time zone ${zone})::date - ago`,
  );
  const [before] = await rowsOf<{ revenue: number; transactions: number }>(
    db,
    sql`select coalesce(sum(subtotal_minor), 0)::float8 as revenue, count(*)::int as transactions from orders
        where supplier_id = ${supplierId} and status <> 'cancelled'
          and placed_at >= ${dayStart(now, 1)} and placed_at <= ${at}::timestamptz - interval '1 day'`,
  );
  const [stock] = await rowsOf<{ pieces: number }>(
    db,
    sql`select coalesce(sum(stock), 0)::float8 as pieces from products where supplier_id = ${supplierId} and deleted_at is null`,
  );
  return summarise(days, {
    revenue: before?.revenue ?? 0,
    transactions: before?.transactions ?? 0,
    stock: stock?.pieces ?? 0,
    // Visits are kept by day, so yesterday's are taken in the proportion of the day that is over.
    shareOfDay: shareOfDayOver(now),
  });
}

function summarise(
  days: { revenue: number; transactions: number; visitors: number; inventory: number | null }[],
  {
    revenue,
    transactions,
    stock,
    shareOfDay,
  }: { revenue: number; transactions: number; stock: number; shareOfDay: number },
) {
  const [yesterday, today] = [days.at(-2), days.at(-1)];
  const stockDays = days.map(({ inventory }, index) =>
    index === days.length - 1 ? stock : (inventory ?? stock),
  );
  return {
    revenueMinor: {
      value: today?.revenue ?? 0,
      changePercent: changePercent(today?.revenue ?? 0, revenue),
      week: days.map((day) => day.revenue),
    },
    visitors: {
      value: today?.visitors ?? 0,
      changePercent: changePercent(today?.visitors ?? 0, Math.round((yesterday?.visitors ?? 0) * shareOfDay)),
      week: days.map((day) => day.visitors),
    },
    transactions: {
      value: today?.transactions ?? 0,
      changePercent: changePercent(today?.transactions ?? 0, transactions),
      week: days.map((day) => day.transactions),
    },
    inventory: {
      value: stock,
      changePercent: changePercent(stock, stockDays.at(-2) ?? stock),
      week: stockDays,
    },
  };
}

/** The product that gained most attention in the last seven days; null for a store without views. */
export async function findTrending(db: Database, { supplierId, now }: StoreAt) {
  const [row] = await rowsOf<TrendingRow>(
    db,
    sql`select p.id, p.number, p.slug, p.title, p.pack, sum(d.views)::int as views, sum(d.inquiries)::int as inquiries, sum(d.sold)::int as sold
        from product_days d join products p on p.id = d.product_id
        where p.supplier_id = ${supplierId} and p.deleted_at is null
          and d.day > (${now.toISOString()}::timestamptz at time zone ${zone})::date - 7
        group by p.id order by sum(d.views) + 20 * sum(d.inquiries) desc, p.id limit 1`,
  );
  return row ? { ...row, imageUrl: null } : null;
}

interface TrendingRow {
  id: string;
  number: number;
  slug: string;
  title: string;
  pack: Record<string, unknown>;
  views: number;
  inquiries: number;
  sold: number;
}

/** Sales when orders are placed, earnings when they are delivered; net of tax and delivery. Every point is there, also empty ones. */
export function listSales(db: Database, { supplierId, now, period }: StoreAt & { period: SalesPeriod }) {
  const { unit, count } = salesSpans[period];
  const step = sql.raw(`interval '1 ${unit}'`);
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${zone})`;
  const bucket = (column: string): SQL =>
    sql`date_trunc(${sql.raw(`'${unit}'`)}, ${sql.raw(column)} at time zone ${zone})`;
  const first = sql`(date_trunc(${sql.raw(`'${unit}'`)}, ${local}) - ${count - 1} * ${step})`;
  return rowsOf<{ start: string; salesMinor: number; earningsMinor: number }>(
    db,
    sql`with points as (select generate_series(${first}, date_trunc(${sql.raw(`'${unit}'`)}, ${local}), ${step}) as start),
          sales as (select ${bucket('placed_at')} as start, sum(subtotal_minor) as total from orders
            where supplier_id = ${supplierId} and status <> 'cancelled' and placed_at >= ${first} at time zone ${zone} group by 1),
          earnings as (select ${bucket('delivered_at')} as start, sum(subtotal_minor) as total from orders
            where supplier_id = ${supplierId} and delivered_at >= ${first} at time zone ${zone} group by 1)
        select to_char(points.start, 'YYYY-MM-DD') as start, coalesce(sales.total, 0)::float8 as "salesMinor",
          coalesce(earnings.total, 0)::float8 as "earningsMinor"
        from points left join sales using (start) left join earnings using (start) order by points.start`,
  );
}

/** Sales by packaging type, largest first. */
export function listShares(db: Database, { supplierId, now, period }: StoreAt & { period: SharePeriod }) {
  const days = shareDays[period];
  const since = days === null ? sql`` : sql`and o.placed_at >= ${dayStart(now, days - 1)}`;
  return rowsOf<{ name: string; salesMinor: number }>(
    db,
    sql`select l.packaging_type as name, sum(l.total_minor)::float8 as "salesMinor" from orders o join order_lines l on l.order_id = o.id
        where o.supplier_id = ${supplierId} and o.status <> 'cancelled' ${since} group by 1 order by 2 desc`,
  );
}

const sellingSorts: Record<SellingOrder, SQL> = {
  'best-selling': sql`sold desc, p.id`,
  'price-low': sql`p.price_to_minor, p.id`,
  'price-high': sql`p.price_to_minor desc, p.id`,
};

/** The six best-selling products of the last twelve months, in the chosen order. */
export function listTopSelling(db: Database, { supplierId, now, sort }: StoreAt & { sort: SellingOrder }) {
  return rowsOf<SellingSource>(
    db,
    sql`with sold as (select l.product_id, sum(l.quantity) as sold, sum(l.total_minor) as earnings from orders o join order_lines l on l.order_id = o.id
          where o.supplier_id = ${supplierId} and o.status <> 'cancelled' and o.placed_at >= ${now.toISOString()}::timestamptz - interval '1 year'
          group by 1 order by 3 desc limit 6)
        select p.id, p.number, p.slug, p.title, p.pack, null as "imageUrl", p.price_to_minor::float8 as "priceMinor", sold.sold::float8 as sold,
          sold.earnings::float8 as "earningsMinor",
          case when p.stock = 0 then 'inactive' when p.stock <= 10 then 'warning' else 'active' end as status
        from sold join products p on p.id = sold.product_id order by ${sellingSorts[sort]}`,
  );
}

interface SellingSource {
  id: string;
  number: number;
  slug: string;
  title: string;
  pack: Record<string, unknown>;
  imageUrl: null;
  priceMinor: number;
  sold: number;
  earningsMinor: number;
  status: 'active' | 'warning' | 'inactive';
}
