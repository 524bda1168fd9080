import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { favouriteProducts, favouriteSuppliers } from '#features/catalog/favourites/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '../demo-accounts.ts';

const maxProducts = 7;
const maxSuppliers = 3;

/** Every third product has become cheaper since it was saved, every fifth more expensive. */
function earlierPrice(priceMinor: number, index: number): number {
  if (index % 3 === 1) return Math.ceil(priceMinor * 1.06);
  if (index % 5 === 2) return Math.max(1, Math.floor(priceMinor * 0.95));
  return priceMinor;
}

/** Adds favourites of the demo customer: one product each of several suppliers, and some of the suppliers. */
export async function loadFavourites(db: Database, now: Date): Promise<void> {
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, customer?.email ?? ''));
  if (!account) return;
  const candidates = await db
    .select({
      id: products.id,
      supplierId: products.supplierId,
      priceFromMinor: products.priceFromMinor,
      savedCurrency: products.currency,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.isShown, true), eq(suppliers.isPublic, true), gt(products.stock, 0)))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(200);
  const supplierIds = [...new Set(candidates.map(({ supplierId }) => supplierId))];
  const chosenProducts = supplierIds
    .slice(0, maxProducts)
    .flatMap((id) => candidates.find(({ supplierId }) => supplierId === id) ?? []);
  const addedAt = (i: number): Date => addDays(now, -1 - i * 3);
  const row = { accountId: account.id };
  if (chosenProducts.length === 0) return;
  await db
    .insert(favouriteProducts)
    .values(
      chosenProducts.map(({ id, priceFromMinor, savedCurrency }, i) => ({
        ...row,
        productId: id,
        keptAt: addedAt(i),
        savedPriceMinor: earlierPrice(priceFromMinor, i),
        savedCurrency,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(favouriteSuppliers)
    .values(
      supplierIds.slice(0, maxSuppliers).map((supplierId, i) => ({ ...row, supplierId, keptAt: addedAt(i) })),
    )
    .onConflictDoNothing();
}
