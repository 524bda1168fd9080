import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { ZoneRule } from '../contract.ts';

/** Delivery charges of a store and, outside India, its tax. Without a row the standard charges apply. */
export const sellingTerms = pgTable('selling_terms', {
  supplierId: uuid()
    .primaryKey()
    .references(() => suppliers.id, { onDelete: 'cascade' }),
  zones: jsonb().$type<ZoneRule[]>().notNull(),
  taxRateBasisPoints: integer().notNull(),
  taxName: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
