import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  type CardRow,
  isPublicProduct,
  productCardColumns,
  toProductCard,
} from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { describeCard } from '#features/stores/storefront/server/queries.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import { maxFavourites } from '../contract.ts';
import { favouriteProducts, favouriteSuppliers } from './tables.ts';

interface FavouritesPageQuery {
  accountId: string;
  cursor?: string | undefined;
  limit: number;
}

/** Returns the ids of an account's favourites, newest first. */
export async function listFavouriteIds(db: Database, { accountId }: { accountId: string }) {
  const [keptProducts, keptSuppliers] = await Promise.all([
    db
      .select({ id: favouriteProducts.productId })
      .from(favouriteProducts)
      .where(eq(favouriteProducts.accountId, accountId))
      .orderBy(desc(favouriteProducts.keptAt), desc(favouriteProducts.productId))
      .limit(maxFavourites),
    db
      .select({ id: favouriteSuppliers.supplierId })
      .from(favouriteSuppliers)
      .where(eq(favouriteSuppliers.accountId, accountId))
      .orderBy(desc(favouriteSuppliers.keptAt), desc(favouriteSuppliers.supplierId))
      .limit(maxFavourites),
  ]);
  return { products: keptProducts.map(({ id }) => id), suppliers: keptSuppliers.map(({ id }) => id) };
}

const latestProducts: KeysetOrder = {
  column: favouriteProducts.keptAt,
  type: 'timestamptz',
  descending: true,
};
const latestSuppliers: KeysetOrder = {
  column: favouriteSuppliers.keptAt,
  type: 'timestamptz',
  descending: true,
};

/** The price at which a favourite was saved; null if it is the same, unknown, or in another currency. */
const earlierPrice = sql<number | null>`case
  when ${favouriteProducts.savedCurrency} = ${products.currency}
    and ${favouriteProducts.savedPriceMinor} <> ${products.priceFromMinor}
  then ${favouriteProducts.savedPriceMinor} end`;
const favouriteColumns = { ...productCardColumns, savedPriceMinor: earlierPrice.as('saved_price_minor') };

const toFavouriteProduct = (row: CardRow & { savedPriceMinor: number | null }) => ({
  ...toProductCard(row),
  savedPriceMinor: row.savedPriceMinor,
});

/** Returns the favourites that are still for sale at another price than when they were saved, the cheaper ones first. */
export async function listPriceChanges(
  db: Database,
  { accountId, limit }: { accountId: string; limit: number },
) {
  const rows = await db
    .select(favouriteColumns)
    .from(favouriteProducts)
    .innerJoin(products, eq(products.id, favouriteProducts.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(favouriteProducts.accountId, accountId), isPublicProduct, isNotNull(earlierPrice)))
    .orderBy(
      desc(gt(favouriteProducts.savedPriceMinor, products.priceFromMinor)),
      desc(favouriteProducts.keptAt),
      desc(favouriteProducts.productId),
    )
    .limit(limit);
  return rows.map(toFavouriteProduct);
}

/** Returns true if the account has saved a product or a supplier. */
export async function hasFavourites(db: Database, { accountId }: { accountId: string }): Promise<boolean> {
  const [products, stores] = await Promise.all([
    db
      .select({ id: favouriteProducts.productId })
      .from(favouriteProducts)
      .where(eq(favouriteProducts.accountId, accountId))
      .limit(1),
    db
      .select({ id: favouriteSuppliers.supplierId })
      .from(favouriteSuppliers)
      .where(eq(favouriteSuppliers.accountId, accountId))
      .limit(1),
  ]);
  return products.length + stores.length > 0;
}

/** Returns a page of favourite products that are still for sale, newest first. */
export async function listFavouriteProducts(db: Database, { accountId, cursor, limit }: FavouritesPageQuery) {
  const rows = await db
    .select({ ...favouriteColumns, keptAt: favouriteProducts.keptAt })
    .from(favouriteProducts)
    .innerJoin(products, eq(products.id, favouriteProducts.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        eq(favouriteProducts.accountId, accountId),
        isPublicProduct,
        afterCursor(latestProducts, { id: favouriteProducts.productId, cursor }),
      ),
    )
    .orderBy(keysetOrder(latestProducts, favouriteProducts.productId))
    .limit(limit + 1);
  return {
    products: rows.slice(0, limit).map(toFavouriteProduct),
    nextCursor: cursorOfNextPage(rows, limit),
  };
}

/** Returns a page of favourite suppliers with a public page, newest first. */
export async function listFavouriteSuppliers(
  db: Database,
  { accountId, cursor, limit }: FavouritesPageQuery,
) {
  const rows = await db
    .select({ supplier: suppliers, id: suppliers.id, keptAt: favouriteSuppliers.keptAt })
    .from(favouriteSuppliers)
    .innerJoin(suppliers, eq(suppliers.id, favouriteSuppliers.supplierId))
    .where(
      and(
        eq(favouriteSuppliers.accountId, accountId),
        isPublicSupplier,
        afterCursor(latestSuppliers, { id: favouriteSuppliers.supplierId, cursor }),
      ),
    )
    .orderBy(keysetOrder(latestSuppliers, favouriteSuppliers.supplierId))
    .limit(limit + 1);
  return {
    suppliers: rows.slice(0, limit).map(({ supplier }) => describeCard(supplier)),
    nextCursor: cursorOfNextPage(rows, limit),
  };
}

function cursorOfNextPage(rows: readonly { id: string; keptAt: Date }[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? cursorAfter({ value: last.keptAt, id: last.id }) : null;
}

/** Returns the cards of favourites stored in a browser, in the given order, without those that are no longer public. */
export async function listFavouriteCards(
  db: Database,
  favourites: { products: string[]; suppliers: string[] },
) {
  const [productRows, supplierRows] = await Promise.all([
    favourites.products.length === 0
      ? []
      : db
          .select(productCardColumns)
          .from(products)
          .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
          .where(and(isPublicProduct, inArray(products.id, favourites.products))),
    favourites.suppliers.length === 0
      ? []
      : db
          .select()
          .from(suppliers)
          .where(and(isPublicSupplier, inArray(suppliers.id, favourites.suppliers))),
  ]);
  const cards = new Map(productRows.map((row) => [row.id, toProductCard(row)]));
  const stores = new Map(supplierRows.map((row) => [row.id, describeCard(row)]));
  return {
    products: favourites.products.flatMap((id) => cards.get(id) ?? []),
    suppliers: favourites.suppliers.flatMap((id) => stores.get(id) ?? []),
  };
}

/** Returns which of the products buyers can see, with their current prices. */
export async function pickPublicProducts(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      productId: products.id,
      savedPriceMinor: products.priceFromMinor,
      savedCurrency: products.currency,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(inArray(products.id, ids), isPublicProduct));
}

/** Returns which of the suppliers have a public page. */
export async function pickPublicSuppliers(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(inArray(suppliers.id, ids), isPublicSupplier));
  return rows.map(({ id }) => id);
}
