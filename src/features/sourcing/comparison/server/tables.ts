import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { Assumptions } from '../contract/assumptions.ts';
import { type ComparisonSubject, comparisonSubjects } from '../contract.ts';

/** Assumptions of a buyer in one comparison. Without a row, the standard assumptions apply. */
export const comparisonAssumptions = pgTable(
  'comparison_assumptions',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    subject: text().$type<ComparisonSubject>().notNull(),
    /** The requirement or request whose quotes are compared. */
    subjectId: uuid().notNull(),
    assumptions: jsonb().$type<Assumptions>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.subject, table.subjectId] }),
    check('comparison_assumptions_subject', sql`${table.subject} in (${inlineList(comparisonSubjects)})`),
  ],
);

/** Import duties that are certain. A migration adds those of a tariff; the newest valid one counts. */
export const dutyRates = pgTable(
  'duty_rates',
  {
    /** ISO 3166-1 alpha-2, or `EU`. */
    destination: text().notNull(),
    /** First digits of the HS code; empty for all goods. */
    hsPrefix: text().notNull(),
    /** ISO 3166-1 alpha-2; null for every country without a rate of its own. */
    origin: text(),
    basisPoints: integer().notNull(),
    validFrom: date().notNull(),
    /** Name of the tariff, and its date. */
    source: text().notNull(),
    /** Limits of the rate; empty without any. */
    note: text().notNull().default(''),
    /** False if further duties depend on the origin or the day, so that the rate is only a part of them. */
    isComplete: boolean().notNull(),
    confidence: text().$type<'high' | 'medium'>().notNull(),
  },
  (table) => [
    unique('duty_rates_key')
      .on(table.destination, table.hsPrefix, table.origin, table.validFrom)
      .nullsNotDistinct(),
    check('duty_rates_destination', sql`${table.destination} ~ '^[A-Z]{2}$'`),
    check('duty_rates_hs_prefix', sql`${table.hsPrefix} ~ '^[0-9]{0,6}$'`),
    check('duty_rates_origin', sql`${table.origin} ~ '^[A-Z]{2}$'`),
    check('duty_rates_basis_points', sql`${table.basisPoints} >= 0`),
    check('duty_rates_confidence', sql`${table.confidence} in ('high', 'medium')`),
  ],
);
