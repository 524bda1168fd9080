import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isInRange } from '#features/analytics/reports/server/queries/instants.ts';
import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { requestInvitations, requests } from '#features/sourcing/requests/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetOrder } from '#platform/database/keyset.ts';
import { maxDetailed, type QuoteResults } from '../../contract.ts';

/** Returns how the store responded to the newest requests that it was invited to in the range. */
export async function countInvitations(
  db: Database,
  query: ReportQuery,
): Promise<QuoteResults['invitations']> {
  const { inquiryId, declinedAt, requestId, supplierId, invitedAt } = requestInvitations;
  const newest = db.$with('newest').as(
    db
      .select({
        requestId,
        response: sql<string>`case when ${inquiryId} is not null then 'answered'
          when ${declinedAt} is not null then 'declined' end`.as('response'),
      })
      .from(requestInvitations)
      .where(and(eq(supplierId, query.supplierId), isInRange(invitedAt, query)))
      .orderBy(keysetOrder({ column: invitedAt, type: 'timestamptz', descending: true }, requestId))
      .limit(maxDetailed + 1),
  );
  const isSilent = sql`${newest.response} is null`;
  const isClosed = sql`(${requests.status} <> 'open' or ${requests.deadline} < ${marketDay(query.now)}::date)`;
  const count = (isCounted: SQL) => sql<number>`(count(*) filter (where ${isCounted}))::int`;
  const [counts] = await db
    .with(newest)
    .select({
      received: sql<number>`count(*)::int`,
      answered: count(sql`${newest.response} = 'answered'`),
      declined: count(sql`${newest.response} = 'declined'`),
      unanswered: count(sql`${isSilent} and ${isClosed}`),
      waiting: count(sql`${isSilent} and not ${isClosed}`),
    })
    .from(newest)
    // Only the requests without a response have to be read.
    .leftJoin(requests, and(eq(requests.id, newest.requestId), isSilent));
  return counts ?? { received: 0, answered: 0, declined: 0, unanswered: 0, waiting: 0 };
}
