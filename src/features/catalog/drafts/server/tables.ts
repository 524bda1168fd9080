import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Began, DraftValues } from '../contract/draft-values.ts';
import type { DraftGap } from '../contract.ts';

/** Products that a store is still writing, and changes to products that are not saved yet. Everybody who works on its products sees them. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    /** Made by who writes it, so that a lost answer makes no second one. */
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** The product that it changes, which then has the same id; null for a new one. */
    productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
    /** Of a change: the product as it stood then. */
    began: jsonb().$type<Began>(),
    /** Who saved it last. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    values: jsonb().$type<DraftValues>().notNull(),
    /** What it lacks, so that the list need not read the whole. */
    missing: text().array().$type<DraftGap[]>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_drafts_store').on(
      table.supplierId,
      table.savedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('product_drafts_product').on(table.productId),
    index('product_drafts_account').on(table.accountId),
  ],
);
