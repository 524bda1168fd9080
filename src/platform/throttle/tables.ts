import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Number of attempts since the window opened, shared by all processes. */
export const throttleCounts = pgTable('throttle_counts', {
  /** Digest of what is counted, so that no IP or email is stored. */
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});
