import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';

/** Awards: what went to whom and why: one row for each quantity of each line. */
export const requestAwards = pgTable(
  'request_awards',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The line of the request, from 0. */
    line: smallint().notNull(),
    quantity: integer().notNull(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id),
    quoteVersion: integer().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    reason: text().notNull(),
    awardedByAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    awardedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_awards_request').on(table.requestId),
    index('request_awards_quote').on(table.quoteId),
    index('request_awards_order').on(table.orderId),
    index('request_awards_person').on(table.awardedByAccountId),
  ],
);
