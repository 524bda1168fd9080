import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const news = pgTable(
  'news',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
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
    /** True if it was ever public; its URL can then no longer change. */
    wasPublic: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('news_newest').on(table.publishedOn.desc().nullsFirst(), table.id.desc().nullsFirst())],
);
