import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Domain events, written in the transaction in which they happened. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    actorId: uuid(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_events_occurred').on(table.occurredAt)],
);
