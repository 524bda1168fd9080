import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Monthly average exchange rates. A migration adds those of a month; the newest of each currency counts. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    /** ISO 4217. */
    currency: text().notNull(),
    /** First day of the month. */
    month: date().notNull(),
    /** Units of the currency per US dollar. */
    perDollar: numeric({ precision: 16, scale: 6, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.month] }),
    check('exchange_rates_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('exchange_rates_month', sql`extract(day from ${table.month}) = 1`),
    check('exchange_rates_per_dollar', sql`${table.perDollar} > 0`),
  ],
);
