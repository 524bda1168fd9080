import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { countMarketplaceDays } from './commands.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
let admin: SignedIn;

const getTrends = async () => (await test.call('GET /admin/trends', { token: admin.token })).body.data.trends;

/** Counts the days as the job would at an instant. */
const countAt = (now: Date) =>
  test.kernel.database.db.transaction((tx) =>
    countMarketplaceDays({ db: tx, now } as Parameters<typeof countMarketplaceDays>[0]),
  );
const now = new Date('2025-11-27T06:00:00Z');
const daysAgo = (days: number): Date => addDays(now, -days);

beforeAll(async () => {
  admin = await test.signIn('admin');
});

describe('the trends of the marketplace', () => {
  it('are empty until the days are counted', async () => {
    expect(await getTrends()).toBeNull();
  });

  it('sum the finished days by week, the last twelve weeks after the twelve before', async () => {
    const ownerAccountId = (await createAccount(db(), { role: 'supplier', createdAt: daysAgo(400) })).id;
    const { id: supplierId } = await createSupplier(db(), { ownerAccountId, approvedAt: daysAgo(100) });
    await createCategory(db());
    const { id: productId } = await createProduct(db(), {
      supplierId,
      categoryId: 'shipping-boxes',
      createdAt: daysAgo(1),
    });
    // Today is not over, and the last one is older than the weeks that are compared.
    for (const days of [0, 1, 2, 8, 169])
      await createAccount(db(), { role: 'customer', createdAt: daysAgo(days) });
    const buyerAccountId = (await createAccount(db(), { role: 'customer', createdAt: daysAgo(500) })).id;
    const order = { supplierId, buyerAccountId, lines: [{ productId, title: 'Mailer' }] };
    await createOrder(db(), { ...order, number: 1, placedAt: daysAgo(3) });
    await createOrder(db(), { ...order, number: 2, placedAt: daysAgo(3), status: 'cancelled' });
    await countAt(now);
    const { weeks, counts } = await getTrends();
    expect([weeks.length, weeks[0], weeks[23]]).toEqual([24, '2025-06-12', '2025-11-20']);
    expect(counts.buyers.slice(-2)).toEqual([1, 2]);
    expect(counts.buyers.reduce((sum: number, count: number) => sum + count)).toBe(3);
    expect(counts.orders.at(-1)).toBe(1);
    expect(counts.products.at(-1)).toBe(1);
    expect(counts.suppliers.slice(0, 12).reduce((sum: number, count: number) => sum + count)).toBe(1);
    expect(counts.inquiries.every((count: number) => count === 0)).toBe(true);
  });

  it('add each finished day once, however often they are counted', async () => {
    await createAccount(db(), { role: 'customer', createdAt: now });
    await countAt(now);
    expect((await getTrends()).counts.buyers.at(-1)).toBe(2);
    for (const hour of [1, 2]) await countAt(addDays(now, 1 + hour / 24));
    const { weeks, counts } = await getTrends();
    expect(weeks.at(-1)).toBe('2025-11-21');
    expect(counts.buyers.at(-1)).toBe(4);
  });

  it('are only for admins', async () => {
    expect((await test.call('GET /admin/trends')).status).toBe(401);
    for (const role of ['customer', 'supplier'] as const) {
      const { token } = await test.signIn(role);
      expect((await test.call('GET /admin/trends', { token })).status).toBe(403);
    }
  });
});
