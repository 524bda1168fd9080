import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
let supplier: SignedIn;
beforeEach(async () => {
  supplier = await test.signIn('supplier', 'Asha Patil');
});

const complete = {
  businessName: 'Sahyadri Corrugators',
  businessType: 'manufacturer',
  yearOfEstablishment: '1998',
  numberOfEmployees: '51-200',
  gstin: '27AAPFU0939F1ZV',
  email: 'sales@sahyadri.example',
  websiteUrl: 'www.sahyadri.example',
  country: 'IN',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: '411026',
  contactPerson: 'Asha Patil',
  registeredAddress: 'Plot 14, MIDC Bhosari',
  primaryCategories: ['Corrugated Boxes'],
  specialTags: ['Eco-Friendly'],
  deliveryCapabilities: ['Pan-India'],
  paymentTerms: ['Credit Payment'],
  moq: '500',
};

const save = (
  form: object,
  { version = 0, token = supplier.token }: { version?: number; token?: string } = {},
) => test.call('PUT /registration', { token, body: { version, step: 2, form } });
const submit = (version: number, token = supplier.token) =>
  test.call('POST /registration/submission', { token, body: { version, confirmDetails: true } });
const readRegistration = async (token = supplier.token) =>
  (await test.call('GET /registration', { token })).body.data.registration;

