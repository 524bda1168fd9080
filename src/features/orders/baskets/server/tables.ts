import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';

/** Products that a buyer means to order. Prices are read anew each time; the first one is stored to show a change. */
export const basketLines = pgTable(
  'basket_lines',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid().references(() => productVariants.id, { onDelete: 'cascade' }),
    /** The variant, or the product if it has none. */
    choiceId: uuid().notNull().generatedAlwaysAs(sql`coalesce(variant_id, product_id)`),
    isSample: boolean().notNull(),
    quantity: integer().notNull(),
    seenUnitPriceMinor: integer(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('basket_lines_choice').on(table.accountId, table.choiceId, table.isSample),
    index('basket_lines_account').on(table.accountId, table.addedAt, table.id),
    index('basket_lines_product').on(table.productId),
    index('basket_lines_variant').on(table.variantId),
    check('basket_lines_quantity', sql`${table.quantity} > 0`),
  ],
);
