import { between, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { marketDay, mondayOf, shiftDay } from '#lib/calendar.ts';
import { excluded } from '#platform/database/typed-sql.ts';
import { useTestApp } from '#support/test-app.ts';
import { rankStore } from './commands/refresh-ranking.ts';
import { queueWeeklyViewSums, sumViews } from './commands/sum-views.ts';
import { viewsBetweenDays } from './queries/view-sums.ts';
import { productDays, productViewSums } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let supplierId: string;
let productIds: string[];

beforeAll(async () => {
  const { accountId } = await test.signIn('supplier');
  ({ id: supplierId } = await createSupplier(db(), { ownerAccountId: accountId }));
  const { id: categoryId } = await createCategory(db());
  productIds = [];
  for (let n = 0; n < 3; n += 1) productIds.push((await createProduct(db(), { supplierId, categoryId })).id);
});

const write = (command: Parameters<typeof test.kernel.write<void>>[1]) =>
  test.kernel.write({ actor: null, log: test.kernel.log }, command);

interface DailyViews {
  product: number;
  day: string;
  views: number;
}

async function insertViews(looks: readonly DailyViews[]): Promise<void> {
  await db().execute(sql`truncate ${productDays}, ${productViewSums}`);
  for (const { product, day, views } of looks)
    await db()
      .insert(productDays)
      .values({ supplierId, productId: productIds[product] ?? '', day, views })
      .onConflictDoUpdate({
        target: [productDays.productId, productDays.day],
        set: { views: sql`${productDays.views} + ${excluded(productDays.views)}` },
      });
}

const byProduct = async (views: ReturnType<typeof sql>) =>
  (
    await db().execute(sql`select id, sum(views)::int as views from ${views} d (id, views) group by 1
      having sum(views) <> 0 order by 1`)
  ).rows;

const viewsFromSums = async (from: string, to: string) => {
  const views = await viewsBetweenDays(db(), { supplierId, from, to });
  return views && byProduct(views);
};
const viewsFromDays = (from: string, to: string) =>
  byProduct(
    sql`(select ${productDays.productId}, ${productDays.views} from ${productDays} where ${between(productDays.day, from, to)})`,
  );

const firstDay = '2025-12-03';
const someDay = fc.integer({ min: 0, max: 150 }).map((days) => shiftDay(firstDay, days));
const dailyViews = fc.record({
  product: fc.integer({ min: 0, max: 2 }),
  day: someDay,
  views: fc.integer({ min: 0, max: 50 }),
});

it('returns the same views between any two days as the days themselves', async () => {
  await db().transaction((tx) => rankStore(tx, { supplierId, now: test.kernel.clock() }));
  let sums = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(dailyViews, { maxLength: 40 }),
      someDay.map(mondayOf),
      fc.array(fc.tuple(someDay, someDay), { minLength: 6, maxLength: 6 }),
      async (looks, upto, spans) => {
        await insertViews(looks);
        await write((ctx) => sumViews(ctx, { supplierId, upto }));
        for (const [from, to] of spans.map((span) => span.toSorted() as [string, string])) {
          const views = await viewsFromSums(from, to);
          if (views === null) continue;
          sums += 1;
          expect(views).toEqual(await viewsFromDays(from, to));
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(sums).toBeGreaterThan(50);
}, 60_000);

it('sums again after a week has ended, including products without later views and deleted ones', async () => {
  const today = marketDay(test.kernel.clock());
  const ago = (days: number) => shiftDay(today, -days);
  await insertViews([
    { product: 0, day: ago(40), views: 7 },
    { product: 1, day: ago(20), views: 3 },
  ]);
  await write((ctx) => queueWeeklyViewSums(ctx, supplierId));
  await test.runJobs();
  expect(await viewsFromSums(ago(60), ago(2))).toEqual(await viewsFromDays(ago(60), ago(2)));
  await db()
    .delete(productDays)
    .where(eq(productDays.productId, productIds[0] ?? ''));
  test.advance(8 * 86_400);
  await db().transaction((tx) => rankStore(tx, { supplierId, now: test.kernel.clock() }));
  await write((ctx) => queueWeeklyViewSums(ctx, supplierId));
  await test.runJobs();
  expect(await viewsFromSums(ago(60), ago(2))).toEqual(await viewsFromDays(ago(60), ago(2)));
  expect(await viewsFromDays(ago(60), ago(2))).toHaveLength(1);
});
