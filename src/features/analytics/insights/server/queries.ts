import { type SQL, sql } from 'drizzle-orm';
import { getCatalogCounts } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { marketDay, shareOfDayOver } from '#lib/calendar.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { SalesPeriod, SellingOrder, SharePeriod } from '../contract.ts';
import { changePercent, inquiryWeight, orderWeight, salesSpans, sharePeriodDays } from '../rules.ts';
import { isRankingCurrent } from './queries/is-ranking-current.ts';

interface StoreContext {
  supplierId: string;
  now: Date;
}

const zone = sql.raw(`'${homeMarket.timeZone}'`);
/** SQL for the start of the store's day `daysAgo` days ago. */
const dayStart = (now: Date, daysAgo: number): SQL =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) - make_interval(days => ${daysAgo})) at time zone ${zone}`;

async function queryRows<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = await db.execute(query);
  return rows as T[];
}

/**
 * Returns today's four figures with their last seven days, oldest first, and the change compared with yesterday at this
 * time.
 */
export async function getFigures(db: Database, { supplierId, now }: StoreContext) {
  const at = now.toISOString();
  // Orders of today and of yesterday until this time are read from the orders themselves, earlier days from their sums.
  const [[orders], days, { pieces: stock }] = await Promise.all([
    queryRows<Record<'revenue' | 'transactions' | 'revenueBefore' | 'transactionsBefore', number>>(
      db,
      sql`select coalesce(sum(subtotal_minor) filter (where placed_at >= ${dayStart(now, 0)}), 0)::float8 as revenue,
          count(*) filter (where placed_at >= ${dayStart(now, 0)})::int as transactions,
          coalesce(sum(subtotal_minor) filter (where placed_at <= ${at}::timestamptz - interval '1 day'), 0)::float8 as "revenueBefore",
          count(*) filter (where placed_at <= ${at}::timestamptz - interval '1 day')::int as "transactionsBefore"
        from orders where supplier_id = ${supplierId} and status <> 'cancelled'
          and placed_at >= ${dayStart(now, 1)} and placed_at <= ${at}`,
    ),
    queryRows<{
      revenue: number;
      transactions: number;
      visitors: number;
      inventory: number | null;
    }>(
      db,
      sql`select coalesce(s.sales_minor, 0)::float8 as revenue, coalesce(s.orders, 0) as transactions,
          coalesce(s.visitors, 0) as visitors, s.inventory
        from generate_series(6, 0, -1) as ago
        left join store_days s on s.supplier_id = ${supplierId}
          and s.day = (${at}::timestamptz at time zone ${zone})::date - ago order by ago desc`,
    ),
    getCatalogCounts(db, supplierId),
  ]);
  const today = days.at(-1);
  if (today && orders) Object.assign(today, { revenue: orders.revenue, transactions: orders.transactions });
  return summarise(days, {
    revenue: orders?.revenueBefore ?? 0,
    transactions: orders?.transactionsBefore ?? 0,
    stock,
    // Visits are counted per day, so yesterday's are scaled by the elapsed share of today.
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

/**
 * Returns the product whose attention rose most in the last seven days compared with the seven before; null for a store
 * without views. Only the hundred products with most attention are compared.
 */
export async function findTrending(db: Database, { supplierId, now }: StoreContext) {
  const day = marketDay(now);
  const best = (await isRankingCurrent(db, { supplierId, day }))
    ? sql`select product_id from product_standings
          where supplier_id = ${supplierId} and attention_week > 0 and views_week > 0 order by attention_week desc, 1 limit 100`
    : sql`select product_id from product_days where supplier_id = ${supplierId} and day > ${day}::date - 7
          group by 1 having sum(views) > 0 order by sum(views) + ${inquiryWeight} * sum(inquiries) desc, 1 limit 100`;
  const thisWeek = sql`day > ${day}::date - 7`;
  const ofThisWeek = (column: string) =>
    sql`coalesce(sum(${sql.raw(column)}) filter (where ${thisWeek}), 0)::int`;
  const [row] = await queryRows<TrendingRow>(
    db,
    sql`with best as materialized (${best})
        select p.id, p.number, p.slug, p.title, p.pack, weeks.views, weeks."viewsBefore", weeks.inquiries, weeks.sold
        from best join products p on p.id = best.product_id, lateral (
          select ${ofThisWeek('views')} as views, ${ofThisWeek('inquiries')} as inquiries, ${ofThisWeek('sold')} as sold,
            coalesce(sum(views) filter (where not ${thisWeek}), 0)::int as "viewsBefore",
            sum((views + ${inquiryWeight} * inquiries + ${orderWeight} * orders) * case when ${thisWeek} then 1 else -1 end) as rise
          from product_days where product_id = p.id and day > ${day}::date - 14) weeks
        where p.deleted_at is null order by weeks.rise desc, p.id limit 1`,
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
  viewsBefore: number;
  inquiries: number;
  sold: number;
}

/**
 * Returns sales by order date and earnings by delivery date, without tax and delivery. Points without sales are
 * included.
 */
export function listSales(db: Database, { supplierId, now, period }: StoreContext & { period: SalesPeriod }) {
  const { unit, count } = salesSpans[period];
  const step = sql.raw(`interval '1 ${unit}'`);
  const today = sql`${marketDay(now)}::date`;
  const first = sql`(date_trunc(${sql.raw(`'${unit}'`)}, ${today}) - ${count - 1} * ${step})::date`;
  return queryRows<{ start: string; salesMinor: number; earningsMinor: number }>(
    db,
    sql`with points as (select generate_series(${first}, ${today}, ${step})::date as start),
          sums as (select date_trunc(${sql.raw(`'${unit}'`)}, day)::date as start, sum(sales_minor) as sales, sum(earnings_minor) as earnings
            from store_days where supplier_id = ${supplierId} and day between ${first} and ${today} group by 1)
        select points.start::text as start, coalesce(sums.sales, 0)::float8 as "salesMinor",
          coalesce(sums.earnings, 0)::float8 as "earningsMinor"
        from points left join sums using (start) order by points.start`,
  );
}

/** Returns sales by packaging type, largest first. */
export function listShares(
  db: Database,
  { supplierId, now, period }: StoreContext & { period: SharePeriod },
) {
  const days = sharePeriodDays[period];
  const since = days === null ? sql`` : sql`and day > ${marketDay(now)}::date - ${days}::int`;
  return queryRows<{ name: string; salesMinor: number }>(
    db,
    sql`select packaging_type as name, sum(sales_minor)::float8 as "salesMinor" from store_type_days
        where supplier_id = ${supplierId} ${since} group by 1 order by 2 desc, 1`,
  );
}

const sellingSorts: Record<SellingOrder, SQL> = {
  'best-selling': sql`sold desc, p.id`,
  'price-low': sql`p.price_to_minor, p.id`,
  'price-high': sql`p.price_to_minor desc, p.id`,
};

/** Returns the six best-selling products of this month and the eleven before, in the requested order. */
export async function listTopSelling(
  db: Database,
  { supplierId, now, sort }: StoreContext & { sort: SellingOrder },
) {
  const day = marketDay(now);
  const best = (await isRankingCurrent(db, { supplierId, day }))
    ? sql`select product_id, sold_year as sold, sales_year as earnings from product_standings
          where supplier_id = ${supplierId} and sales_year > 0 order by 3 desc, 1 limit 6`
    : sql`select product_id, sum(sold) as sold, sum(sales_minor) as earnings from product_months
          where supplier_id = ${supplierId} and month >= date_trunc('month', ${day}::date) - interval '11 months' and sold > 0
          group by 1 order by 3 desc, 1 limit 6`;
  return queryRows<SellingRowData>(
    db,
    sql`with sold as (${best})
        select p.id, p.number, p.slug, p.title, p.pack, null as "imageUrl", p.price_to_minor::float8 as "priceMinor", sold.sold::float8 as sold,
          sold.earnings::float8 as "earningsMinor",
          case when p.stock = 0 then 'inactive' when p.stock <= 10 then 'warning' else 'active' end as status
        from sold join products p on p.id = sold.product_id order by ${sellingSorts[sort]}`,
  );
}

interface SellingRowData {
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
