import { beforeAll, describe, expect, it } from 'vitest';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const browse = async (query: string) => test.call(`GET /supplier-directory?${query}`);
const namesIn = async (query: string): Promise<string[]> =>
  (await browse(query)).body.data.suppliers.map((one: { businessName: string }) => one.businessName);

beforeAll(async () => {
  const { db } = test.kernel.database;
  const made = [
    {
      businessName: 'Alpha',
      country: 'IN',
      state: 'Maharashtra',
      city: 'Pune',
      deliveryCapabilities: ['Export Ready' as const],
    },
    {
      businessName: 'Beta',
      country: 'IN',
      state: 'Maharashtra',
      city: 'Mumbai',
      specialTags: ['Low MOQ' as const],
    },
    { businessName: 'Gamma', country: 'US', state: 'Ohio', city: 'Columbus', verifiedAt: null },
    { businessName: 'Hidden', country: 'IN', state: 'Goa', city: 'Panaji', status: 'draft' as const },
  ];
  for (const facts of made) {
    const { accountId } = await test.signIn('supplier');
    const { id } = await createSupplier(db, {
      deliveryCapabilities: [],
      specialTags: [],
      ...facts,
      ownerAccountId: accountId,
    });
    if (facts.businessName === 'Alpha')
      await db.insert(supplierCertificates).values({
        id: crypto.randomUUID(),
        supplierId: id,
        code: 'FSC',
        number: 'FSC-C000001',
        body: 'A body',
        issuedOn: '2024-01-01',
        expiresOn: '2099-01-01',
      });
    if (facts.businessName === 'Beta')
      await db.insert(supplierCertificates).values({
        id: crypto.randomUUID(),
        supplierId: id,
        code: 'FSC',
        number: 'FSC-C000002',
        body: 'A body',
        issuedOn: '2019-01-01',
        expiresOn: '2020-01-01',
      });
  }
});

describe('suppliers by place', () => {
  it('leads from a country to its states and cities, and shows public suppliers', async () => {
    const { data } = (await browse('country=india')).body;
    expect(data).toMatchObject({ country: { name: 'India' }, count: 2, more: false });
    expect(data.places).toEqual([{ name: 'Maharashtra', to: '/suppliers/in/india/maharashtra', count: 2 }]);
    expect(await namesIn('country=india&state=maharashtra')).toEqual(['Alpha', 'Beta']);
    expect(await namesIn('country=india&state=maharashtra&city=pune')).toEqual(['Alpha']);
  });

  it('exists for a country or state without suppliers, and not for an unknown place', async () => {
    expect((await browse('country=france')).body.data).toMatchObject({ count: 0, suppliers: [] });
    expect((await browse('country=india&state=goa')).body.data).toMatchObject({ count: 0 });
    for (const query of [
      'country=atlantis',
      'country=india&state=ohio',
      'country=india&state=goa&city=panaji',
    ])
      expect((await browse(query)).status).toBe(404);
    expect((await browse(`country=${'x'.repeat(200)}`)).status).toBe(400);
  });

  it('pages through suppliers without gaps or duplicates', async () => {
    const first = (await browse('limit=1&country=india')).body.data;
    expect(first.suppliers).toHaveLength(1);
    expect(await namesIn(`limit=1&country=india&cursor=${first.nextCursor}`)).toEqual(['Beta']);
    expect((await browse('cursor=made-up')).status).toBe(400);
  });
});

describe('suppliers by certificate and capability', () => {
  it('counts only certificates that are valid today', async () => {
    const { data } = (await browse('certificate=fsc')).body;
    expect(data).toMatchObject({ count: 1, certificate: { code: 'FSC' } });
    expect(await namesIn('certificate=fsc')).toEqual(['Alpha']);
    expect((await browse('certificate=made-up')).status).toBe(404);
  });

  it('finds suppliers with a capability, and shows where they are', async () => {
    expect(await namesIn('capability=export-ready')).toEqual(['Alpha']);
    expect(await namesIn('capability=low-minimum')).toEqual(['Beta']);
    expect((await browse('capability=low-minimum')).body.data.places).toEqual([
      { name: 'India', to: '/search?in=suppliers&country=India&capability=low-minimum', count: 1 },
    ]);
    expect((await browse('capability=everything')).status).toBe(404);
  });
});

describe('the suppliers’ tab of the search', () => {
  const search = async (query: string) => (await test.call(`GET /search?in=suppliers&${query}`)).body.data;
  const names = async (query: string) =>
    (await search(query)).suppliers.map(({ name }: { name: string }) => name).toSorted();

  it('filters by country, certificate, capability and verification, and counts the results of each filter', async () => {
    expect(await names('')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await names('country=India')).toEqual(['Alpha', 'Beta']);
    expect(await names('certification=FSC')).toEqual(['Alpha']);
    expect(await names('capability=low-minimum')).toEqual(['Beta']);
    expect(await names('capability=low-minimum%7Cexport-ready')).toEqual([]);
    expect(await names('verified=1')).not.toContain('Gamma');
    const { facets } = await search('country=India');
    const country = facets.find(({ key }: { key: string }) => key === 'country');
    expect(country.values).toEqual([
      { value: 'India', label: 'India', count: 2, chosen: true },
      { value: 'United States', label: 'United States', count: 1, chosen: false },
    ]);
  });

  it('counts every tab', async () => {
    const { counts } = (await test.call('GET /search/counts?q=')).body.data;
    expect(counts.map(({ tab }: { tab: string }) => tab)).toEqual([
      'products',
      'suppliers',
      'articles',
      'jobs',
      'events',
    ]);
    expect(counts[1]).toEqual({ tab: 'suppliers', count: 3, more: false });
  });
});
