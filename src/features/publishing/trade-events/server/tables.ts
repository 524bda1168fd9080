import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Trade events; dates are calendar dates at the venue. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    city: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    venue: text().notNull(),
    category: text().notNull(),
    summary: text().notNull(),
    /** The body, rendered and sanitised when it was saved. */
    html: text().notNull(),
    imageUrl: text(),
    markdown: text().notNull().default(''),
    /** Description of the visitors, in a sentence or two. */
    audience: text().notNull().default(''),
    organiser: text().notNull().default(''),
    /** URL of the organiser's own website. */
    websiteUrl: text(),
    isPublished: boolean().notNull().default(true),
    /** True if it was ever public; its URL can then no longer change. */
    wasPublic: boolean().notNull().default(true),
    /** Incremented with every change, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('events_end').on(table.endsOn), index('events_next').on(table.startsOn, table.id)],
);
