import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Tier } from '#lib/money.ts';

interface Option {
  axis: string;
  value: string;
}

/** Variants of products. A product's stock is always the sum of its variants' stock. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Size, colour, print: all variants of a product have the same axes in the same order. */
    options: jsonb().$type<Option[]>().notNull(),
    sku: text(),
    priceDifferenceMinor: integer().notNull(),
    /** Own price tiers, replacing the difference. */
    tiers: jsonb().$type<Tier[]>(),
    /** Null: the product's minimum order. */
    moq: integer(),
    stock: integer().notNull(),
    /** No longer sold; the row stays for the orders that refer to it. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('product_variants_product').on(table.productId, table.position),
    index('product_variants_sku').on(table.sku),
    index('product_variants_article').on(sql`lower(${table.sku})`).where(sql`removed_at is null`),
    check('product_variants_stock', sql`${table.stock} >= 0`),
    check('product_variants_moq', sql`${table.moq} is null or ${table.moq} >= 1`),
  ],
);
