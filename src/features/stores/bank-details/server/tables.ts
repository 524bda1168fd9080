import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type AccountState, accountStates } from '../rules.ts';

/** Bank and tax details, encrypted: the database contains no readable numbers. */
export const storeBankDetails = pgTable('store_bank_details', {
  supplierId: uuid()
    .primaryKey()
    .references(() => suppliers.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Every bank account that a store has submitted, encrypted like the form. Content never changes: a new account is a
 * new row, and the earlier row records until when it was valid, so that a document can state the account valid on its
 * date.
 */
export const storeBankAccounts = pgTable(
  'store_bank_accounts',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    sealed: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<AccountState>().notNull(),
    /** Note on how it was verified, or why it was rejected. */
    note: text().notNull().default(''),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: uuid().references(() => accounts.id),
    /** When the store replaced it; null for the current account. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('store_bank_accounts_current').on(table.supplierId).where(sql`replaced_at is null`),
    index('store_bank_accounts_supplier').on(table.supplierId, table.addedAt),
    index('store_bank_accounts_waiting').on(table.id).where(sql`state = 'in_review' and replaced_at is null`),
    index('store_bank_accounts_decided_by').on(table.decidedBy),
    check('store_bank_accounts_state', sql`${table.state} in (${inlineList(accountStates)})`),
  ],
);

/** History of changed fields with author and time. Rows are never changed. */
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
