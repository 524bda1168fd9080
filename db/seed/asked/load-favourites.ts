import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { favouriteProducts, favouriteSuppliers } from '#features/catalog/favourites/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '../demo-accounts.ts';

const mostProducts = 7;
const mostSuppliers = 3;

/** What the demo customer has marked with a heart: one product each of varied makers, and some of the makers. */
export async function loadFavourites(db: Database, now: Date): Promise<void> {
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, customer?.email ?? ''));
  if (!account) return;
  const wanted = await db
    .select({ id: products.id, supplierId: products.supplierId })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.isShown, true), eq(suppliers.isPublic, true), gt(products.stock, 0)))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(200);
  const makers = [...new Set(wanted.map(({ supplierId }) => supplierId))];
  const goods = makers
    .slice(0, mostProducts)
    .flatMap((maker) => wanted.find(({ supplierId }) => supplierId === maker) ?? []);
  const keptAt = (i: number): Date => addDays(now, -1 - i * 3);
  const row = { accountId: account.id };
  if (goods.length === 0) return;
  await db
    .insert(favouriteProducts)
    .values(goods.map(({ id }, i) => ({ ...row, productId: id, keptAt: keptAt(i) })))
    .onConflictDoNothing();
  await db
    .insert(favouriteSuppliers)
    .values(
      makers.slice(0, mostSuppliers).map((supplierId, i) => ({ ...row, supplierId, keptAt: keptAt(i) })),
    )
    .onConflictDoNothing();
}
