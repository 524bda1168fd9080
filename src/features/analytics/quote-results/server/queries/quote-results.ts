import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isInBothRanges, isNow, pointOf } from '#features/analytics/reports/server/queries/instants.ts';
import { figureOf, type ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { isRunning } from '#features/analytics/reports/server/queries/rest-of-day.ts';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { maxDetailed, type QuoteResults } from '../../contract.ts';
import { chartPoints } from '../../rules/chart-points.ts';
import { countStates, type QuoteSum, sumValue, winPercentOf } from '../../rules.ts';
import { countByCountry, countByKind } from './breakdowns.ts';
import { countInvitations } from './invitations.ts';
import { getLosses } from './losses.ts';
import { stateOf } from './quote-scope.ts';

/**
 * Returns what came of the quotes that a store sent first in the range. Their states are those of today, in the previous
 * period too. Sums and the median are of all quotes and read from an index alone; the rest is of the newest ones.
 */
export async function getQuoteResults(db: Database, query: ReportQuery): Promise<QuoteResults> {
  const { span, supplierId } = query;
  const [sums, waits, losses, invitations, kinds, countries, to, rates] = await Promise.all([
    listSums(db, query),
    listWaits(db, query),
    getLosses(db, query),
    countInvitations(db, query),
    countByKind(db, query),
    countByCountry(db, query),
    findStoreCurrency(db, supplierId),
    getExchangeRates(db),
  ]);
  const [now, before] = [sums.filter((sum) => sum.point !== null), sums.filter((sum) => sum.point === null)];
  const [states, statesBefore] = [countStates(now), countStates(before)];
  const sent = countSent(now);
  const hours = (isOfNow: boolean) => (waits.find((wait) => wait.now === isOfNow)?.minutes ?? 0) / 60;
  return {
    span,
    isRunning: isRunning(query),
    currency: to,
    figures: {
      sent: figureOf(sent, countSent(before)),
      valueMinor: figureOf(sumValue(now, { to, rates }), sumValue(before, { to, rates })),
      winPercent: figureOf(winPercentOf(states), winPercentOf(statesBefore)),
      medianHours: figureOf(hours(true), hours(false)),
    },
    states,
    points: chartPoints(span, now),
    losses,
    invitations,
    kinds,
    countries,
    isBounded: Math.max(sent, invitations.received) > maxDetailed,
  };
}

const countSent = (sums: readonly QuoteSum[]): number =>
  sums.reduce((all, { quotes: some }) => all + some, 0);

/** Returns numbers and values by point of the chart, state and currency; the point of the previous period is null. */
async function listSums(db: Database, query: ReportQuery) {
  const at = quotes.firstSentAt;
  return db
    .select({
      point: sql<string | null>`case when ${isNow(at, query)} then ${pointOf(at, query)} end`,
      state: stateOf(query.now),
      currency: quotes.currency,
      quotes: sql<number>`count(*)::int`,
      valueMinor: sql<number>`sum(${quotes.valueMinor})::float8`,
    })
    .from(quotes)
    .where(and(eq(quotes.supplierId, query.supplierId), isInBothRanges(at, query)))
    .groupBy(sql`1, 2, 3`);
}

/** Returns the median time to the first quote of the range and of the previous period. */
function listWaits(db: Database, query: ReportQuery) {
  const { firstSentAt: at, waitedMinutes } = quotes;
  return db
    .select({
      now: isNow(at, query),
      minutes: sql<number>`percentile_cont(0.5) within group (order by ${waitedMinutes})::float8`,
    })
    .from(quotes)
    .where(and(eq(quotes.supplierId, query.supplierId), isInBothRanges(at, query), isNotNull(waitedMinutes)))
    .groupBy(sql`1`);
}
