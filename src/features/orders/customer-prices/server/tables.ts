import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Tier } from '#lib/money.ts';

/** Prices that stores gave to single buyers; a new one for the same goods ends the one before. */
export const customerPrices = pgTable(
  'customer_prices',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    buyerAccountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid().references(() => productVariants.id, { onDelete: 'cascade' }),
    /** The order at whose price, or after which, it was given. Orders depend on prices, so that no key leads back. */
    orderId: uuid().notNull(),
    currency: text().notNull(),
    /** 1 to 5 tiers with rising quantities and falling prices. */
    tiers: jsonb().$type<Tier[]>().notNull(),
    validUntil: date().notNull(),
    setByAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** When the store ended or replaced it. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('customer_prices_current')
      .on(table.buyerAccountId, table.productId, sql`coalesce(${table.variantId}, ${table.productId})`)
      .where(sql`${table.endedAt} is null`),
    index('customer_prices_of_supplier').on(
      table.supplierId,
      table.setAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('customer_prices_of_buyer').on(
      table.buyerAccountId,
      table.setAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('customer_prices_product').on(table.productId),
    index('customer_prices_variant').on(table.variantId),
    index('customer_prices_order').on(table.orderId),
    index('customer_prices_set_by').on(table.setByAccountId),
    check('customer_prices_tiers', sql`jsonb_array_length(${table.tiers}) between 1 and 5`),
  ],
);
