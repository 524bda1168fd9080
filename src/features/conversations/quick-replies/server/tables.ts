import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

/** What a store often says to buyers, in its own words. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('quick_replies_store').on(table.supplierId, table.id)],
);
