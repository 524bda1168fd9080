import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

/** The quick replies of stores. */
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
