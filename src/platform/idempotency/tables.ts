import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** First response to a request with a key, written in the transaction of the request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request's input: a different body under the same key is refused. */
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.endpoint, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
