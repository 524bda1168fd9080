import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { categories, products } from '#features/catalog/server/tables.ts';
import { productDays, storeDays } from '#features/insights/server/tables.ts';
import { orderEvents, orderLines, orders } from '#features/orders/server/tables.ts';
import { addDays } from '#lib/dates.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { loadedVersion, markLoaded } from '#platform/database/loaded-version.ts';
import { seedId } from '../seed-id.ts';
import { datesBetween, indianDate, ordersOfDay, type SampleOrder, type SampleProduct } from './orders.ts';
import { visitsOfDay } from './visits.ts';

interface StoreAt {
  supplierId: string;
  now: Date;
}

/** The store's products as the generator takes them. */
export async function sampleProducts(db: Database, supplierId: string): Promise<SampleProduct[]> {
  const rows = await db
    .select({ product: products, packagingType: categories.registrationCategory })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.supplierId, supplierId), isNull(products.deletedAt)))
    .orderBy(products.number);
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
  return datesBetween(indianDate(newest?.placedAt ?? addDays(now, -365)), indianDate(now));
}

/**
 * Brings the sample store's orders and visits up to now: what is missing is added, what is open moves on.
 * Orders have ids made of their day and place, so running it again changes nothing that is there.
 */
export async function bringOrdersUpToDate(db: Database, { supplierId, now }: StoreAt): Promise<void> {
  const sold = await sampleProducts(db, supplierId);
  if (sold.length === 0 || (await isUpToDate(db, { supplierId, now }))) return;
  await moveOpenOrders(db, { supplierId, now });
  const made = (await missingDates(db, { supplierId, now })).flatMap((date) =>
    ordersOfDay(date, sold, now).map((order, index) => ({
      id: seedId(`order ${supplierId} ${date} ${index}`),
      order,
    })),
  );
  await insertOrders(db, supplierId, made);
  await writeVisits(db, { supplierId, now, sold });
}

/** Whether the days were brought up less than three hours ago; every start need not count them again. */
async function isUpToDate(db: Database, { supplierId, now }: StoreAt): Promise<boolean> {
  const version = await loadedVersion(db, `sample-days ${supplierId}`);
  if (version && now.getTime() - Date.parse(version) < 3 * 3_600_000) return true;
  await markLoaded(db, `sample-days ${supplierId}`, now.toISOString());
  return false;
}

interface MadeOrder {
  id: string;
  order: SampleOrder;
}

async function insertOrders(db: Database, supplierId: string, made: MadeOrder[]): Promise<void> {
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${orders.number}), 0)` })
    .from(orders)
    .where(eq(orders.supplierId, supplierId));
  const there = await idsThere(db, made);
  const missing = made.filter(({ id }) => !there.has(id));
  for (let start = 0; start < missing.length; start += 400) {
    const batch = missing.slice(start, start + 400);
    await db
      .insert(orders)
      .values(
        batch.map(({ id, order }, index) =>
          orderRow(order, { id, supplierId, number: (last?.number ?? 0) + start + index + 1 }),
        ),
      );
    await db.insert(orderLines).values(batch.flatMap(({ id, order }) => lineRows(id, order)));
    await db
      .insert(orderEvents)
      .values(
        batch.flatMap(({ id, order }) =>
          order.history.map(({ status, at }) => ({ id: newId(), orderId: id, status, at })),
        ),
      );
  }
}

async function idsThere(db: Database, made: MadeOrder[]): Promise<Set<string>> {
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

function orderRow(
  { buyer, history, lines: _lines, ...sums }: SampleOrder,
  place: { id: string; supplierId: string; number: number },
) {
  const reached = (status: string): Date | null => history.find((step) => step.status === status)?.at ?? null;
  const last = history.at(-1);
  return {
    ...place,
    ...sums,
    buyerName: buyer.company,
    buyerCountry: buyer.country,
    status: last?.status ?? ('placed' as const),
    currency: 'INR',
    totalMinor: sums.subtotalMinor + sums.taxMinor + sums.deliveryMinor,
    placedAt: history[0]?.at ?? new Date(0),
    deliveredAt: reached('delivered'),
    cancelledAt: reached('cancelled'),
  };
}

function lineRows(orderId: string, { lines }: SampleOrder) {
  return lines.map(({ product, ...line }) => ({
    ...line,
    id: newId(),
    orderId,
    productId: product.id,
    title: product.title,
    packagingType: product.packagingType,
    unit: product.unit,
  }));
}

/** Orders that were on their way when the marketplace last ran have gone on meanwhile. */
async function moveOpenOrders(db: Database, { supplierId, now }: StoreAt): Promise<void> {
  const overdue = addDays(now, -30);
  await db
    .update(orders)
    .set({
      status: 'completed',
      deliveredAt: sql`coalesce(${orders.deliveredAt}, ${orders.placedAt} + interval '20 days')`,
    })
    .where(
      and(
        eq(orders.supplierId, supplierId),
        isNull(orders.buyerAccountId),
        sql`${orders.status} not in ('completed', 'cancelled')`,
        sql`${orders.placedAt} < ${overdue.toISOString()}::timestamptz`,
      ),
    );
}

async function writeVisits(
  db: Database,
  { supplierId, now, sold }: StoreAt & { sold: SampleProduct[] },
): Promise<void> {
  const today = indianDate(now);
  const shareOfToday = ((now.getTime() + 5.5 * 3_600_000) % 86_400_000) / 86_400_000;
  const inventory = await stockOf(db, supplierId);
  const days = datesBetween(indianDate(addDays(now, -365)), today).map((date, index) => ({
    date,
    visits: visitsOfDay(date, sold, date === today ? shareOfToday : 1),
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
    .onConflictDoUpdate({
      target: [storeDays.supplierId, storeDays.day],
      set: { visitors: sql`excluded.visitors`, views: sql`excluded.views` },
    });
  for (const { date: day, visits } of days.slice(-90)) {
    await db
      .insert(productDays)
      .values(visits.products.map((row) => ({ ...row, day })))
      .onConflictDoNothing();
  }
}

async function stockOf(db: Database, supplierId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${products.stock}), 0)::float8` })
    .from(products)
    .where(eq(products.supplierId, supplierId));
  return row?.pieces ?? 0;
}
