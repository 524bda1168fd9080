import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isInRange } from '#features/analytics/reports/server/queries/instants.ts';
import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { requestInvitations, requests } from '#features/sourcing/requests/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { QuoteResults } from '../../contract.ts';

/** Returns how the store responded to the requests that it was invited to in the range. */
export async function countInvitations(
  db: Database,
  query: ReportQuery,
): Promise<QuoteResults['invitations']> {
  const { inquiryId, declinedAt, requestId, supplierId, invitedAt } = requestInvitations;
  const isSilent = sql`${inquiryId} is null and ${declinedAt} is null`;
  const isClosed = sql`(${requests.status} <> 'open' or ${requests.deadline} < ${marketDay(query.now)}::date)`;
  const count = (isCounted: SQL) => sql<number>`(count(*) filter (where ${isCounted}))::int`;
  const [counts] = await db
    .select({
      received: sql<number>`count(*)::int`,
      answered: count(sql`${inquiryId} is not null`),
      declined: count(sql`${inquiryId} is null and ${declinedAt} is not null`),
      unanswered: count(sql`${isSilent} and ${isClosed}`),
      waiting: count(sql`${isSilent} and not ${isClosed}`),
    })
    .from(requestInvitations)
    // Only the requests without a response have to be read.
    .leftJoin(requests, and(eq(requests.id, requestId), isSilent))
    .where(and(eq(supplierId, query.supplierId), isInRange(invitedAt, query)));
  return counts ?? { received: 0, answered: 0, declined: 0, unanswered: 0, waiting: 0 };
}
