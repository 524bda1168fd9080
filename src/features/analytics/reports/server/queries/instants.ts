import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shiftDay } from '#lib/calendar.ts';
import { homeMarket } from '#lib/market.ts';
import { inline } from '#platform/database/typed-sql.ts';
import type { ReportQuery } from './report-sums.ts';
import { isRunning } from './rest-of-day.ts';

// Conditions for reports that are counted from records with an instant instead of from sums of days.

type InstantsQuery = Pick<ReportQuery, 'span' | 'now'>;

const zone = inline(homeMarket.timeZone);
const startOf = (day: string): SQL => sql`${day}::date::timestamp at time zone ${zone}`;

/** Condition: the instant is in the range. */
export const isInRange = (
  at: PgColumn,
  { span: { from, to } }: Pick<InstantsQuery, 'span'>,
): SQL | undefined => and(gte(at, startOf(from)), lt(at, startOf(shiftDay(to, 1))));

/** Condition: the instant is in the range rather than in the previous period. */
export const isNow = (at: PgColumn, { span }: Pick<InstantsQuery, 'span'>): SQL<boolean> =>
  sql<boolean>`${at} >= ${startOf(span.from)}`;

/**
 * Condition: the instant is in the range or in the previous period. If the range ends today, the previous period ends at
 * the same time of its last day.
 */
export function isInBothRanges(at: PgColumn, query: InstantsQuery): SQL | undefined {
  const { span, now } = query;
  const time = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::time`;
  const previousEnd = isRunning(query)
    ? sql`(${span.previousTo}::date + ${time}) at time zone ${zone}`
    : startOf(shiftDay(span.previousTo, 1));
  return and(
    gte(at, startOf(span.previousFrom)),
    lt(at, startOf(shiftDay(span.to, 1))),
    sql`(${isNow(at, query)} or ${at} < ${previousEnd})`,
  );
}

/** SQL for the first day of the point of a chart that an instant belongs to. */
export const pointOf = (at: PgColumn, { span }: Pick<InstantsQuery, 'span'>): SQL<string> =>
  sql<string>`date_trunc(${inline(span.unit)}, ${at} at time zone ${zone})::date::text`;
