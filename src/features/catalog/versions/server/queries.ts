import { and, desc, eq, isNull } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { maxVersions } from '../contract.ts';
import { changesBetween } from '../rules.ts';
import { productVersions } from './tables.ts';

/**
 * Returns the versions of a product of one store, newest first, each with its changes; throws not found for another
 * store's.
 */
export async function listVersions(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [product] = await db
    .select({ currency: products.currency })
    .from(products)
    .where(and(eq(products.id, id), eq(products.supplierId, supplierId), isNull(products.deletedAt)));
  if (!product) throw notFound('Product');
  const rows = await db
    .select({
      id: productVersions.id,
      number: productVersions.number,
      at: productVersions.at,
      author: accounts.name,
      snapshot: productVersions.snapshot,
    })
    .from(productVersions)
    .leftJoin(accounts, eq(accounts.id, productVersions.accountId))
    .where(eq(productVersions.productId, id))
    .orderBy(desc(productVersions.number))
    .limit(maxVersions);
  return rows.map((row, i) => {
    const before = rows[i + 1];
    const versions = before && { before: before.snapshot, after: row.snapshot };
    return { ...row, changes: versions ? changesBetween(versions, product.currency) : [] };
  });
}

/** Returns the newest version of a product, or null. */
export async function findNewest(db: Database, productId: string) {
  const [row] = await db
    .select({ number: productVersions.number, snapshot: productVersions.snapshot })
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.number))
    .limit(1);
  return row ?? null;
}
