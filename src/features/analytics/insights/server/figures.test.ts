import { type Column, eq, ne, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { marketDay, shareOfDayOver, shiftDay } from '#lib/calendar.ts';
import { excluded, inline } from '#platform/database/typed-sql.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { changePercent } from '../rules.ts';
import { rankStore } from './commands/refresh-ranking.ts';
import { rollUp } from './commands/roll-up.ts';
import { productDays, productStandings, storeDays, storeStandings } from './tables.ts';

/** Compares every figure of the overview with the orders themselves, in SQL that does not use the daily sums. */
const test = useTestApp();
const db = () => test.kernel.database.db;
const types = ['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging'];
let owner: SignedIn;
let mine: string;
let productIds: string[] = [];

const rows = async <T>(query: SQL): Promise<T[]> => (await db().execute(query)).rows as T[];
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const dayOf = (column: Column) => sql`(${column} at time zone 'Asia/Kolkata')::date`;
/** Of the orders of the store, those that count as sold. */
const isSold = () => sql`${eq(orders.supplierId, mine)} and ${ne(orders.status, 'cancelled')}`;
const read = async (path: string) =>
  (await test.call(`GET /store/${path}`, { token: owner.token })).body.data;

const stockOf = (stock: number) =>
  stock === 0 ? ({ stock, status: 'out_of_stock', statusBeforeOutOfStock: 'active' } as const) : { stock };

/** Creates orders at various hours over fourteen months: some cancelled, some delivered, some with two lines. */
async function fillStore(supplierId: string, sold: readonly string[]): Promise<void> {
  for (let n = 1; n <= 150; n += 1) {
    const [cancelled, delivered] = [n % 11 === 0, n % 3 === 0];
    // Two orders each for today and yesterday, whatever the time is: a few minutes ago, and a day and a few minutes
    // ago.
    const hours = [1 / 60, 2 / 60, 24.1, 24.2, 21.7, 21.9][n - 1] ?? (n * n * 10_000) / 22_500;
    const placedAt = new Date(Date.now() - hours * 3_600_000);
    const openStatus = delivered ? 'delivered' : 'placed';
    await createOrder(db(), {
      supplierId,
      number: n,
      status: cancelled ? 'cancelled' : openStatus,
      taxMinor: 700,
      deliveryMinor: 300,
      placedAt,
      deliveredAt:
        delivered && !cancelled ? new Date(Math.min(Date.now(), placedAt.getTime() + 9 * 86_400_000)) : null,
      lines: Array.from({ length: 1 + (n % 2) }, (_, line) => ({
        productId: sold[(n + line) % sold.length] ?? '',
        packagingType: types[(n + line) % 3] ?? '',
        quantity: 10 + ((n * 7 + line) % 90),
        unitPriceMinor: 25,
      })),
    });
  }
}

async function addVisits(supplierId: string, sold: readonly string[]): Promise<void> {
  const now = marketDay(test.kernel.clock());
  const lastDays = (count: number) =>
    Array.from({ length: count }, (_, ago) => ({ ago, day: shiftDay(now, -ago) }));
  await db()
    .insert(storeDays)
    .values(
      lastDays(41).map(({ ago, day }) => ({
        supplierId,
        day,
        visitors: 40 + ago * 3,
        views: 90,
        inventory: 1000 + ago * 10,
      })),
    )
    .onConflictDoUpdate({
      target: [storeDays.supplierId, storeDays.day],
      set: { visitors: excluded(storeDays.visitors), inventory: excluded(storeDays.inventory) },
    });
  const views = sold.flatMap((productId, place) =>
    lastDays(21).map(({ ago, day }) => ({
      supplierId,
      productId,
      day,
      views: ago > 6 ? 900 - place * 200 : 5 + place * 7,
    })),
  );
  await db()
    .insert(productDays)
    .values(views)
    .onConflictDoUpdate({
      target: [productDays.productId, productDays.day],
      set: { views: excluded(productDays.views) },
    });
}

beforeAll(async () => {
  owner = await test.signIn('supplier');
  await createCategory(db());
  const stores = [owner.accountId, (await test.signIn('supplier')).accountId];
  for (const ownerAccountId of stores) {
    const { id: supplierId } = await createSupplier(db(), { ownerAccountId });
    const sold: string[] = [];
    for (let n = 0; n < 8; n += 1)
      sold.push(
        (
          await createProduct(db(), {
            supplierId,
            categoryId: 'shipping-boxes',
            priceToMinor: 9000 - n * 100,
            ...stockOf(n * 5),
          })
        ).id,
      );
    await fillStore(supplierId, sold);
    if (ownerAccountId === owner.accountId) [mine, productIds] = [supplierId, sold];
  }
  await db().transaction((tx) => rollUp(tx, { from: '2020-01-01', to: marketDay(test.kernel.clock()) }));
  await addVisits(mine, productIds);
}, 60_000);

describe('the cards of the overview', () => {
  it('match the orders of today, compared with yesterday at this time', async () => {
    const { figures, asOf } = (await read('overview')).overview;
    const of = (
      from: SQL,
      to: SQL,
    ) => sql`select coalesce(sum(${orders.subtotalMinor}), 0)::float8 as revenue, count(*)::float8 as transactions
      from ${orders} where ${isSold()} and ${orders.placedAt} >= ${from} and ${orders.placedAt} <= ${to}`;
    const midnight = sql`${today}::timestamp at time zone 'Asia/Kolkata'`;
    const [now] = await rows<Record<string, number>>(of(midnight, sql`now()`));
    const [before] = await rows<Record<string, number>>(
      of(sql`${midnight} - interval '1 day'`, sql`${asOf}::timestamptz - interval '1 day'`),
    );
    for (const [figure, key] of [
      ['revenueMinor', 'revenue'],
      ['transactions', 'transactions'],
    ] as const) {
      expect(figures[figure].value).toBe(now?.[key]);
      expect(figures[figure].changePercent).toBe(changePercent(now?.[key] ?? 0, before?.[key] ?? 0));
    }
  });

  it('show the last seven days, the current stock, and visitors compared with the same share of yesterday', async () => {
    const { figures, asOf } = (await read('overview')).overview;
    const [stock] = await rows<{ pieces: number }>(
      sql`select sum(${products.stock})::float8 as pieces from ${products} where ${eq(products.supplierId, mine)}`,
    );
    expect(figures.inventory.value).toBe(stock?.pieces);
    expect(figures.inventory.changePercent).toBe(changePercent(stock?.pieces ?? 0, 1010));
    expect(figures.visitors.week).toEqual([58, 55, 52, 49, 46, 43, 40]);
    const yesterday = Math.round(43 * shareOfDayOver(new Date(asOf)));
    expect(figures.visitors.changePercent).toBe(changePercent(40, yesterday));
    const week = await rows<{
      sales: number;
    }>(sql`select coalesce(sum(${orders.subtotalMinor}), 0)::float8 as sales
      from generate_series(6, 0, -1) ago left join ${orders} on ${isSold()} and ${dayOf(orders.placedAt)} = ${today} - ago
      group by ago order by ago desc`);
    expect(week.some(({ sales }) => sales > 0)).toBe(true);
    expect(figures.revenueMinor.week).toEqual(week.map(({ sales }) => sales));
  });

  it('name the product that gained views compared with the week before, not the one with most views', async () => {
    const [steady, rising, falling] = productIds;
    const looks = (productId = '', { now, before }: { now: number; before: number }) =>
      db()
        .update(productDays)
        .set({
          views: sql`case when ${productDays.day} > ${today} - 7 then ${now}::int else ${before}::int end`,
        })
        .where(eq(productDays.productId, productId));
    await looks(steady, { now: 9000, before: 9000 });
    await looks(rising, { now: 5000, before: 1000 });
    await looks(falling, { now: 8000, before: 9500 });
    const expected = { id: rising, views: 7 * 5000, viewsBefore: 7 * 1000 };
    expect((await read('overview')).overview.trending).toMatchObject(expected);
    await db().transaction((tx) => rankStore(tx, { supplierId: mine, now: test.kernel.clock() }));
    expect((await read('overview')).overview.trending).toMatchObject(expected);
    await db().execute(sql`truncate ${productStandings}, ${storeStandings}`);
  });
});

describe('the sales report', () => {
  it.each([
    ['12m', 'month', 12],
    ['6m', 'month', 6],
    ['30d', 'day', 30],
    ['7d', 'day', 7],
  ] as const)('adds %s up as the orders do, point by point', async (period, unit, count) => {
    const step = sql`interval ${inline(`1 ${unit}`)}`;
    const sum = (
      at: Column,
      where: SQL,
    ) => sql`(select coalesce(sum(${orders.subtotalMinor}), 0)::float8 from ${orders} where ${where}
      and ${dayOf(at)} >= start and ${dayOf(at)} < start + ${step})`;
    const expected =
      await rows(sql`select start::date::text as start, ${sum(orders.placedAt, isSold())} as "salesMinor",
        ${sum(orders.deliveredAt, eq(orders.supplierId, mine))} as "earningsMinor"
      from generate_series(date_trunc(${inline(unit)}, ${today}) - ${count - 1} * ${step}, ${today}, ${step}) start order by 1`);
    const { points } = await read(`sales-report?period=${period}`);
    expect(points).toEqual(expected);
    expect(points.some(({ salesMinor }: { salesMinor: number }) => salesMinor > 0)).toBe(true);
  });
});

describe('the shares by packaging type', () => {
  it.each([
    ['all', 10_000],
    ['3m', 90],
    ['30d', 30],
    ['7d', 7],
  ] as const)('of %s are those of the lines sold', async (period, days) => {
    const expected =
      await rows(sql`select ${orderLines.packagingType} as name, sum(${orderLines.totalMinor})::float8 as "salesMinor"
      from ${orderLines} join ${orders} on ${eq(orders.id, orderLines.orderId)} where ${isSold()}
        and ${dayOf(orders.placedAt)} > ${today} - ${days}::int group by 1 order by 2 desc, 1`);
    expect((await read(`sales-by-category?period=${period}`)).shares).toEqual(expected);
  });
});

describe.each([['summed from the months'], ['as the standings have it']])('what sells best, %s', (source) => {
  beforeAll(async () => {
    if (source.startsWith('as'))
      await db().transaction((tx) => rankStore(tx, { supplierId: mine, now: test.kernel.clock() }));
  });

  it.each([
    ['best-selling', sql`sold desc`],
    ['price-low', sql`"priceMinor"`],
    ['price-high', sql`"priceMinor" desc`],
  ] as const)(
    'is the six of the last twelve months, by %s, with their stock in three words',
    async (sort, by) => {
      const expected = await rows(sql`select * from (
        select ${products.id}, ${products.priceToMinor}::float8 as "priceMinor", sum(${orderLines.quantity})::float8 as sold, sum(${orderLines.totalMinor})::float8 as "earningsMinor",
          (array['inactive', 'warning', 'active'])[1 + (${products.stock} > 0)::int + (${products.stock} > 10)::int] as status
        from ${orderLines} join ${orders} on ${eq(orders.id, orderLines.orderId)} join ${products} on ${eq(products.id, orderLines.productId)}
        where ${isSold()} and ${dayOf(orders.placedAt)} >= date_trunc('month', ${today}) - interval '11 months'
        group by ${products.id} order by "earningsMinor" desc, ${products.id} limit 6) best order by ${by}, id`);
      const { products: top } = await read(`top-selling?sort=${sort}`);
      expect(top).toHaveLength(6);
      expect(top).toMatchObject(expected);
    },
  );
});
