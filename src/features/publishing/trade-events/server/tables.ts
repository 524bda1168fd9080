import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Trade events; dates are those of the calendar at the venue. */
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
    /** Who goes there, in a sentence or two. */
    audience: text().notNull().default(''),
    organiser: text().notNull().default(''),
    /** The organiser's own page. */
    websiteUrl: text(),
    isPublished: boolean().notNull().default(true),
    /** Once visitors could see it, its address stays. */
    wasPublic: boolean().notNull().default(true),
    /** Grows with every change, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('events_end').on(table.endsOn), index('events_next').on(table.startsOn, table.id)],
);
