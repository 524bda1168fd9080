import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { listedColumns } from '#features/publishing/engine/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { MessageState } from '../contract.ts';
import type { MessageTopic } from '../rules/topic-choices.ts';
import { type HelpTopicId, helpTopicIds } from '../rules/topics.ts';

/** Articles of the help page. */
export const helpArticles = pgTable(
  'help_articles',
  {
    ...listedColumns(),
    topic: text().$type<HelpTopicId>().notNull(),
    /** Order within its topic. */
    position: integer().notNull(),
    title: text().notNull(),
    /** Paragraphs, separated by empty lines. */
    text: text().notNull(),
    /** Text of the link below the article; empty: no link. */
    linkLabel: text().notNull().default(''),
    linkPath: text().notNull().default(''),
  },
  (table) => [
    index('help_articles_order').on(table.topic, table.position, table.id),
    check('help_articles_topic', sql`${table.topic} in (${inlineList(helpTopicIds)})`),
  ],
);

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
