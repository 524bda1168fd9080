import { index, integer, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { ProductSnapshot } from '../contract.ts';

/** A snapshot of a product for each version. */
export const productVersions = pgTable(
  'product_versions',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    snapshot: jsonb().$type<ProductSnapshot>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('product_versions_number').on(table.productId, table.number.desc().nullsFirst()),
    index('product_versions_account').on(table.accountId),
  ],
);
