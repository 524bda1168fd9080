import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { products } from '../tables.ts';

/** Products of one store that were not deleted. */
export const ofStore = (supplierId: string): SQL | undefined =>
  and(eq(products.supplierId, supplierId), isNull(products.deletedAt));

/**
 * Makes this store's changes to its list of products take turns until the transaction ends, so that a limit
 * counted now still holds when the row is written.
 */
export async function lockStore(db: Database, supplierId: string) {
  const [store] = await db
    .select({ id: suppliers.id, businessName: suppliers.businessName, isPublic: suppliers.isPublic })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
    // Not the key: an order of this store may be written meanwhile, or the two would wait for each other.
    .for('no key update');
  if (!store) throw notFound('Store');
  const { rows } = await db.execute<{ lastNumber: number }>(
    sql`select coalesce(max(number), 0) as "lastNumber" from products where supplier_id = ${supplierId}`,
  );
  return { ...store, lastNumber: rows[0]?.lastNumber ?? 0 };
}

/** Makes changes of one product take turns until the transaction ends. */
export const lockProduct = (db: Database, id: string) =>
  db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');

/** A product of one store, locked until the transaction ends. */
export async function lockStoreProduct(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), ofStore(supplierId)))
    .for('update');
  if (!row) throw notFound('Product');
  return row;
}

/** Some products of one store in a fixed order, locked until the transaction ends; another store's are left out. */
export const lockStoreProducts = (
  db: Database,
  { ids, supplierId }: { ids: readonly string[]; supplierId: string },
) =>
  db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), ofStore(supplierId)))
    .orderBy(products.id)
    .for('update');

/** Whether a product of this id was ever made, deleted ones included. */
export const isKnown = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(products, eq(products.id, id))) > 0;
