import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { listedColumns } from '#features/publishing/engine/server/tables.ts';

/** Trade events; dates are calendar dates at the venue. */
export const events = pgTable(
  'events',
  {
    ...listedColumns(),
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
  },
  (table) => [index('events_end').on(table.endsOn), index('events_next').on(table.startsOn, table.id)],
);
