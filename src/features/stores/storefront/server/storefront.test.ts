import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { storeBankAccounts } from '#features/stores/bank-details/server/tables.ts';
import { createSupplier, supplierRow } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import type { SeedSupplier } from '#seed/marketplace/types.ts';
import { useTestApp } from '#support/test-app.ts';
import { certificateRows } from './factory.ts';
import { getSupplier } from './queries.ts';
import { supplierCertificates } from './tables.ts';

const test = useTestApp();
const shown = (slug: string) => test.call(`GET /suppliers/${slug}`);

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
    const found = await test.call('GET /suppliers?country=US&state=ohio&city=COLUMBUS');
    expect(found.body.data.suppliers.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    expect(found.body.data.states).toContain('Ohio');
    expect((await test.call('GET /suppliers?country=US&state=Texas')).body.data.suppliers).toEqual([]);
    expect((await test.call('GET /suppliers?state=%00')).status).toBe(400);
    const { body } = await test.call('GET /supplier-states?country=US');
    expect(body.data.states).toContainEqual({
      name: 'Ohio',
      supplierCount: 1,
      makes: expect.any(Array),
      suppliers: [expect.objectContaining({ slug: made.slug })],
    });
    expect((await test.call('GET /supplier-states?country=usa')).status).toBe(400);
  });

  it('are listed with the certificates that are valid today', async () => {
    const { db } = test.kernel.database;
    const [mill, old] = [
      await createSupplier(db, { businessName: 'Certified Mill' }),
      await createSupplier(db, { businessName: 'Lapsed Mill' }),
    ];
    const certificate = (
      { id: supplierId }: { id: string },
      [expiresOn, code = 'FSC']: [string, string?],
    ) => ({
      id: newId(),
      supplierId,
      code,
      number: 'FSC-C900001',
      issuedOn: '2020-01-01',
      expiresOn,
      body: 'SGS',
    });
    await db
      .insert(supplierCertificates)
      .values([
        certificate(mill, ['2999-01-01']),
        certificate(old, ['2021-01-01']),
        certificate(mill, ['2999-06-01', 'GRS']),
        certificate(mill, ['2999-07-01', 'SMETA']),
      ]);
    const { body } = await test.call('GET /certifications');
    const fsc = body.data.certifications.find(({ code }: { code: string }) => code === 'FSC');
    expect(fsc).toMatchObject({ supplierCount: 1, suppliers: [{ slug: mill.slug, name: 'Certified Mill' }] });
    expect(body.data.certifications).toHaveLength(35);
    const found = await test.call('GET /suppliers?certificate=FSC');
    expect(found.body.data.suppliers.map(({ id }: { id: string }) => id)).toEqual([mill.id]);
    const codes = found.body.data.suppliers[0].certificates.map(({ code }: { code: string }) => code);
    expect(codes, 'the certificate asked for, then the latest').toEqual(['FSC', 'SMETA']);
  });
});

describe('the public list of suppliers', () => {
  it('shows checked suppliers first, then those with more orders, filtered and in pages', async () => {
    const { db } = test.kernel.database;
    await createSupplier(db, {
      businessName: 'Zeta Films',
      country: 'DE',
      primaryCategories: ['Shrink Wraps'],
    });
    await createSupplier(db, {
      businessName: 'Zeta Boxes',
      country: 'DE',
      primaryCategories: ['Rigid Boxes'],
    });
    await createSupplier(db, { businessName: 'Zeta Hidden', country: 'DE', status: 'suspended' });
    await createSupplier(db, { businessName: 'Ranked Unchecked', verifiedAt: null, yearOrders: 9 });
    await createSupplier(db, { businessName: 'Ranked Busy', yearOrders: 12 });
    await createSupplier(db, { businessName: 'Ranked Able', yearOrders: 3 });
    await createSupplier(db, { businessName: 'Ranked New', yearOrders: 3 });
    const names = async (query: string) => {
      const { body } = await test.call(`GET /suppliers?${query}`);
      return body.data.suppliers.map(({ businessName }: { businessName: string }) => businessName);
    };
    expect(await names('q=zeta')).toEqual(['Zeta Boxes', 'Zeta Films']);
    const ranked = ['Ranked Busy', 'Ranked Able', 'Ranked New', 'Ranked Unchecked'];
    expect(await names('q=ranked')).toEqual(ranked);
    const inPages: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await test.call(`GET /suppliers?q=ranked&limit=1${next && `&cursor=${next}`}`);
      inPages.push(body.data.suppliers[0].businessName);
      next = body.data.nextCursor;
    }
    expect(inPages).toEqual(ranked);
    expect(await names('country=DE&category=Shrink%20Wraps')).toEqual(['Zeta Films']);
    expect(await names('q=%25')).toEqual([]);
    const first = await test.call('GET /suppliers?q=zeta&limit=1');
    expect(first.body.data.countries).toContainEqual({ code: 'DE', name: 'Germany' });
    expect(await names(`q=zeta&limit=1&cursor=${first.body.data.nextCursor}`)).toEqual(['Zeta Films']);
    expect((await test.call('GET /suppliers?cursor=bm9wZQ')).status).toBe(400);
    const id = '0198f0c2-0000-7000-8000-000000000000';
    for (const forged of [
      [false, -9_000_000_000, 'Zeta', id],
      [false, 0.5, 'Zeta', id],
      [false, 0, 'Ze\u0000ta', id],
      [false, 0, 'Zeta', 'x'],
      ['no', 0, 'Zeta', id],
      ['Zeta', id],
    ]) {
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url');
      expect((await test.call(`GET /suppliers?cursor=${cursor}`)).status).toBe(400);
    }
    expect((await test.call('GET /suppliers?limit=101')).status).toBe(400);
  });
});

