import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';
import { createProduct } from './factory.ts';

const test = useTestApp();
const titlesBySelection = async (selection: string): Promise<string[]> => {
  const { body } = await test.call(`GET /products?selection=${selection}`);
  return body.data.products.map(({ title }: { title: string }) => title).toSorted();
};

beforeAll(async () => {
  const { db } = test.kernel.database;
  const { id: categoryId } = await createCategory(db, { id: 'cartons', name: 'Cartons' });
  const { id: supplierId } = await createSupplier(db, { businessName: 'Fold & Flute' });
  const hidden = await createSupplier(db, { businessName: 'Hidden', status: 'submitted', approvedAt: null });
  const of = (title: string, facts: object) => createProduct(db, { supplierId, categoryId, title, ...facts });
  await of('Green and slow', { ecoFriendly: true, leadTimeDays: 40, samplePriceMinor: null });
  await of('Quick with a sample', { ecoFriendly: false, leadTimeDays: 3, samplePriceMinor: 0 });
  await createProduct(db, {
    supplierId: hidden.id,
    categoryId,
    title: 'Secret',
    ecoFriendly: true,
    leadTimeDays: 1,
  });
});

describe('selections', () => {
  it('contain products that match their condition and are public', async () => {
    expect(await titlesBySelection('eco')).toEqual(['Green and slow']);
    expect(await titlesBySelection('quick')).toEqual(['Quick with a sample']);
    expect(await titlesBySelection('samples')).toEqual(['Quick with a sample']);
    expect((await titlesBySelection('new')).length).toBe(2);
    expect((await test.call('GET /products?selection=cheap')).status).toBe(400);
  });

  it('show no product twice', async () => {
    const { body } = await test.call('GET /selections');
    const ids = body.data.selections.flatMap(({ products }: { products: { id: string }[] }) =>
      products.map(({ id }) => id),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
