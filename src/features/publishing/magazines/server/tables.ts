import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { articles } from '#features/publishing/blog/server/tables.ts';
import { publicationColumns, writtenColumns } from '#features/publishing/engine/server/tables.ts';
import type { CoverGround } from '../contract.ts';

export const issues = pgTable(
  'magazine_issues',
  {
    ...publicationColumns(),
    number: integer().notNull().unique(),
    title: text().notNull(),
    season: text().notNull(),
    summary: text().notNull(),
    ground: text().$type<CoverGround>().notNull(),
    imageUrl: text(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('magazine_issues_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** The pieces of an issue in their order: blog posts, and pages written for the issue. */
export const pieces = pgTable(
  'magazine_pieces',
  {
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleId: uuid().references(() => articles.id, { onDelete: 'cascade' }),
    kicker: text().notNull(),
    title: text().notNull(),
    byline: text().notNull(),
    imageUrl: text(),
    ...writtenColumns(),
    minutes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.position] }),
    index('magazine_pieces_article').on(table.articleId),
    check('magazine_pieces_position', sql`${table.position} >= 0`),
  ],
);
