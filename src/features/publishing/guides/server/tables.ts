import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Heading } from '#features/publishing/engine/contract.ts';
import { publicationColumns, writtenColumns } from '#features/publishing/engine/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type Confidence, confidences, type Topic, topics } from '../rules/topics.ts';

export const guidelines = pgTable(
  'guidelines',
  {
    ...publicationColumns(),
    ...writtenColumns(),
    topic: text().$type<Topic>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    headings: jsonb().$type<Heading[]>().notNull(),
    readMinutes: integer().notNull(),
    confidence: text().$type<Confidence>().notNull(),
    /** URLs of the pages that the figures come from. */
    sources: jsonb().$type<string[]>().notNull(),
    /** When the figures were last checked against their sources. */
    checkedOn: date().notNull(),
    imageUrl: text(),
  },
  (table) => [
    index('guidelines_topic').on(table.topic, table.title),
    check('guidelines_topic_known', sql`${table.topic} in (${inlineList(topics)})`),
    check('guidelines_confidence_known', sql`${table.confidence} in (${inlineList(confidences)})`),
  ],
);

/** A point of a checklist that a store has ticked. */
export const checklistTicks = pgTable(
  'checklist_ticks',
  {
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    checklist: text().notNull(),
    point: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    tickedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.checklist, table.point] }),
    index('checklist_ticks_account').on(table.accountId),
  ],
);
