import { and, sql } from 'drizzle-orm';
import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requestInvitations } from '#features/sourcing/requests/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetOrder } from '#platform/database/keyset.ts';
import { lossReasons, maxDetailed, type QuoteResults } from '../../contract.ts';
import { newestFirst } from './quote-rows.ts';
import { isInvitationOf, isLost, isOwn, outcomeColumns, reasonOf } from './quote-scope.ts';

/** Returns why quotes were lost, over the newest ones, with the median distance to the lowest price where it is known. */
export async function getLosses(db: Database, query: ReportQuery): Promise<QuoteResults['losses']> {
  const lost = db.$with('lost').as(
    db
      .select({
        reason: sql<string>`${reasonOf}`.as('reason'),
        above: sql<number | null>`${outcomeColumns.abovePercent}`.as('above'),
      })
      .from(quotes)
      .leftJoin(requestInvitations, isInvitationOf)
      .where(and(isOwn(query), isLost(query.now)))
      .orderBy(keysetOrder(newestFirst, quotes.id))
      .limit(maxDetailed),
  );
  const rows = await db
    .with(lost)
    .select({
      reason: lost.reason,
      quotes: sql<number>`count(*)::int`,
      disclosed: sql<number>`count(${lost.above})::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${lost.above})::float8`,
    })
    .from(lost)
    .groupBy(lost.reason);
  const cheaper = rows.find(({ reason }) => reason === 'cheaper');
  return {
    reasons: lossReasons.map((reason) => ({
      reason,
      quotes: rows.find((row) => row.reason === reason)?.quotes ?? 0,
    })),
    medianAbovePercent: typeof cheaper?.median === 'number' ? Math.round(cheaper.median * 10) / 10 : null,
    disclosed: cheaper?.disclosed ?? 0,
  };
}
