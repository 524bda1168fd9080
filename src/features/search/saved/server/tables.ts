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
    /** Query string of the search's URL. */
    params: text().notNull(),
    alerts: boolean().notNull(),
    /** Included in the links of its emails: anyone who has it can stop the alerts, and nothing else. */
    stopToken: text().notNull(),
    /** Products published after this time are new. */
    lookedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_own').on(table.accountId, table.params),
    uniqueIndex('saved_searches_stop').on(table.stopToken),
    index('saved_searches_due').on(table.alerts, table.lookedAt, table.id),
  ],
);
