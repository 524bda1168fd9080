import { desc, eq } from 'drizzle-orm';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { createRequest } from '#features/sourcing/requests/server/factory.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';
import { contentOf, courses, needs } from './request-story.ts';

const requestCount = 8;

/** Sends requests of the buyers in the inbox of a store to that store, unseen, seen and declined. */
export async function loadStoreRequests(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  const buyers = await db
    .selectDistinct({ id: inquiries.buyerAccountId, at: inquiries.lastMessageAt })
    .from(inquiries)
    .where(eq(inquiries.supplierId, supplierId))
    .orderBy(desc(inquiries.lastMessageAt))
    .limit(requestCount);
  const planned = buyers.flatMap((buyer, index) => {
    const [need, course] = [needs[index % needs.length], courses[index % 2]];
    return need && course ? [{ index, buyer, need, course }] : [];
  });
  // Oldest first, so that the numbers rise with the dates.
  for (const { index, buyer, need, course } of planned.toSorted(
    (a, b) => b.course.sentDaysAgo - a.course.sentDaysAgo,
  )) {
    const publishedAt = addDays(now, -course.sentDaysAgo - 0.5);
    await createRequest(db, {
      id: seedId(`request to ${supplierId} ${index}`),
      buyerAccountId: buyer.id,
      content: { ...contentOf(need, { now, course, index }), sealed: false },
      publishedAt,
      invitations: [
        {
          supplierId,
          reason: 'Makes this kind of packaging',
          seenAt: index > 1 ? addDays(publishedAt, 0.2) : null,
          ...(index === 5 && {
            declinedAt: addDays(publishedAt, 0.3),
            declineReason: 'We do not print on this material.',
          }),
        },
      ],
    });
  }
}
