import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requestInvitations, requests } from '#features/sourcing/requests/server/tables.ts';
import { addDays, marketDay, shiftDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { requestReminders } from './tables.ts';

/** Days after a deadline in which its buyer is still notified, if the job could not run before. */
const maxLateDays = 7;

/**
 * SQL for request, supplier and deadline of the stores to remind: one day before the deadline, unless they have quoted or
 * declined. Those who were invited in the last 24 hours are not reminded yet.
 */
export const dueSuppliers = (now: Date): SQL => sql`
  select ${requests.id} as request_id, ${requestInvitations.supplierId} as supplier_id, ${requests.deadline} as deadline
  from ${requestInvitations} join ${requests} on ${requests.id} = ${requestInvitations.requestId}
  where ${requests.status} = 'open' and ${requests.deadline} between ${marketDay(now)} and ${shiftDay(marketDay(now), 1)}
    and ${requestInvitations.seenAt} is not null and ${requestInvitations.declinedAt} is null
    and ${requestInvitations.inquiryId} is null and ${requestInvitations.invitedAt} <= ${addDays(now, -1)}
    and ${isNotReminded(sql`${requestInvitations.supplierId}`)}`;

/** SQL for request and deadline of the buyers to notify of a deadline that has passed; the supplier is null. */
export const closedRequests = (now: Date): SQL => sql`
  select ${requests.id} as request_id, null::uuid as supplier_id, ${requests.deadline} as deadline
  from ${requests}
  where ${requests.status} = 'open'
    and ${requests.deadline} between ${shiftDay(marketDay(now), -maxLateDays)} and ${shiftDay(marketDay(now), -1)}
    and ${isNotReminded(sql`null`)}`;

const isNotReminded = (supplierId: SQL): SQL => sql`not exists (
  select from ${requestReminders}
  where ${requestReminders.requestId} = ${requests.id} and ${requestReminders.deadline} = ${requests.deadline}
    and ${requestReminders.supplierId} is not distinct from ${supplierId})`;

/** Returns how many quotes a request has; withdrawn ones do not count. */
export async function countQuotes(db: Database, requestId: string): Promise<number> {
  const [row] = await db
    .select({ quotes: count() })
    .from(quotes)
    .where(and(eq(quotes.requestId, requestId), ne(quotes.status, 'withdrawn')));
  return row?.quotes ?? 0;
}
