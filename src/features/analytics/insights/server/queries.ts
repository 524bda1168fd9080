import { and, asc, between, desc, eq, gt, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countPieces } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { marketDay, shareOfDayOver } from '#lib/calendar.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { inline } from '#platform/database/typed-sql.ts';
import type { ProductTrend, SalesPeriod, SellingOrder, SharePeriod } from '../contract.ts';
import { changePercent, inquiryWeight, orderWeight, salesSpans, sharePeriodDays } from '../rules.ts';
import { bestSelling, listTopProducts } from './queries/ranking.ts';
import { productDays, storeDays, storeTypeDays } from './tables.ts';

interface StoreContext {
  supplierId: string;
  now: Date;
}

const zone = inline(homeMarket.timeZone);
/** SQL for the start of the store's day `daysAgo` days ago. */
const dayStart = (now: Date, daysAgo: number): SQL =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) - make_interval(days => ${daysAgo})) at time zone ${zone}`;

/**
 * Returns today's four figures with their last seven days, oldest first, and the change compared with yesterday at this
 * time.
 */
export async function getFigures(db: Database, store: StoreContext) {
  const { supplierId, now } = store;
  // Orders of today and of yesterday until this time are read from the orders themselves, earlier days from their sums.
  const [[ordered], days, stock] = await Promise.all([
    sumRecentOrders(db, store),
    listWeek(db, store),
    countPieces(db, supplierId),
  ]);
  const today = days.at(-1);
  if (today && ordered)
    Object.assign(today, { revenue: ordered.revenue, transactions: ordered.transactions });
  return summarise(days, {
    revenue: ordered?.revenueBefore ?? 0,
    transactions: ordered?.transactionsBefore ?? 0,
    stock,
    // Visits are counted per day, so yesterday's are scaled by the elapsed share of today.
    shareOfDay: shareOfDayOver(now),
  });
}

/** Returns sales and orders of today, and of yesterday until this time. */
function sumRecentOrders(db: Database, { supplierId, now }: StoreContext) {
  const isToday = gte(orders.placedAt, dayStart(now, 0));
  const isBefore = lte(orders.placedAt, sql`${now.toISOString()}::timestamptz - interval '1 day'`);
  const sales = (when: SQL) =>
    sql<number>`coalesce(sum(${orders.subtotalMinor}) filter (where ${when}), 0)::float8`;
  const count = (when: SQL) => sql<number>`count(*) filter (where ${when})::int`;
  return db
    .select({
      revenue: sales(isToday),
      transactions: count(isToday),
      revenueBefore: sales(isBefore),
      transactionsBefore: count(isBefore),
    })
    .from(orders)
    .where(
      and(
        eq(orders.supplierId, supplierId),
        ne(orders.status, 'cancelled'),
        gte(orders.placedAt, dayStart(now, 1)),
        lte(orders.placedAt, now),
      ),
    );
}

/** Returns the sums of the last seven days, oldest first, including days without any. */
function listWeek(db: Database, { supplierId, now }: StoreContext) {
  return db
    .select({
      revenue: sql<number>`coalesce(${storeDays.salesMinor}, 0)::float8`,
      transactions: sql<number>`coalesce(${storeDays.orders}, 0)`,
      visitors: sql<number>`coalesce(${storeDays.visitors}, 0)`,
      inventory: sql<number | null>`${storeDays.inventory}`,
    })
    .from(sql`generate_series(6, 0, -1) as ago`)
    .leftJoin(
      storeDays,
      and(eq(storeDays.supplierId, supplierId), eq(storeDays.day, sql`${marketDay(now)}::date - ago`)),
    )
    .orderBy(sql`ago desc`);
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
  const best = await listTopProducts(db, { supplierId, day });
  const { views, inquiries, orders: ordered, sold } = productDays;
  const isThisWeek = gt(productDays.day, sql`${day}::date - 7`);
  const sumIf = (when: SQL, column: PgColumn) =>
    sql<number>`coalesce(sum(${column}) filter (where ${when}), 0)::int`;
  const weeks = db
    .select({
      views: sumIf(isThisWeek, views).as('views'),
      viewsBefore: sumIf(sql`not ${isThisWeek}`, views).as('views_before'),
      inquiries: sumIf(isThisWeek, inquiries).as('inquiries'),
      orders: sumIf(isThisWeek, ordered).as('orders'),
      sold: sumIf(isThisWeek, sold).as('sold'),
      rise: sql`sum((${views} + ${inquiryWeight} * ${inquiries} + ${orderWeight} * ${ordered})
        * case when ${isThisWeek} then 1 else -1 end)`.as('rise'),
    })
    .from(productDays)
    .where(and(eq(productDays.productId, products.id), gt(productDays.day, sql`${day}::date - 14`)))
    .as('weeks');
  const [row] = await db
    .select({
      id: products.id,
      number: products.number,
      slug: products.slug,
      title: products.title,
      pack: products.pack,
      views: weeks.views,
      viewsBefore: weeks.viewsBefore,
      inquiries: weeks.inquiries,
      orders: weeks.orders,
      sold: weeks.sold,
    })
    .from(best)
    .innerJoin(products, eq(products.id, best.productId))
    .crossJoinLateral(weeks)
    .where(isNull(products.deletedAt))
    .orderBy(desc(weeks.rise), asc(products.id))
    .limit(1);
  return row ? { ...row, pack: { ...row.pack }, imageUrl: null } : null;
}

/**
 * Returns sales by order date and earnings by delivery date, without tax and delivery. Points without sales are
 * included.
 */
export function listSales(db: Database, { supplierId, now, period }: StoreContext & { period: SalesPeriod }) {
  const { unit, count } = salesSpans[period];
  const step = sql`${`1 ${unit}`}::interval`;
  const today = sql`${marketDay(now)}::date`;
  const first = sql`(date_trunc(${unit}, ${today}) - ${count - 1} * ${step})::date`;
  const sums = db
    .select({
      point: sql`date_trunc(${unit}, ${storeDays.day})::date`.as('summed_point'),
      sales: sql`sum(${storeDays.salesMinor})`.as('sales'),
      earnings: sql`sum(${storeDays.earningsMinor})`.as('earnings'),
    })
    .from(storeDays)
    .where(and(eq(storeDays.supplierId, supplierId), between(storeDays.day, first, today)))
    .groupBy(sql`1`)
    .as('sums');
  return db
    .select({
      start: sql<string>`point::date::text`,
      salesMinor: sql<number>`coalesce(${sums.sales}, 0)::float8`,
      earningsMinor: sql<number>`coalesce(${sums.earnings}, 0)::float8`,
    })
    .from(sql`generate_series(${first}, ${today}, ${step}) as point`)
    .leftJoin(sums, eq(sums.point, sql`point::date`))
    .orderBy(sql`point`);
}

/** Returns sales by packaging type, largest first. */
export function listShares(
  db: Database,
  { supplierId, now, period }: StoreContext & { period: SharePeriod },
) {
  const days = sharePeriodDays[period];
  const since = days === null ? undefined : sql`${marketDay(now)}::date - ${days}::int`;
  const { packagingType, day } = storeTypeDays;
  return db
    .select({
      name: packagingType,
      salesMinor: sql<number>`sum(${storeTypeDays.salesMinor})::float8`,
    })
    .from(storeTypeDays)
    .where(and(eq(storeTypeDays.supplierId, supplierId), since && gt(day, since)))
    .groupBy(packagingType)
    .orderBy(sql`2 desc`, asc(packagingType));
}

/** Returns the six best-selling products of this month and the eleven before, in the requested order. */
export async function listTopSelling(
  db: Database,
  { supplierId, now, sort }: StoreContext & { sort: SellingOrder },
) {
  const best = await bestSelling(db, { supplierId, day: marketDay(now) });
  const { id, number, slug, title, pack, priceToMinor, stock } = products;
  const orderings: Record<SellingOrder, SQL> = {
    'best-selling': desc(best.sold),
    'price-low': asc(priceToMinor),
    'price-high': desc(priceToMinor),
  };
  const rows = await db
    .select({
      id,
      number,
      slug,
      title,
      pack,
      priceMinor: priceToMinor,
      sold: sql<number>`${best.sold}::float8`,
      earningsMinor: sql<number>`${best.earnings}::float8`,
      status: sql<'active' | 'warning' | 'inactive'>`case when ${stock} = 0 then 'inactive'
        when ${stock} <= 10 then 'warning' else 'active' end`,
    })
    .from(best)
    .innerJoin(products, eq(products.id, best.productId))
    .orderBy(orderings[sort], asc(id));
  return rows.map((row) => ({ ...row, pack: { ...row.pack }, imageUrl: null }));
}

/** Returns the views of seven days and the sales of 30 days of a store's products; those without any are left out. */
export async function listProductTrends(
  db: Database,
  { supplierId, now, productIds }: StoreContext & { productIds: readonly string[] },
): Promise<ProductTrend[]> {
  if (productIds.length === 0) return [];
  const { productId, day, views, sold } = productDays;
  const today = sql`${marketDay(now)}::date`;
  const week = [6, 5, 4, 3, 2, 1, 0].map(
    (ago) => sql`coalesce(sum(${views}) filter (where ${day} = ${today} - ${ago}::int), 0)::int`,
  );
  return db
    .select({
      id: productId,
      views: sql<number[]>`json_build_array(${sql.join(week, sql`, `)})`,
      soldIn30Days: sql<number>`coalesce(sum(${sold}), 0)::float8`,
    })
    .from(productDays)
    .where(
      and(
        eq(productDays.supplierId, supplierId),
        inArray(productId, [...productIds]),
        gt(day, sql`${today} - 30`),
      ),
    )
    .groupBy(productId);
}