describe('the registration draft', () => {
  it('is empty at first, and is restored on any device as it was entered', async () => {
    expect(await readRegistration()).toMatchObject({ status: 'draft', version: 0, step: 1, form: {} });
    const typed = { businessName: 'Sahyadri', email: 'not yet an addr', pincode: '4110' };
    const saved = await save(typed);
    expect(saved.body.data.version).toBe(1);
    expect(await readRegistration()).toMatchObject({ version: 1, step: 2, form: typed });
  });

  it('is returned with current field names if it was stored with those of the first release', async () => {
    const { db } = test.kernel.database;
    await save({ businessName: 'Sahyadri' });
    const stored = sql`'{"logoFileId":"01890000-0000-7000-8000-00000000000a","verificationFileId":"01890000-0000-7000-8000-00000000000b","productFileIds":["01890000-0000-7000-8000-00000000000c"]}'::jsonb`;
    await db.update(suppliers).set({ draft: stored }).where(eq(suppliers.ownerAccountId, supplier.accountId));
    const { form, productsAdded } = await readRegistration();
    expect(form).toEqual({
      businessLogo: '01890000-0000-7000-8000-00000000000a',
      verificationDocFile: '01890000-0000-7000-8000-00000000000b',
      productImages: ['01890000-0000-7000-8000-00000000000c'],
    });
    expect(productsAdded).toBe(true);
  });

  it('refuses a file that was uploaded for another field, even one that it already contains', async () => {
    const logo = await createStoredFile(test.kernel.database.db, {
      ownerAccountId: supplier.accountId,
      purpose: 'business-logo',
    });
    expect((await save({ businessLogo: logo.id })).status).toBe(200);
    expect((await save({ businessLogo: logo.id, verificationDocFile: logo.id }, { version: 1 })).status).toBe(
      404,
    );
    expect((await save({ verificationDocFile: logo.id }, { version: 1 })).status).toBe(404);
    expect((await save({ businessLogo: logo.id }, { version: 1 })).status).toBe(200);
  });

  it('is not overwritten by a device that has not seen the latest version', async () => {
    await save({ businessName: 'First' });
    const stale = await save({ businessName: 'Second' });
    expect(stale.status).toBe(409);
    expect(stale.body.reason).toBe('draft_changed');
    expect((await readRegistration()).form.businessName).toBe('First');
  });

  it('lets one of five devices win that save for the first time simultaneously', async () => {
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((businessName) => save({ businessName })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  it('is accessible only to its owner, and only to suppliers and admins', async () => {
    await save({ businessName: 'Mine' });
    const other = await test.signIn('supplier');
    expect((await readRegistration(other.token)).form).toEqual({});
    const customer = await test.signIn('customer');
    expect((await save({}, { version: 0, token: customer.token })).status).toBe(403);
    expect((await test.call('GET /registration')).status).toBe(401);
  });

  it('ignores unknown fields, and refuses oversized content', async () => {
    await save({ businessName: 'X', status: 'approved', version: 99, verifiedAt: '2020-01-01' });
    expect(await readRegistration()).toMatchObject({ status: 'draft', form: { businessName: 'X' } });
    expect((await save({ registeredAddress: 'x'.repeat(3000) }, { version: 1 })).status).toBe(400);
    expect((await save({ businessName: 'a\u0000b' }, { version: 1 })).status).toBe(400);
    expect((await save({ businessName: { $ne: '' } }, { version: 1 })).status).toBe(400);
  });

  it('lists what prevents its submission', async () => {
    const { pincode: _, ...rest } = complete;
    await save({ ...rest, pincode: '12', businessName: '' });
    const { problems } = await readRegistration();
    expect(problems).toEqual([
      expect.objectContaining({ path: 'businessName', step: 1 }),
      expect.objectContaining({ path: 'pincode', step: 2 }),
    ]);
    await save(complete, { version: 1 });
    expect((await readRegistration()).problems).toEqual([]);
  });

  it('refuses files of other accounts, and keeps its own from being swept', async () => {
    const { db } = test.kernel.database;
    const other = await test.signIn('supplier');
    const otherFile = await createStoredFile(db, {
      ownerAccountId: other.accountId,
      purpose: 'verification-document',
    });
    expect((await save({ verificationDocFile: otherFile.id })).status).toBe(404);
    const ownFile = await createStoredFile(db, {
      ownerAccountId: supplier.accountId,
      purpose: 'verification-document',
    });
    await save({ verificationDocFile: ownFile.id });
    expect(await readRegistration()).toMatchObject({
      files: [{ id: ownFile.id }],
      verificationDocUrl: `/api/v1/files/${ownFile.id}/content`,
      productsAdded: false,
    });
    expect((await test.call(`DELETE /files/${ownFile.id}`, { token: supplier.token })).status).toBe(409);
    await save({ verificationDocFile: '' }, { version: 1 });
    expect((await test.call(`DELETE /files/${ownFile.id}`, { token: supplier.token })).status).toBe(200);
  });
});

describe('submitting a registration', () => {
  it('sends a complete registration for review, and closes it', async () => {
    const { body } = await save(complete);
    const response = await submit(body.data.version);
    expect(response.status).toBe(201);
    expect(response.body.data.registration).toMatchObject({
      status: 'submitted',
      slug: 'sahyadri-corrugators',
      isPublic: false,
    });
    expect((await save(complete, { version: 1 })).body.reason).toBe('registration_closed');
    expect((await submit(1)).status).toBe(409);
  });

  it('happens once, however often the button is pressed', async () => {
    await save({ ...complete, businessName: 'Pressed Twice' });
    const responses = await Promise.all([1, 2, 3, 4].map(() => submit(1)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('gives stores with the same name different URLs', async () => {
    await save({ ...complete, businessName: 'Same Name' });
    await submit(1);
    const other = await test.signIn('supplier');
    await save({ ...complete, businessName: 'Same Name' }, { version: 0, token: other.token });
    const { body } = await submit(1, other.token);
    expect(body.data.registration.slug).toMatch(/^same-name-[0-9a-f]{6}$/);
  });

  it('requires the confirmation', async () => {
    await save(complete);
    const response = await test.call('POST /registration/submission', {
      token: supplier.token,
      body: { version: 1, confirmDetails: false },
    });
    expect(response.body.message).toBe('Confirm that the details are correct');
  });

  it.each([
    [1, 'businessName', '', 'Business name is required'],
    [1, 'businessType', 'bank', 'Please select a business type'],
    [1, 'email', '', 'Email is required'],
    [1, 'email', 'sales@', 'Please enter a valid email'],
    [1, 'gstin', '27AAPFU0939', 'Enter a valid 15-character GSTIN'],
    [1, 'gstin', '27AAPFU0939F1ZA', 'The last character of this GSTIN is incorrect. Check it for typos.'],
    [1, 'yearOfEstablishment', '3000', 'Enter a year, such as 1998'],
    [1, 'websiteUrl', 'javascript:alert(1)', 'Enter a web address, such as www.example.com'],
    [2, 'country', '', 'Please select a country'],
    [2, 'country', 'ZZ', 'Please select a country'],
    [2, 'state', '', 'Please select a state'],
    [2, 'city', ' ', 'Please select a city'],
    [2, 'pincode', '', 'Pincode/Zipcode is required'],
    [2, 'pincode', '41100', 'Please enter a valid 6-digit Indian pincode'],
    [2, 'contactPerson', '', 'Contact person name is required'],
    [2, 'registeredAddress', '', 'Registered address is required'],
    [2, 'registeredAddress', 'Plot 14', 'Address seems too short'],
    [3, 'moq', 'many', 'Enter a whole number'],
    [3, 'paymentTerms', ['Barter'], 'Select from the list'],
    [4, 'leadTime', '2 weeks', 'Product name is required', 'productName'],
    [4, 'productDescription', 'x'.repeat(301), 'Use no more than 300 characters'],
  ])(
    'of step %i refuses %s %j with the specified words',
    async (step, field, value, message, shownAt?: string) => {
      await save({ ...complete, [field]: value });
      const response = await submit(1);
      expect(response.status).toBe(400);
      expect(response.body.errors).toContainEqual({
        path: shownAt ?? (Array.isArray(value) ? `${field}.0` : field),
        message,
        step,
      });
      expect((await readRegistration()).status).toBe('draft');
    },
  );

  it.each([
    ['US', 'California', '90012', null],
    ['US', 'California', '90012-1234', null],
    ['US', 'California', '9001', 'Please enter a valid US ZIP code'],
    ['GB', 'England', 'SW1A 1AA', null],
    ['GB', 'England', 'sw1a1aa', null],
    ['GB', 'England', '90012', 'Please enter a valid UK postcode'],
    ['DE', 'Berlin', '10115', null],
    ['DE', 'Berlin', '101', 'Please enter a valid postal code'],
    ['AE', 'Dubai', '', null],
    ['HK', 'Hong Kong', '', null],
  ])('knows the postal codes of %s, as in %s: %j', async (country, state, pincode, message) => {
    await save({ ...complete, gstin: '', country, state, city: 'Some city', pincode });
    const response = await submit(1);
    if (message) expect(response.body.errors).toContainEqual({ path: 'pincode', message, step: 2 });
    else expect(response.status).toBe(201);
  });

  it('keeps names in any script unchanged', async () => {
    await save({ ...complete, businessName: '包装王国 📦 & <b>Sons</b>' });
    const { body } = await submit(1);
    expect(body.data.registration.businessName).toBe('包装王国 📦 & <b>Sons</b>');
  });
});
