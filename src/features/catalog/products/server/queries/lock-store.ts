import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { products } from '../tables.ts';

/**
 * SQL expression: the currency in which a store sells, that of its first product; rupees for a store without products.
 * Needs suppliers in the `from`.
 */
export const storeCurrency: SQL<string> = sql<string>`coalesce((
  select ${products.currency} from ${products}
  where ${products.supplierId} = ${suppliers}.id order by ${products.number} limit 1), ${homeMarket.currency})`;

/** SQL condition: products of one store that are not deleted. */
export const isStoreRow = (supplierId: string): SQL | undefined =>
  and(eq(products.supplierId, supplierId), isNull(products.deletedAt));

/**
 * Locks a store's product list until the transaction ends, so that a limit counted now still holds when the row is
 * written.
 */
export async function lockStore(db: Database, supplierId: string) {
  const [store] = await db
    .select({ id: suppliers.id, brand: suppliers.logoSeed, currency: storeCurrency })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
    // A weaker lock than `for update`: it does not block inserting an order of this store, which would cause a
    // deadlock.
    .for('no key update');
  if (!store) throw notFound('Store');
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${products.number}), 0)` })
    .from(products)
    .where(eq(products.supplierId, supplierId));
  return { ...store, lastNumber: last?.number ?? 0 };
}

/** Returns the seed of a store's logo, in whose inks its products are drawn, and the currency in which it sells. */
export async function findBrandAndCurrency(db: Database, supplierId: string) {
  const [store] = await db
    .select({ brand: suppliers.logoSeed, currency: storeCurrency })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return store ?? { brand: supplierId, currency: homeMarket.currency };
}

/** Returns the currency in which a store sells. */
export const findStoreCurrency = async (db: Database, supplierId: string): Promise<string> =>
  (await findBrandAndCurrency(db, supplierId)).currency;

/** Locks a product until the transaction ends. */
export const lockProduct = (db: Database, id: string) =>
  db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');

/** Returns a product of one store, locked until the transaction ends; throws not found for another store's. */
export async function lockStoreProduct(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isStoreRow(supplierId)))
    .for('update');
  if (!row) throw notFound('Product');
  return row;
}

/**
 * Returns products of one store in a fixed order, locked until the transaction ends. Products of other stores are left
 * out.
 */
export const lockStoreProducts = (
  db: Database,
  { ids, supplierId }: { ids: readonly string[]; supplierId: string },
) =>
  db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isStoreRow(supplierId)))
    .orderBy(products.id)
    .for('update');

/** True if a product with this id ever existed, even if it was deleted. */
export const productExists = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(products, eq(products.id, id))) > 0;
