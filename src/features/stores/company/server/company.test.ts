import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const plant = {
  city: 'Pune',
  country: 'IN',
  sinceYear: 2004,
  areaM2: 5200,
  machines: ['5-ply corrugator', 'Flexo printer'],
  capacity: '900 t of board per month',
};

async function openStore() {
  const person = await test.signIn('supplier');
  const { slug } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const save = (body: object) => test.call('PUT /store/company', { token: person.token, body });
  return { ...person, slug, save };
}

describe('company information', () => {
  it('refuses plants in unknown countries and in cities without a name', async () => {
    const { save } = await openStore();
    const refusal = async (changes: object) => {
      const { status, body } = await save({ plants: [plant, { ...plant, ...changes }] });
      return [status, body.errors];
    };
    const city = { path: 'plants.1.city', message: 'Enter a city' };
    expect(await refusal({ city: '12' })).toEqual([400, [city]]);
    const country = { path: 'plants.1.country', message: 'Please select a country' };
    expect(await refusal({ country: 'XX' })).toEqual([400, [country]]);
  });

  it('is visible to buyers as soon as it is saved', async () => {
    const { slug, save } = await openStore();
    const about = 'We make boxes for engine parts.';
    const saved = await save({
      about,
      languages: ['English', 'Marathi'],
      plants: [plant],
      websiteUrl: 'example.com',
    });
    expect(saved.body.data.company.form).toMatchObject({
      about,
      plants: [plant],
      websiteUrl: 'https://example.com',
    });
    await test.runJobs();
    const { supplier } = (await test.call(`GET /suppliers/${slug}`)).body.data;
    expect(supplier).toMatchObject({
      about,
      languages: ['English', 'Marathi'],
      plants: [{ countryName: 'India' }],
    });
  });

  it('names the invalid field, and refuses another account’s logo', async () => {
    const { save } = await openStore();
    const wrong = await save({ languages: ['Klingon'], plants: [{ ...plant, sinceYear: 3000 }] });
    expect(wrong.status).toBe(400);
    const paths = wrong.body.errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(['plants.0.sinceYear']));
    const other = await test.signIn('supplier');
    const { id } = await createStoredFile(db(), {
      ownerAccountId: other.accountId,
      purpose: 'business-logo',
    });
    expect((await save({ logoFileId: id })).body.errors[0].path).toBe('logoFileId');
  });

  it('cannot change name, address or status, whatever the request contains', async () => {
    const { slug, save } = await openStore();
    await save({
      businessName: 'Another',
      registeredAddress: 'Elsewhere 1',
      verifiedAt: null,
      isPublic: false,
    });
    await test.runJobs();
    const { supplier } = (await test.call(`GET /suppliers/${slug}`)).body.data;
    expect(supplier).toMatchObject({ businessName: 'Sahyadri Corrugators', verified: true });
  });

  it('is accessible only to suppliers', async () => {
    expect((await test.call('GET /store/company')).status).toBe(401);
    const { token } = await test.signIn('customer');
    expect((await test.call('PUT /store/company', { token, body: {} })).status).toBe(403);
  });
});
