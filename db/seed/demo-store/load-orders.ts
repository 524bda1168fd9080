import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { rollUp } from '#features/analytics/insights/server/commands/roll-up.ts';
import { discardViewSums } from '#features/analytics/insights/server/commands/sum-views.ts';
import { productDays, storeCountryDays, storeDays } from '#features/analytics/insights/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { addDays, marketDay, shareOfDayOver } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { excluded, insertSelect } from '#platform/database/typed-sql.ts';
import { seedId } from '../seed-id.ts';
import { buyersOf } from './buyers.ts';
import { bookOrder, numberInvoices, sellerOf, writeOrders } from './order-book.ts';
import {
  datesBetween,
  leaveNewestUnanswered,
  ordersOfDay,
  type SampleOrder,
  type SampleProduct,
} from './orders.ts';
import { sumVisitMonths } from './sum-visit-months.ts';
import { type SampleDay, visitsOfDay } from './visits.ts';

interface StoreAt {
  supplierId: string;
  now: Date;
}

/** More than the store starts with; whoever brings a hundred thousand in shall not wait for them at every start. */
const maxProducts = 200;

/** The store's products as the generator takes them. */
export async function sampleProducts(db: Database, supplierId: string): Promise<SampleProduct[]> {
  const rows = await db
    .select({ product: products, packagingType: categories.registrationCategory })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.supplierId, supplierId), isNull(products.deletedAt)))
    .orderBy(products.number)
    .limit(maxProducts);
  return rows.map(({ product, packagingType }) => ({ ...product, packagingType: packagingType ?? 'Others' }));
}

/** Days in India that have no seeded orders yet, up to today; the first time, a year of them. */
async function missingDates(db: Database, { supplierId, now }: StoreAt): Promise<string[]> {
  const [newest] = await db
    .select({ placedAt: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.supplierId, supplierId), isNull(orders.buyerAccountId)))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return datesBetween(marketDay(newest?.placedAt ?? addDays(now, -365)), marketDay(now));
}

/**
 * Brings the demo store's orders and visits up to now: what is missing is added, what is open moves on.
 * Orders have ids made of their day and place, so running it again changes nothing that is there.
 */
export async function bringOrdersUpToDate(db: Database, { supplierId, now }: StoreAt): Promise<void> {
  const sold = await sampleProducts(db, supplierId);
  if (sold.length === 0 || (await isUpToDate(db, { supplierId, now }))) return;
  await moveOpenOrders(db, { supplierId, now });
  const made = (await missingDates(db, { supplierId, now })).flatMap((date) =>
    ordersOfDay(date, { products: sold, buyers: buyersOf(supplierId), now }).map((order, index) => ({
      ...order,
      id: seedId(`order ${supplierId} ${date} ${index}`),
    })),
  );
  await insertOrders(db, { supplierId, now, made: leaveNewestUnanswered(made) });
  await raiseSalesCounts(db, supplierId);
  await writeVisits(db, { supplierId, now, sold });
}

/** Whether the days were brought up less than three hours ago; every start need not count them again. */
async function isUpToDate(db: Database, { supplierId, now }: StoreAt): Promise<boolean> {
  const version = await readLoadedVersion(db, `sample-days ${supplierId}`);
  if (version && now.getTime() - Date.parse(version) < 3 * 3_600_000) return true;
  await saveLoadedVersion(db, { name: `sample-days ${supplierId}`, version: now.toISOString() });
  return false;
}

interface DatedOrder extends SampleOrder {
  id: string;
}

