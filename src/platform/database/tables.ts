import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What has been loaded into this database besides its tables, and from which version of the data. */
export const loadedData = pgTable('loaded_data', {
  name: text().primaryKey(),
  version: text().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
