import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rankStore } from '#features/analytics/insights/server/commands/refresh-ranking.ts';
import { rollUp } from '#features/analytics/insights/server/commands/roll-up.ts';
import { sumViewsBatch } from '#features/analytics/insights/server/commands/sum-views.ts';
import { productDays, productMonths, storeDays } from '#features/analytics/insights/server/tables.ts';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { mondayOf, shareOfDayOver, shiftDay } from '#lib/calendar.ts';
import { nameOf } from '#platform/database/typed-sql.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { ownReportNames } from '../contract.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let gold: SignedIn;
let basic: SignedIn;
let buyer: SignedIn;
let supplierId: string;
let productId: string;

const daysAgo = (days: number): Date => new Date(test.kernel.clock().getTime() - days * 86_400_000);
const day = (days: number): string =>
  new Date(daysAgo(days).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

async function order(ago: number, { total = 10_000, country = 'IN', account = null as string | null } = {}) {
  await createOrder(db(), {
    supplierId,
    number: 1 + (await db().$count(orders)),
    buyerAccountId: account,
    buyerCountry: country,
    placedAt: daysAgo(ago),
    lines: [{ productId, quantity: 100, unitPriceMinor: total / 100 }],
  });
}

async function inquiry(ago: number, answeredAfterHours: number | null) {
  const createdAt = daysAgo(ago);
  await createInquiry(db(), {
    number: 1 + (await db().$count(inquiries)),
    supplierId,
    buyerAccountId: buyer.accountId,
    productId,
    subject: 'Box',
    buyerCountry: 'US',
    firstAnsweredAt:
      answeredAfterHours === null ? null : new Date(createdAt.getTime() + answeredAfterHours * 3_600_000),
    messages: [{ side: 'buyer', body: 'Hello', authorAccountId: buyer.accountId, createdAt }],
  });
}

beforeAll(async () => {
  [gold, basic, buyer] = [
    await test.signIn('supplier'),
    await test.signIn('supplier'),
    await test.signIn('customer'),
  ];
  ({ id: supplierId } = await createSupplier(db(), { ownerAccountId: gold.accountId }));
  const otherInquiry = await createSupplier(db(), { ownerAccountId: basic.accountId });
  await createMembership(db(), { supplierId, planId: 'gold', cycleEndsAt: daysAgo(-20) });
  await createMembership(db(), { supplierId: otherInquiry.id, planId: 'basic' });
  await createCategory(db());
  ({ id: productId } = await createProduct(db(), {
    supplierId,
    categoryId: 'shipping-boxes',
    title: '=HYPERLINK("x")',
  }));
  await order(1);
  await order(2, { total: 30_000, country: 'US', account: buyer.accountId });
  await order(10, { total: 20_000 });
  await inquiry(3, 2);
  await inquiry(4, null);
  await inquiry(9, 30);
  await db().transaction((tx) => rollUp(tx, { from: day(60), to: day(0) }));
  await db()
    .update(storeDays)
    .set({ views: 40, visitors: 25 })
    .where(and(eq(storeDays.supplierId, supplierId), eq(storeDays.day, day(1))));
  await db()
    .update(productDays)
    .set({ views: 30, visitors: 20 })
    .where(and(eq(productDays.productId, productId), eq(productDays.day, day(1))));
  await addMonthViews();
});

/** Adds the views of the months, as counting a visit does. */
const addMonthViews = () =>
  db().execute(sql`update ${productMonths} set ${nameOf(productMonths.views)} = d.views from (
    select ${productDays.productId} as id, date_trunc('month', ${productDays.day})::date as month, sum(${productDays.views}) as views from ${productDays} group by 1, 2) d
    where d.id = ${productMonths.productId} and d.month = ${productMonths.month}`);

const read = async (path: string, who: SignedIn = gold) =>
  test.call(`GET /store/insights/${path}`, { token: who.token });

describe('the reports', () => {
  it('count views of products compared with the previous period', async () => {
    const { report } = (await read('product-views?range=7d')).body.data;
    expect(report.figures.views).toEqual({ value: 40, before: 0, changePercent: null });
    expect(report.points).toHaveLength(7);
    expect(report.products).toMatchObject([
      { id: productId, views: 30, visitors: 20, inquiries: 2, orders: 2 },
    ]);
  });

  it('show the same views from rankings and sums as from days, for each range', async () => {
    const own = `custom&from=${day(45)}&to=${day(0)}`;
    const ask = async () =>
      Promise.all(
        ['7d', '30d', '90d', '12m', own].map(
          async (range) => (await read(`product-views?range=${range}`)).body.data,
        ),
      );
    const summed = await ask();
    expect(summed.at(-1).report.products).toMatchObject([{ views: 30 }]);
    await db().transaction((tx) => rankStore(tx, { supplierId, now: test.kernel.clock() }));
    expect(await sumViewsBatch(db(), { supplierId, upto: shiftDay(mondayOf(day(1)), 7) })).toBeNull();
    expect(await ask()).toEqual(summed);
  });

  it('show the same sales as the orders', async () => {
    const { report } = (await read('sales-trends?range=7d')).body.data;
    expect(report.figures.salesMinor).toEqual({ value: 40_000, before: 20_000, changePercent: 100 });
    expect(report.figures.averageMinor.value).toBe(20_000);
    expect(
      report.points.reduce((sum: number, point: { salesMinor: number }) => sum + point.salesMinor, 0),
    ).toBe(40_000);
    expect(report.types).toEqual([{ name: 'Rigid Boxes', salesMinor: 40_000, beforeMinor: 20_000 }]);
  });

  it('follow inquiries to their orders, and measure how long buyers waited', async () => {
    const { report } = (await read('inquiry-analytics?range=7d')).body.data;
    expect(report.funnel).toEqual({ views: 40, inquiries: 2, answered: 1, ordered: 2 });
    expect(report.figures.medianHours).toMatchObject({ value: 2, before: 30 });
    expect(report.speeds).toContainEqual({ within: '1 to 4 hours', inquiries: 1 });
    expect(report.speeds).toContainEqual({ within: 'No reply yet', inquiries: 1 });
  });

  it('show the countries of buyers', async () => {
    const { report } = (await read('buyer-demographics?range=7d')).body.data;
    expect(report.figures.abroadPercent.value).toBe(75);
    expect(report.countries).toMatchObject([
      { code: 'US', name: 'United States', orders: 1, inquiries: 2, salesMinor: 30_000 },
      { code: 'IN', orders: 1, salesMinor: 10_000, beforeMinor: 20_000 },
    ]);
  });

  it('add up to the same sums over a year from months and days', async () => {
    const { report } = (await read('product-views?range=12m')).body.data;
    expect(report.points).toHaveLength(12);
    expect(report.products).toMatchObject([{ orders: 3, inquiries: 3 }]);
    const own = (await read(`product-views?range=custom&from=${day(45)}&to=${day(0)}`)).body.data.report;
    expect(own.products).toMatchObject([{ views: 30, orders: 3, inquiries: 3 }]);
  });

  it('compare a range that ends today with the same hours of the previous period', async () => {
    const sales = async () => (await read('sales-trends?range=7d')).body.data.report;
    const before = await sales();
    expect(before.isRunning).toBe(true);
    const second = 1 / 86_400;
    await order(7 + second, { total: 50_000 });
    await order(7 - second, { total: 70_000 });
    await db().transaction((tx) => rollUp(tx, { from: day(60), to: day(0) }));
    const after = await sales();
    expect(after.figures.salesMinor.before).toBe(before.figures.salesMinor.before + 50_000);
    expect(after.figures.orders.before).toBe(before.figures.orders.before + 1);
    expect(after.points.at(-1).beforeMinor).toBe(before.points.at(-1).beforeMinor + 50_000);
    const typed = (report: typeof after) =>
      report.types.reduce((sum: number, type: { beforeMinor: number }) => sum + type.beforeMinor, 0);
    expect(typed(after)).toBe(typed(before) + 50_000);
    const over = await read(`sales-trends?range=custom&from=${day(7)}&to=${day(7)}`);
    expect(over.body.data.report).toMatchObject({
      isRunning: false,
      figures: { salesMinor: { value: 120_000 } },
    });
  });

  it('compare views, inquiries and buyers with the same hours of the previous period, too', async () => {
    const reports = async () => {
      const [views, asked, buyers] = await Promise.all(
        ['product-views', 'inquiry-analytics', 'buyer-demographics'].map(
          async (name) => (await read(`${name}?range=7d`)).body.data.report,
        ),
      );
      return { views, asked, buyers };
    };
    const before = await reports();
    const second = 1 / 86_400;
    await inquiry(7 + second, 2);
    await inquiry(7 - second, 2);
    await order(7 + second, { country: 'DE' });
    await order(7 - second, { country: 'DE' });
    await db().transaction((tx) => rollUp(tx, { from: day(60), to: day(0) }));
    const isThatDay = eq(storeDays.day, day(7));
    await db().update(storeDays).set({ views: 1000, visitors: 500 }).where(isThatDay);
    await db()
      .update(productDays)
      .set({ views: 1000 })
      .where(and(eq(productDays.productId, productId), eq(productDays.day, day(7))));
    const after = await reports();
    expect([after.views.isRunning, after.asked.isRunning, after.buyers.isRunning]).toEqual([
      true,
      true,
      true,
    ]);
    const elapsed = shareOfDayOver(test.kernel.clock());
    const { views, visitors, inquiries: asked } = after.views.figures;
    expect(views.before).toBeGreaterThan(1000 * elapsed - 5);
    expect(views.before).toBeLessThan(1000 * elapsed + 5);
    expect(visitors.before).toBeLessThan(500 * elapsed + 5);
    expect(after.views.products[0].viewsBefore).toBeLessThan(1000 * elapsed + 5);
    expect(asked.before).toBe(before.views.figures.inquiries.before + 1);
    expect(after.asked.figures.inquiries.before).toBe(before.asked.figures.inquiries.before + 1);
    expect(after.asked.figures.answeredPercent.before).toBe(100);
    expect(after.buyers.figures.orders.before).toBe(before.buyers.figures.orders.before + 1);
    expect(after.buyers.figures.countries.before).toBe(before.buyers.figures.countries.before + 1);
  });

  it('refuse invalid days', async () => {
    const { status, body } = await read('sales-trends?range=custom&from=2026-03-02&to=2026-03-01');
    expect([status, body.message]).toEqual([400, 'The start date is after the end date. Swap them.']);
    expect((await read('sales-trends?range=9y')).status).toBe(400);
  });
});

describe('access to the reports', () => {
  it('depends on the plan', async () => {
    const statuses = Object.fromEntries(
      await Promise.all(ownReportNames.map(async (name) => [name, (await read(name, basic)).body] as const)),
    );
    expect(statuses['inquiry-analytics'].status).toBe('success');
    for (const name of ['product-views', 'sales-trends', 'buyer-demographics'])
      expect(statuses[name]).toMatchObject({ status: 'fail', reason: 'plan' });
    expect((await read('buyer-demographics/file', basic)).status).toBe(403);
  });

  it('is limited to the store itself', async () => {
    const otherStore = await test.signIn('supplier');
    expect((await read('product-views', buyer)).status).toBe(403);
    expect((await read('product-views', otherStore)).status).toBe(409);
    expect((await test.call('GET /store/insights/product-views')).status).toBe(401);
  });
});

it('writes each table as CSV, with formulas marked as text', async () => {
  for (const name of ownReportNames) {
    const { statusCode, headers, payload } = await test.app.inject({
      url: `/api/v1/store/insights/${name}/file?range=30d`,
      headers: { authorization: `Bearer ${gold.token}` },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(payload.split('\r\n').length).toBeGreaterThan(2);
    if (name === 'product-views') expect(payload).toContain(`"'=HYPERLINK(""x"")"`);
  }
});
