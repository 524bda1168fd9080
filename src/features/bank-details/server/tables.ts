import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';

/** Bank and tax details, sealed: the database holds nothing that can be read or paid to. */
export const storeBankDetails = pgTable('store_bank_details', {
  supplierId: uuid()
    .primaryKey()
    .references(() => suppliers.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Who changed which fields and when. Rows are never changed. */
export const bankDetailChanges = pgTable(
  'bank_detail_changes',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    changedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    fields: text().array().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('bank_detail_changes_supplier').on(table.supplierId, table.changedAt.desc().nullsFirst()),
    index('bank_detail_changes_by').on(table.changedBy),
  ],
);
