import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Data sets that have been loaded into this database, with their version. */
export const loadedData = pgTable('loaded_data', {
  name: text().primaryKey(),
  version: text().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
