import { expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

it('counts what exists, in the user’s own store only', async () => {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const read = async () =>
    (await test.call('GET /store/profile-status', { token: person.token })).body.data.sections;
  expect((await read()).map(({ title }: { title: string }) => title)).toEqual([
    'Basic Information',
    'Business Verification',
    'Product Catalog',
  ]);
  expect((await read())[2]).toMatchObject({ progress: 0, status: 'not_started' });
  const { id: categoryId } = await createCategory(db());
  for (let nth = 0; nth < 5; nth += 1) await createProduct(db(), { supplierId, categoryId });
  expect((await read())[2]).toMatchObject({ progress: 75, status: 'in_progress' });
  const other = await test.signIn('supplier');
  await createSupplier(db(), { ownerAccountId: other.accountId });
  const theirs = await test.call('GET /store/profile-status', { token: other.token });
  expect(theirs.body.data.sections[2].progress).toBe(0);
  expect((await test.call('GET /store/profile-status')).status).toBe(401);
});

it.each([
  ['none', { verifiedAt: new Date() }, 'not_started', false],
  ['one that waits', { withDocument: true, verifiedAt: null }, 'pending', true],
  ['one that was seen', { withDocument: true, verifiedAt: new Date() }, 'completed', true],
])('says of a business document what the administration says: %s', async (_name, given, status, attached) => {
  const { withDocument, ...store } = { withDocument: false, ...given };
  const [person, admin] = [await test.signIn('supplier'), await test.signIn('admin')];
  const file = withDocument
    ? await createStoredFile(db(), { ownerAccountId: person.accountId, purpose: 'verification-document' })
    : null;
  const { id } = await createSupplier(db(), {
    ownerAccountId: person.accountId,
    verificationFileId: file?.id ?? null,
    ...store,
  });
  const { sections } = (await test.call('GET /store/profile-status', { token: person.token })).body.data;
  const items: { name: string; status: string }[] = sections[1].items;
  expect(items.find(({ name }) => name === 'Business document')?.status).toBe(status);
  const seen = await test.call(`GET /admin/applications/${id}`, { token: admin.token });
  expect(seen.body.data.application.hasDocument).toBe(attached);
});

it('shows the draft of a registration that is not submitted yet, to its owner only', async () => {
  const person = await test.signIn('supplier');
  const read = async () => (await test.call('GET /store/profile-status', { token: person.token })).body.data;
  const progress = async () => (await read()).sections.map((one: { progress: number }) => one.progress);
  expect(await read()).toMatchObject({ isDraft: true });
  const before = await progress();
  const form = {
    businessName: 'Harbour Cartons',
    country: 'IN',
    yearOfEstablishment: '2001',
    numberOfEmployees: '11-50',
    contactPerson: 'Asha Patil',
    registeredAddress: 'Plot 4, MIDC, Pune',
    primaryCategories: ['Corrugated Boxes'],
    gstin: '27AAPFU0939F1ZV',
  };
  const saved = await test.call('PUT /registration', {
    token: person.token,
    body: { version: 0, step: 3, form },
  });
  expect(saved.status).toBe(200);
  expect((await read()).sections.map(({ title }: { title: string }) => title)).toEqual([
    'Basic Information',
    'Business Verification',
    'Product Catalog',
  ]);
  const [basics, verification, catalog] = await progress();
  expect(basics).toBe(60);
  expect(verification).toBe((before[1] ?? 0) + 20);
  expect(catalog).toBe(0);
  const links = (await read()).sections.flatMap((one: { items: { to: string }[] }) =>
    one.items.map(({ to }) => to),
  );
  expect(new Set(links)).toEqual(new Set(['/registration']));
  const other = await test.signIn('supplier');
  const theirs = await test.call('GET /store/profile-status', { token: other.token });
  expect(theirs.body.data.sections[0].progress).toBe(0);
});
