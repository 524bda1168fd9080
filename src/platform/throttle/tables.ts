import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried since the window opened; shared by all processes. */
export const throttleCounts = pgTable('throttle_counts', {
  /** Digest of what is counted, so that no address or email is kept. */
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});
