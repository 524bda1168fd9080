import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
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
const leaf = 'fefco-0201-regular-slotted-boxes';
const tile = 'secondary-packaging';
let supplierId: string;
let otherId: string;

beforeAll(async () => {
  supplierId = (await createSupplier(db())).id;
  otherId = (await createSupplier(db())).id;
});

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
