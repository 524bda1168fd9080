import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

/** Favourite products of accounts. */
export const favouriteProducts = pgTable(
  'favourite_products',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    keptAt: timestamp({ withTimezone: true }).notNull(),
    /** Lowest price when it was saved; null for favourites from before prices were saved. */
    savedPriceMinor: integer(),
    savedCurrency: text(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    index('favourite_products_latest').on(
      table.accountId,
      table.keptAt.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
    index('favourite_products_product').on(table.productId),
  ],
);

/** Favourite suppliers of accounts. */
export const favouriteSuppliers = pgTable(
  'favourite_suppliers',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.supplierId] }),
    index('favourite_suppliers_latest').on(
      table.accountId,
      table.keptAt.desc().nullsFirst(),
      table.supplierId.desc().nullsFirst(),
    ),
    index('favourite_suppliers_supplier').on(table.supplierId),
  ],
);
