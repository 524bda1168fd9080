import { date, index, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

/** Reminders of a deadline, one for each recipient; an extended deadline is another one. */
export const requestReminders = pgTable(
  'request_reminders',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The store that was reminded before the deadline; null for the buyer, who is notified after it. */
    supplierId: uuid().references(() => suppliers.id),
    deadline: date().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('request_reminders_once').on(table.requestId, table.supplierId, table.deadline).nullsNotDistinct(),
    index('request_reminders_supplier').on(table.supplierId),
  ],
);
