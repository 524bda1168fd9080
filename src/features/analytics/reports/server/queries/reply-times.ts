import { gte, sql } from 'drizzle-orm';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

/** With fewer conversations, one would say too much. */
const minConversations = 5;
/** Age of the conversations that count. */
const countedDays = 90;
/** Time in which a reply may still come: a conversation that young counts only if it has been answered. */
const waitingDays = 3;

/**
 * Returns how long buyers typically wait for the first reply of each store: the median of the last ninety days. A
 * conversation without a reply counts with its age, so that ignoring buyers does not make a store look fast.
 */
export function listReplyTimes(db: Database, now: Date) {
  const { supplierId, createdAt, firstAnsweredAt } = inquiries;
  const waitedHours = sql`extract(epoch from coalesce(${firstAnsweredAt}, ${now.toISOString()}::timestamptz) - ${createdAt}) / 3600`;
  return db
    .select({
      supplierId,
      responseHours: sql<number>`greatest(1, ceil(percentile_cont(0.5) within group (order by ${waitedHours})))::int`,
    })
    .from(inquiries)
    .where(
      sql`${gte(createdAt, addDays(now, -countedDays))} and
        (${firstAnsweredAt} is not null or ${createdAt} < ${addDays(now, -waitingDays).toISOString()}::timestamptz)`,
    )
    .groupBy(supplierId)
    .having(sql`count(*) >= ${minConversations}`);
}
