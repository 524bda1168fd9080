import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { createSupplier } from './factory.ts';

const test = useTestApp();

describe('public suppliers', () => {
  it('are found by state and city without regard to case, and counted by state', async () => {
    const { db } = test.kernel.database;
    const place = { country: 'US', state: 'Ohio', city: 'Columbus' };
    const made = await createSupplier(db, { businessName: 'Buckeye Tubs', ...place });
    await createSupplier(db, {
      businessName: 'Hidden Tubs',
      ...place,
      status: 'submitted',
      approvedAt: null,
    });
    const found = await test.call('GET', '/suppliers?country=US&state=ohio&city=COLUMBUS');
    expect(found.body.data.suppliers.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    expect(found.body.data.states).toContain('Ohio');
    expect((await test.call('GET', '/suppliers?country=US&state=Texas')).body.data.suppliers).toEqual([]);
    expect((await test.call('GET', '/suppliers?state=%00')).status).toBe(400);
    const { body } = await test.call('GET', '/supplier-states?country=US');
    expect(body.data.states).toContainEqual({ name: 'Ohio', supplierCount: 1, makes: expect.any(Array) });
    expect((await test.call('GET', '/supplier-states?country=usa')).status).toBe(400);
  });
});
