import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The first answer given to a keyed request, written with what the request did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request's input: another body under the same key is refused. */
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.endpoint, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
