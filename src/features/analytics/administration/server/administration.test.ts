import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

describe('the overview of the administration', () => {
  it('counts open tasks and says since when the oldest of each waits', async () => {
    const admin = await test.signIn('admin');
    const before = (await test.call('GET /admin/overview', { token: admin.token })).body.data.overview;
    const { db } = test.kernel.database;
    const submittedAt = new Date('2020-01-02T03:04:05.000Z');
    const owner = await test.signIn('supplier');
    await createSupplier(db, { ownerAccountId: owner.accountId, status: 'submitted', submittedAt });
    const after = (await test.call('GET /admin/overview', { token: admin.token })).body.data.overview;
    expect(after.tasks.applications).toBe(before.tasks.applications + 1);
    expect(after.oldest.applications).toBe(submittedAt.toISOString());
    expect(Object.keys(after.oldest)).toEqual(Object.keys(after.tasks));
    expect(Object.values(after.tasks).every((count) => typeof count === 'number')).toBe(true);
  });

  it('counts suppliers, live products and orders', async () => {
    const admin = await test.signIn('admin');
    const { figures } = (await test.call('GET /admin/overview', { token: admin.token })).body.data.overview;
    expect(Object.keys(figures).toSorted()).toEqual([
      'liveProducts',
      'ordersThisWeek',
      'ordersWeekBefore',
      'suppliers',
    ]);
  });

  it('is only for admins', async () => {
    expect((await test.call('GET /admin/overview')).status).toBe(401);
    for (const role of ['customer', 'supplier'] as const) {
      const { token } = await test.signIn(role);
      expect((await test.call('GET /admin/overview', { token })).status).toBe(403);
    }
  });
});
