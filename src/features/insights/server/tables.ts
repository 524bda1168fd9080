import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';

/** A store's day in sums: nothing in it tells of a single person. */
export const storeDays = pgTable(
  'store_days',
  {
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    visitors: integer().notNull().default(0),
    views: integer().notNull().default(0),
    /** Pieces in stock over all products at the end of the day; for today, as last counted. */
    inventory: integer(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day] })],
);

/** A product's day in sums. */
export const productDays = pgTable(
  'product_days',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull().default(0),
    inquiries: integer().notNull().default(0),
    sold: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day] })],
);
