import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The address of the search after the question mark. */
    params: text().notNull(),
    alerts: boolean().notNull(),
    /** In the links of its mails: whoever has it can stop them, and nothing else. */
    stopToken: text().notNull(),
    /** Products published after this are new. */
    lookedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_own').on(table.accountId, table.params),
    uniqueIndex('saved_searches_stop').on(table.stopToken),
    index('saved_searches_due').on(table.alerts, table.lookedAt, table.id),
  ],
);
