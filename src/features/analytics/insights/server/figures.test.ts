import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { marketDay, shareOfDayOver } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { changePercent } from '../rules.ts';
import { rankStore } from './commands/refresh-ranking.ts';
import { rollUp } from './commands/roll-up.ts';

/** Compares every figure of the overview with the orders themselves, in SQL that does not use the daily sums. */
const test = useTestApp();
const db = () => test.kernel.database.db;
const types = ['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging'];
let owner: SignedIn;
let mine: string;
let products: string[] = [];

const rows = async <T>(query: SQL): Promise<T[]> => (await db().execute(query)).rows as T[];
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Asia/Kolkata')::date`);
const read = async (path: string) =>
  (await test.call(`GET /store/${path}`, { token: owner.token })).body.data;

const stockOf = (stock: number) =>
  stock === 0 ? ({ stock, status: 'out_of_stock', statusBeforeOutOfStock: 'active' } as const) : { stock };

/** Creates orders at various hours over fourteen months: some cancelled, some delivered, some with two lines. */
async function fillStore(supplierId: string, sold: readonly string[]): Promise<void> {
  for (let n = 1; n <= 150; n += 1) {
    const [id, cancelled, delivered] = [newId(), n % 11 === 0, n % 3 === 0];
    // Two orders each for today and yesterday, whatever the time is: a few minutes ago, and a day and a few minutes
    // ago.
    const hours = [1 / 60, 2 / 60, 24.1, 24.2, 21.7, 21.9][n - 1] ?? (n * n * 10_000) / 22_500;
    const openStatus = delivered ? 'delivered' : 'placed';
    await db().execute(sql`insert into orders (id, supplier_id, number, buyer_name, buyer_country, status, payment_term, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, placed_at, delivered_at)
      values (${id}, ${supplierId}, ${n}, 'Buyer', 'IN', ${cancelled ? 'cancelled' : openStatus}, 'COD', 'INR', 0, 700, 300, 1000,
        now() - make_interval(secs => ${hours * 3600}), ${delivered && !cancelled ? sql`least(now(), now() - make_interval(secs => ${hours * 3600}) + interval '9 days')` : null})`);
    for (let line = 0; line <= n % 2; line += 1) {
      const quantity = 10 + ((n * 7 + line) % 90);
      await db().execute(sql`insert into order_lines (id, order_id, product_id, title, packaging_type, quantity, unit, unit_price_minor, total_minor)
        values (${newId()}, ${id}, ${sold[(n + line) % sold.length]}, 'Box', ${types[(n + line) % 3]}, ${quantity}, 'piece', 25, ${quantity * 25})`);
    }
    await db().execute(sql`update orders set subtotal_minor = s, total_minor = s + 1000
      from (select sum(total_minor) as s from order_lines where order_id = ${id}) lines where id = ${id}`);
  }
}

async function addVisits(supplierId: string, sold: readonly string[]): Promise<void> {
  await db().execute(sql`insert into store_days (supplier_id, day, visitors, views, inventory)
    select ${supplierId}, ${today} - ago, 40 + ago * 3, 90, 1000 + ago * 10 from generate_series(0, 40) ago
    on conflict (supplier_id, day) do update set visitors = excluded.visitors, inventory = excluded.inventory`);
  for (const [place, productId] of sold.entries())
    await db().execute(sql`insert into product_days (supplier_id, product_id, day, views)
      select ${supplierId}, ${productId}, ${today} - ago, case when ago > 6 then 900 - ${place} * 200 else 5 + ${place} * 7 end from generate_series(0, 20) ago
      on conflict (product_id, day) do update set views = excluded.views`);
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
    if (ownerAccountId === owner.accountId) [mine, products] = [supplierId, sold];
  }
  await db().transaction((tx) => rollUp(tx, { from: '2020-01-01', to: marketDay(test.kernel.clock()) }));
  await addVisits(mine, products);
}, 60_000);