const certificate = {
  code: 'FSC',
  number: 'FSC-C000001',
  issuedOn: '2020-01-01',
  expiresOn: '2099-01-01',
  body: 'A body',
};
const facts: SeedSupplier = {
  key: 's00001',
  name: 'Vellore Board Mill',
  slug: 'vellore-board-mill',
  country: 'IN',
  state: 'Tamil Nadu',
  stateCode: 'IN-TN',
  city: 'Vellore',
  postalCode: '632001',
  address: '4 Mill Road',
  businessType: 'converter',
  yearOfEstablishment: 1991,
  numberOfEmployees: '201-500',
  gstin: null,
  email: 'sales@vellore.example',
  phone: '+914162200000',
  websiteUrl: 'https://vellore.example',
  contactPerson: 'K. Mani',
  primaryCategories: ['Corrugated Boxes'],
  specialTags: ['Low MOQ'],
  deliveryCapabilities: ['Pan-India'],
  paymentTerms: ['COD'],
  trade: 'corrugated',
  about: 'Board and boxes.',
  plants: [
    {
      city: 'Vellore',
      country: 'IN',
      sinceYear: 1991,
      areaM2: 5000,
      machines: ['Corrugator'],
      capacity: '900 t a month',
    },
  ],
  certificates: [certificate],
  verified: true,
  plan: 'gold',
  responseHours: 5,
  logoSeed: 'vellore',
  inks: ['spruce', 'orange'],
};

describe('a supplier in a list', () => {
  it('comes with the facts by which buyers choose, and its certificates that are valid today', async () => {
    const { db } = test.kernel.database;
    const verifiedAt = new Date('2026-11-03T09:00:00Z');
    const { id } = await createSupplier(db, {
      businessName: 'Fact Mill',
      verifiedAt,
      yearOfEstablishment: 1991,
      responseHours: 4,
      onTimePercent: 97,
      yearOrders: 34,
      repeatBuyers: 6,
    });
    const row = (code: string, expiresOn: string) => ({
      ...certificate,
      id: newId(),
      supplierId: id,
      code,
      expiresOn,
    });
    await db
      .insert(supplierCertificates)
      .values([
        row('FSC', '2990-01-01'),
        row('FSC', '2999-01-01'),
        row('ISO 9001', '2998-01-01'),
        row('BRCGS', '2020-12-31'),
        row('ISO 14001', '2997-01-01'),
        row('SEDEX', '2996-01-01'),
      ]);
    const { body } = await test.call('GET /suppliers?q=fact%20mill');
    expect(body.data.suppliers).toMatchObject([
      {
        verifiedAt: verifiedAt.toISOString(),
        yearOfEstablishment: 1991,
        responseHours: 4,
        onTimePercent: 97,
        yearOrders: 34,
        repeatBuyers: 6,
        certificates: [
          { code: 'FSC', expiresOn: '2999-01-01' },
          { code: 'ISO 9001', expiresOn: '2998-01-01' },
        ],
      },
    ]);
  });

  it('says what was verified, and only that', async () => {
    const { db } = test.kernel.database;
    const { id, slug } = await createSupplier(db, {
      businessName: 'Checked Mill',
      verifiedAt: null,
      gstin: null,
    });
    const checks = async () => (await shown(slug)).body.data.supplier.checks;
    expect(await checks()).toMatchObject({
      documentsCheckedAt: null,
      bankAccountVerifiedAt: null,
      hasValidGstin: false,
    });
    const account = { supplierId: id, sealed: 'sealed', addedAt: new Date('2026-01-01T00:00:00Z') };
    const decidedAt = new Date('2026-01-02T00:00:00Z');
    await db.insert(storeBankAccounts).values([
      { ...account, id: newId(), state: 'verified', decidedAt, replacedAt: decidedAt },
      { ...account, id: newId(), state: 'in_review' },
    ]);
    expect(await checks()).toMatchObject({ bankAccountVerifiedAt: null });
    await db
      .update(storeBankAccounts)
      .set({ state: 'verified', decidedAt })
      .where(and(eq(storeBankAccounts.supplierId, id), isNull(storeBankAccounts.replacedAt)));
    // The response is cached for a minute.
    expect((await getSupplier(db, { slug, now: new Date() })).checks).toMatchObject({
      bankAccountVerifiedAt: decidedAt.toISOString(),
    });
  });
});

describe('a supplier of the demo marketplace', () => {
  it('is stored as the generator describes it, with its certificates', async () => {
    const { db } = test.kernel.database;
    const { id: ownerAccountId } = await createAccount(db, { role: 'supplier' });
    const id = newId();
    await db.insert(suppliers).values(supplierRow(facts, { id, ownerAccountId, now: new Date() }));
    await db.insert(supplierCertificates).values(certificateRows(facts, id));
    const { body } = await shown('vellore-board-mill');
    expect(body.data.supplier).toMatchObject({
      businessName: 'Vellore Board Mill',
      verified: true,
      plants: [{ countryName: 'India' }],
    });
    expect(body.data.supplier.certificates).toMatchObject([{ code: 'FSC', expired: false }]);
  });
});
