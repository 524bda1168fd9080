import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';

const at = () => timestamp({ withTimezone: true });

/** Copies of people's data, to be downloaded by them alone. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedAt: at().notNull(),
    /** Null while it is being made. */
    readyAt: at(),
    expiresAt: at(),
    storageKey: text(),
    /** Before it was compressed. */
    bytes: integer(),
  },
  (table) => [
    index('data_exports_account').on(table.accountId, table.requestedAt),
    // One at a time: asking again while it is being made asks for the same.
    uniqueIndex('data_exports_waiting').on(table.accountId).where(sql`ready_at is null`),
    index('data_exports_expires').on(table.expiresAt),
  ],
);