describe('the cards of the overview', () => {
  it('match the orders of today, compared with yesterday at this time', async () => {
    const { figures, asOf } = (await read('overview')).overview;
    const of = (
      from: SQL,
      to: SQL,
    ) => sql`select coalesce(sum(subtotal_minor), 0)::float8 as revenue, count(*)::float8 as transactions
      from orders where supplier_id = ${mine} and status <> 'cancelled' and placed_at >= ${from} and placed_at <= ${to}`;
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
      sql`select sum(stock)::float8 as pieces from products where supplier_id = ${mine}`,
    );
    expect(figures.inventory.value).toBe(stock?.pieces);
    expect(figures.inventory.changePercent).toBe(changePercent(stock?.pieces ?? 0, 1010));
    expect(figures.visitors.week).toEqual([58, 55, 52, 49, 46, 43, 40]);
    const yesterday = Math.round(43 * shareOfDayOver(new Date(asOf)));
    expect(figures.visitors.changePercent).toBe(changePercent(40, yesterday));
    const week = await rows<{ sales: number }>(sql`select coalesce(sum(o.subtotal_minor), 0)::float8 as sales
      from generate_series(6, 0, -1) ago left join orders o on o.supplier_id = ${mine} and o.status <> 'cancelled' and ${dayOf('o.placed_at')} = ${today} - ago
      group by ago order by ago desc`);
    expect(week.some(({ sales }) => sales > 0)).toBe(true);
    expect(figures.revenueMinor.week).toEqual(week.map(({ sales }) => sales));
  });

  it('name the product that gained views compared with the week before, not the one with most views', async () => {
    const [steady, rising, falling] = products;
    const looks = (productId: string | undefined, { now, before }: { now: number; before: number }) =>
      db().execute(sql`update product_days set views = case when day > ${today} - 7 then ${now}::int else ${before}::int end
        where product_id = ${productId}`);
    await looks(steady, { now: 9000, before: 9000 });
    await looks(rising, { now: 5000, before: 1000 });
    await looks(falling, { now: 8000, before: 9500 });
    const expected = { id: rising, views: 7 * 5000, viewsBefore: 7 * 1000 };
    expect((await read('overview')).overview.trending).toMatchObject(expected);
    await db().transaction((tx) => rankStore(tx, { supplierId: mine, now: test.kernel.clock() }));
    expect((await read('overview')).overview.trending).toMatchObject(expected);
    await db().execute(sql`truncate product_standings, store_standings`);
  });
});

describe('the sales report', () => {
  it.each([
    ['12m', 'month', 12],
    ['6m', 'month', 6],
    ['30d', 'day', 30],
    ['7d', 'day', 7],
  ] as const)('adds %s up as the orders do, point by point', async (period, unit, count) => {
    const step = sql.raw(`interval '1 ${unit}'`);
    const sum = (
      at: string,
      where: SQL,
    ) => sql`(select coalesce(sum(subtotal_minor), 0)::float8 from orders where supplier_id = ${mine} and ${where}
      and ${dayOf(at)} >= start and ${dayOf(at)} < start + ${step})`;
    const expected =
      await rows(sql`select start::date::text as start, ${sum('placed_at', sql`status <> 'cancelled'`)} as "salesMinor",
        ${sum('delivered_at', sql`delivered_at is not null`)} as "earningsMinor"
      from generate_series(date_trunc(${sql.raw(`'${unit}'`)}, ${today}) - ${count - 1} * ${step}, ${today}, ${step}) start order by 1`);
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
      await rows(sql`select l.packaging_type as name, sum(l.total_minor)::float8 as "salesMinor"
      from order_lines l join orders o on o.id = l.order_id where o.supplier_id = ${mine} and o.status <> 'cancelled'
        and ${dayOf('o.placed_at')} > ${today} - ${days}::int group by 1 order by 2 desc, 1`);
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
        select p.id, p.price_to_minor::float8 as "priceMinor", sum(l.quantity)::float8 as sold, sum(l.total_minor)::float8 as "earningsMinor",
          (array['inactive', 'warning', 'active'])[1 + (p.stock > 0)::int + (p.stock > 10)::int] as status
        from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
        where o.supplier_id = ${mine} and o.status <> 'cancelled' and ${dayOf('o.placed_at')} >= date_trunc('month', ${today}) - interval '11 months'
        group by p.id order by "earningsMinor" desc, p.id limit 6) best order by ${by}, id`);
      const { products: top } = await read(`top-selling?sort=${sort}`);
      expect(top).toHaveLength(6);
      expect(top).toMatchObject(expected);
    },
  );
});
