import { boolean, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { publicationColumns } from '#features/publishing/engine/server/tables.ts';

export const news = pgTable(
  'news',
  {
    ...publicationColumns(),
    title: text().notNull(),
    /** Public from this day on; scheduled if it is in the future. */
    publishedOn: date().notNull(),
    summary: text().notNull(),
    markdown: text().notNull().default(''),
    /** The body, rendered and sanitised when it was saved. */
    html: text().notNull(),
    featured: boolean().notNull(),
    imageUrl: text(),
    isDraft: boolean().notNull().default(false),
    wasPublic: boolean().notNull().default(true),
    updatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('news_newest').on(table.publishedOn.desc().nullsFirst(), table.id.desc().nullsFirst())],
);