async function insertOrders(
  db: Database,
  { supplierId, now, made }: StoreAt & { made: DatedOrder[] },
): Promise<void> {
  const seller = await sellerOf(db, supplierId);
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${orders.number}), 0)` })
    .from(orders)
    .where(eq(orders.supplierId, supplierId));
  const there = await idsThere(db, made);
  const missing = made.filter(({ id }) => !there.has(id));
  for (let start = 0; start < missing.length; start += 400) {
    await writeOrders(
      db,
      missing
        .slice(start, start + 400)
        .map(({ id, ...order }, index) =>
          bookOrder(order, { id, supplierId, seller, now, number: (last?.number ?? 0) + start + index + 1 }),
        ),
    );
  }
  await numberInvoices(db, supplierId);
}

async function idsThere(db: Database, made: DatedOrder[]): Promise<Set<string>> {
  if (made.length === 0) return new Set();
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      inArray(
        orders.id,
        made.map(({ id }) => id),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Orders that were on their way when the marketplace last ran have gone on meanwhile, and were paid. */
async function moveOpenOrders(db: Database, { supplierId, now }: StoreAt): Promise<void> {
  const open = and(
    eq(orders.supplierId, supplierId),
    isNull(orders.buyerAccountId),
    sql`${orders.status} not in ('completed', 'cancelled')`,
    sql`${orders.placedAt} < ${addDays(now, -30).toISOString()}::timestamptz`,
  );
  const payment = insertSelect(orderPayments, {
    id: sql`gen_random_uuid()`,
    orderId: orders.id,
    amountMinor: sql`${orders.totalMinor} - ${orders.paidMinor}`,
    method: sql`'bank_transfer'`,
    receivedOn: sql`${orders.placedAt} + interval '25 days'`,
    recordedAt: sql`${orders.placedAt} + interval '25 days'`,
  });
  await db.execute(
    sql`${payment} from ${orders} where ${open} and ${gt(orders.totalMinor, orders.paidMinor)}`,
  );
  await db
    .update(orders)
    .set({
      status: 'completed',
      paidMinor: sql`${orders.totalMinor}`,
      nextDueAt: null,
      deliveredAt: sql`coalesce(${orders.deliveredAt}, ${orders.placedAt} + interval '20 days')`,
    })
    .where(open);
}

/** A product has sold at least the units of its orders; generated counts know nothing of them. */
async function raiseSalesCounts(db: Database, supplierId: string): Promise<void> {
  const sums = db
    .select({ id: orderLines.productId, units: sql<number>`sum(${orderLines.quantity})`.as('units') })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.supplierId, supplierId), ne(orders.status, 'cancelled')))
    .groupBy(orderLines.productId)
    .as('sums');
  await db
    .update(products)
    .set({ salesCount: sql`greatest(${products.salesCount}, least(round(${sums.units}), 2147483647)::int)` })
    .from(sums)
    .where(eq(products.id, sums.id));
}

async function writeVisits(
  db: Database,
  { supplierId, now, sold }: StoreAt & { sold: SampleProduct[] },
): Promise<void> {
  const today = marketDay(now);
  const shareOfToday = shareOfDayOver(now);
  const inventory = await stockOf(db, supplierId);
  const days = datesBetween(marketDay(addDays(now, -365)), today).map((date, index) => ({
    date,
    visits: visitsOfDay(date, { products: sold, share: date === today ? shareOfToday : 1 }),
    // Stock went up and down a little from day to day; the last is what is there.
    inventory: Math.round(inventory * (1 + 0.012 * Math.sin(index / 3) * (date === today ? 0 : 1))),
  }));
  await db
    .insert(storeDays)
    .values(
      days.map(({ date: day, visits: { visitors, views }, inventory: pieces }) => ({
        supplierId,
        day,
        visitors,
        views,
        inventory: pieces,
      })),
    )
    // Visits that were really counted are more than what is made up, or they are kept with it.
    .onConflictDoUpdate({
      target: [storeDays.supplierId, storeDays.day],
      set: {
        visitors: sql`greatest(${storeDays.visitors}, ${excluded(storeDays.visitors)})`,
        views: sql`greatest(${storeDays.views}, ${excluded(storeDays.views)})`,
      },
    });
  for (let start = 0; start < days.length; start += 30)
    await writeVisitParts(db, { supplierId, days: days.slice(start, start + 30) });
  await sumVisitMonths(db, supplierId);
  await discardViewSums(db, supplierId);
  await db.transaction((tx) => rollUp(tx, { supplierId, from: days[0]?.date ?? today, to: today }));
}

/** Writes the visits again by product and by country. */
async function writeVisitParts(
  db: Database,
  { supplierId, days }: { supplierId: string; days: readonly { date: string; visits: SampleDay }[] },
): Promise<void> {
  await db
    .insert(productDays)
    .values(
      days.flatMap(({ date: day, visits }) => visits.products.map((row) => ({ ...row, supplierId, day }))),
    )
    .onConflictDoUpdate({
      target: [productDays.productId, productDays.day],
      set: {
        supplierId,
        views: sql`greatest(${productDays.views}, excluded.views)`,
        visitors: sql`greatest(${productDays.visitors}, excluded.visitors)`,
      },
    });
  await db
    .insert(storeCountryDays)
    .values(
      days.flatMap(({ date: day, visits }) => visits.countries.map((row) => ({ ...row, supplierId, day }))),
    )
    .onConflictDoUpdate({
      target: [storeCountryDays.supplierId, storeCountryDays.day, storeCountryDays.country],
      set: { visitors: sql`greatest(${storeCountryDays.visitors}, excluded.visitors)` },
    });
}

async function stockOf(db: Database, supplierId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${products.stock}), 0)::float8` })
    .from(products)
    .where(eq(products.supplierId, supplierId));
  return row?.pieces ?? 0;
}
