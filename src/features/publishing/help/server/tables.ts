import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { MessageState } from '../contract.ts';
import type { MessageTopic } from '../rules/topic-choices.ts';

/** Messages sent with the contact form. */
export const helpMessages = pgTable(
  'help_messages',
  {
    id: uuid().primaryKey(),
    /** The account that was signed in while writing, if any. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<MessageTopic>().notNull(),
    message: text().notNull(),
    state: text().$type<MessageState>().notNull().default('open'),
    answeredBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    answeredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('help_messages_queue').on(table.state, table.id),
    index('help_messages_account').on(table.accountId),
    index('help_messages_answered_by').on(table.answeredBy),
    check('help_messages_state', sql`${table.state} in ('open', 'answered')`),
  ],
);
