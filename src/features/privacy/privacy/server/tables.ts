import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';

const at = () => timestamp({ withTimezone: true });

/** Copies of users' data that only they can download. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedAt: at().notNull(),
    /** Null while the export is being created. */
    readyAt: at(),
    expiresAt: at(),
    storageKey: text(),
    /** Size before compression. */
    bytes: integer(),
  },
  (table) => [
    index('data_exports_account').on(table.accountId, table.requestedAt),
    // One at a time: another request while one is pending returns that one.
    uniqueIndex('data_exports_waiting').on(table.accountId).where(sql`ready_at is null`),
    index('data_exports_expires').on(table.expiresAt),
  ],
);
