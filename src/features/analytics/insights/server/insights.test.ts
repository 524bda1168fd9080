import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { marketDay } from '#lib/calendar.ts';
import { formatDate } from '#lib/formats.ts';
import { newId } from '#lib/ids.ts';
import { pdfText } from '#support/pdf-text.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { rollUp } from './commands/roll-up.ts';
import { productDays } from './tables.ts';

const test = useTestApp();
let owner: SignedIn;
let otherSupplier: SignedIn;
let supplierId: string;
let productId: string;
let number = 0;

interface OrderOptions {
  placedAt: Date;
  deliveredAt?: Date;
  cancelled?: boolean;
  quantity?: number;
  packagingType?: string;
}

async function placeOrder({
  placedAt,
  deliveredAt,
  cancelled,
  quantity = 100,
  packagingType = 'Corrugated Boxes',
}: OrderOptions): Promise<void> {
  const { db } = test.kernel.database;
  const [id, subtotalMinor] = [newId(), quantity * 50];
  const deliveredStatus = deliveredAt ? 'delivered' : 'placed';
  number += 1;
  await db.insert(orders).values({
    id,
    supplierId,
    number,
    buyerName: 'Filter & Co.',
    buyerCountry: 'IN',
    status: cancelled ? 'cancelled' : deliveredStatus,
    paymentTerm: 'COD',
    currency: 'INR',
    subtotalMinor,
    taxMinor: 900,
    deliveryMinor: 100,
    totalMinor: subtotalMinor + 1000,
    placedAt,
    deliveredAt: deliveredAt ?? null,
  });
  await db.insert(orderLines).values({
    id: newId(),
    orderId: id,
    productId,
    title: 'Box',
    packagingType,
    quantity,
    unit: 'piece',
    unitPriceMinor: 50,
    totalMinor: subtotalMinor,
  });
}

const hoursAgo = (hours: number): Date => new Date(test.kernel.clock().getTime() - hours * 3_600_000);

beforeAll(async () => {
  owner = await test.signIn('supplier');
  otherSupplier = await test.signIn('supplier');
  const { db } = test.kernel.database;
  ({ id: supplierId } = await createSupplier(db, { ownerAccountId: owner.accountId }));
  await createCategory(db);
  ({ id: productId } = await createProduct(db, { supplierId, categoryId: 'shipping-boxes' }));
  await placeOrder({ placedAt: hoursAgo(0) });
  await placeOrder({ placedAt: hoursAgo(0), cancelled: true });
  await placeOrder({
    placedAt: hoursAgo(24 * 40),
    deliveredAt: hoursAgo(24 * 20),
    quantity: 300,
    packagingType: 'Rigid Boxes',
  });
  await db.transaction((tx) => rollUp(tx, { from: '2020-01-01', to: marketDay(test.kernel.clock()) }));
});

describe('the overview', () => {
  it('counts the orders of today without tax, delivery and cancelled orders', async () => {
    const { body } = await test.call('GET /store/overview', { token: owner.token });
    expect(body.data.overview.figures.revenueMinor).toMatchObject({ value: 5_000 });
    expect(body.data.overview.figures.transactions).toMatchObject({ value: 1 });
    expect(body.data.overview.figures.inventory.value).toBe(400);
    expect(body.data.overview.figures.revenueMinor.week).toHaveLength(7);
  });

  it('is closed to visitors, customers and suppliers without a store', async () => {
    const customer = await test.signIn('customer');
    expect((await test.call('GET /store/overview')).status).toBe(401);
    expect((await test.call('GET /store/overview', { token: customer.token })).status).toBe(403);
    expect((await test.call('GET /store/overview', { token: otherSupplier.token })).status).toBe(404);
  });
});

