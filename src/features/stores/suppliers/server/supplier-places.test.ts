import { describe, expect, it } from 'vitest';
import { newId } from '#lib/ids.ts';
import { useTestApp } from '#support/test-app.ts';
import { createSupplier } from './factory.ts';
import { supplierCertificates } from './tables.ts';

const test = useTestApp();

describe('public suppliers', () => {
  it('are found by state and city, ignoring case, and counted by state', async () => {
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

  it('are listed with the certificates that are valid today', async () => {
    const { db } = test.kernel.database;
    const [mill, old] = [
      await createSupplier(db, { businessName: 'Certified Mill' }),
      await createSupplier(db, { businessName: 'Lapsed Mill' }),
    ];
    const certificate = (supplierId: string, expiresOn: string) => ({
      id: newId(),
      supplierId,
      code: 'FSC',
      number: 'FSC-C900001',
      issuedOn: '2020-01-01',
      expiresOn,
      body: 'SGS',
    });
    await db
      .insert(supplierCertificates)
      .values([certificate(mill.id, '2999-01-01'), certificate(old.id, '2021-01-01')]);
    const { body } = await test.call('GET', '/certifications');
    const fsc = body.data.certifications.find(({ code }: { code: string }) => code === 'FSC');
    expect(fsc).toMatchObject({ supplierCount: 1, suppliers: [{ slug: mill.slug, name: 'Certified Mill' }] });
    expect(body.data.certifications).toHaveLength(35);
    const found = await test.call('GET', '/suppliers?certificate=FSC');
    expect(found.body.data.suppliers.map(({ id }: { id: string }) => id)).toEqual([mill.id]);
  });
});
