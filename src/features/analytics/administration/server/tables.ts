import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type TrendName, trendNames } from '../contract.ts';

/** Counts of the whole marketplace by finished day, so that trends never count the records themselves. */
export const marketplaceDays = pgTable(
  'marketplace_days',
  {
    trend: text().$type<TrendName>().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trend, table.day] }),
    check('marketplace_days_trend', sql`${table.trend} in (${inlineList(trendNames)})`),
  ],
);