describe('the sales report', () => {
  it.each([
    ['12m', 12],
    ['6m', 6],
    ['30d', 30],
    ['7d', 7],
  ])('has a point for every part of %s, also the empty ones', async (period, count) => {
    const { body } = await test.call(`GET /store/sales-report?period=${period}`, { token: owner.token });
    expect(body.data.points).toHaveLength(count);
  });

  it('counts sales by order date and earnings by delivery date', async () => {
    const { body } = await test.call('GET /store/sales-report?period=30d', { token: owner.token });
    const sum = (key: string) =>
      body.data.points.reduce((total: number, point: Record<string, number>) => total + (point[key] ?? 0), 0);
    expect(sum('salesMinor')).toBe(5_000);
    expect(sum('earningsMinor')).toBe(15_000);
  });

  it('refuses an unknown period', async () => {
    expect((await test.call('GET /store/sales-report?period=9y', { token: owner.token })).status).toBe(400);
  });
});

describe('the sales report as a PDF', () => {
  it('has two pages and opens for its owner', async () => {
    const { statusCode, headers, rawPayload } = await test.app.inject({
      url: '/api/v1/store/sales-report/file?period=30d',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="sales-report-30d-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.toString('latin1')).toContain('/Count 2');
    expect(pdfText(rawPayload)).toContain('Dates are in IST.');
    expect(pdfText(rawPayload)).toContain(
      `${formatDate(marketDay(test.kernel.clock()), { style: 'monthDay' })} so far`,
    );
  });

  it('is closed to everyone else', async () => {
    const customer = await test.signIn('customer');
    const statuses = async (token?: string) =>
      (await test.call('GET /store/sales-report/file', token ? { token } : {})).status;
    expect([await statuses(), await statuses(customer.token), await statuses(otherSupplier.token)]).toEqual([
      401, 403, 404,
    ]);
  });
});

describe('sales shares and best sellers', () => {
  it('cover the requested period', async () => {
    const shares = async (period: string) =>
      (
        await test.call(`GET /store/sales-by-category?period=${period}`, {
          token: owner.token,
        })
      ).body.data.shares;
    expect(await shares('7d')).toEqual([{ name: 'Corrugated Boxes', salesMinor: 5_000 }]);
    expect(await shares('3m')).toEqual([
      { name: 'Rigid Boxes', salesMinor: 15_000 },
      { name: 'Corrugated Boxes', salesMinor: 5_000 },
    ]);
  });

  it('sum up what was sold and show the remaining stock', async () => {
    const { body } = await test.call('GET /store/top-selling', { token: owner.token });
    expect(body.data.products).toMatchObject([
      { id: productId, sold: 400, earningsMinor: 20_000, status: 'active' },
    ]);
  });
});

describe('trends of products', () => {
  it('are the views of a week and the sales of 30 days, only of the own store', async () => {
    const { db } = test.kernel.database;
    const { id: categoryId } = await createCategory(db);
    const { id } = await createProduct(db, { supplierId, categoryId });
    const day = (ago: number) => marketDay(new Date(Date.now() - ago * 86_400_000));
    await db.insert(productDays).values([
      { productId: id, supplierId, day: day(0), views: 5, sold: 10 },
      { productId: id, supplierId, day: day(2), views: 7 },
      { productId: id, supplierId, day: day(20), views: 9, sold: 20 },
      { productId: id, supplierId, day: day(40), views: 11, sold: 40 },
    ]);
    const trendsOf = async (who: SignedIn) =>
      (await test.call(`GET /store/product-trends?products=${id},${newId()},x`, { token: who.token })).body
        .data.trends;
    expect(await trendsOf(owner)).toEqual([{ id, views: [0, 0, 0, 0, 7, 0, 5], soldIn30Days: 30 }]);
    const rival = await test.signIn('supplier');
    await createSupplier(db, { ownerAccountId: rival.accountId });
    expect(await trendsOf(rival)).toEqual([]);
    const { token } = await test.signIn('customer');
    expect((await test.call(`GET /store/product-trends?products=${id}`, { token })).status).toBe(403);
  });
});
