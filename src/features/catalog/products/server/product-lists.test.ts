import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { useStores } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import { availabilityOf } from '../rules/status.ts';
import { createProduct } from './factory.ts';
import { isPublicProduct } from './queries/product-cards.ts';
import { products } from './tables.ts';

const test = useTestApp();
const { db } = useStores(test);

const titlesBySelection = async (selection: string): Promise<string[]> => {
  const { body } = await test.call(`GET /products?selection=${selection}`);
  return body.data.products.map(({ title }: { title: string }) => title).toSorted();
};

describe('selections', () => {
  beforeAll(async () => {
    const { db } = test.kernel.database;
    const { id: categoryId } = await createCategory(db, { id: 'cartons', name: 'Cartons' });
    const { id: supplierId } = await createSupplier(db, { businessName: 'Fold & Flute' });
    const hidden = await createSupplier(db, {
      businessName: 'Hidden',
      status: 'submitted',
      approvedAt: null,
    });
    const of = (title: string, facts: object) =>
      createProduct(db, { supplierId, categoryId, title, ...facts });
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

const leaf = 'fefco-0201-regular-slotted-boxes';
const tile = 'secondary-packaging';
let supplierId: string;
let otherId: string;

const add = (popularity: number, changes: object = {}) =>
  createProduct(db(), { supplierId, categoryId: leaf, popularity, ...changes });

/** Returns the ids of all pages of a category's list. */
async function listed(category: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `GET /products?category=${category}&limit=2${cursor && `&cursor=${cursor}`}`;
    const { body } = await test.call(path);
    ids.push(...body.data.products.map(({ id }: { id: string }) => id));
    cursor = body.data.nextCursor;
  }
  return ids;
}

/** Returns the same from the products themselves. */
async function expected(category: string): Promise<string[]> {
  const rows = await db()
    .select({ id: products.id })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(sql`${isPublicProduct} and ${category} = any(${products.placements})`)
    .orderBy(desc(products.popularity), desc(products.id));
  return rows.map(({ id }) => id);
}

describe('the list of a category', () => {
  beforeAll(async () => {
    supplierId = (await createSupplier(db())).id;
    otherId = (await createSupplier(db())).id;
  });

  it('shows the most popular products first, in pages, also of the categories above', async () => {
    const [low, high] = [await add(0.1), await add(0.9)];
    await add(0.5);
    await add(0.5, { supplierId: otherId });
    const ids = await listed(leaf);
    expect(ids).toEqual(await expected(leaf));
    expect(ids.indexOf(high.id)).toBeLessThan(ids.indexOf(low.id));
    expect(await listed(tile)).toEqual(await expected(tile));
  });

  it('follows products that become popular, are hidden, return, move or are deleted', async () => {
    const product = await add(0.2);
    const change = (values: object) => db().update(products).set(values).where(eq(products.id, product.id));
    for (const values of [
      { popularity: 2 },
      availabilityOf('inactive', 5),
      availabilityOf('active', 5),
      { placements: [tile] },
      { deletedAt: new Date() },
    ]) {
      await change(values);
      for (const category of [leaf, tile]) expect(await listed(category)).toEqual(await expected(category));
    }
    expect(await listed(tile)).not.toContain(product.id);
  });

  it('leaves out the products of a suspended store', async () => {
    await db().update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, otherId));
    const ids = await listed(leaf);
    expect(ids).toEqual(await expected(leaf));
    expect(ids.length).toBeGreaterThan(0);
  });

  it('refuses a cursor of another list', async () => {
    const cursor = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000Z', supplierId])).toString(
      'base64url',
    );
    expect((await test.call(`GET /products?category=${leaf}&cursor=${cursor}`)).status).toBe(400);
  });
});
