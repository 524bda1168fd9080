import { expect, it } from 'vitest';
import { createProduct } from '#features/catalog/server/factory.ts';
import { createCategory } from '#features/categories/server/factory.ts';
import { createSupplier } from '#features/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

it('counts what is really there, in the own store alone', async () => {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: person.accountId });
  const read = async () =>
    (await test.call('GET', '/store/profile-status', { token: person.token })).body.data.sections;
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
  const theirs = await test.call('GET', '/store/profile-status', { token: other.token });
  expect(theirs.body.data.sections[2].progress).toBe(0);
  expect((await test.call('GET', '/store/profile-status')).status).toBe(401);
});
