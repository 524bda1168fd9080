import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Assumptions } from '#features/sourcing/comparison/contract/assumptions.ts';
import type { TradeFacts } from '#features/sourcing/comparison/contract.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';

/** Assumptions, exchange rates and facts about suppliers at the award of a request, never changed. */
export const requestRecords = pgTable('request_records', {
  requestId: uuid()
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  assumptions: jsonb().$type<Assumptions>().notNull(),
  facts: jsonb().$type<TradeFacts>().notNull(),
  storedAt: timestamp({ withTimezone: true }).notNull(),
});
