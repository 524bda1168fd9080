import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every email of the product; waits here until the mail server has accepted it. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** While a job delivers it, no other one does; a job that died is assumed dead after this. */
    claimedUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('mail_messages_queued').on(table.queuedAt)],
);
