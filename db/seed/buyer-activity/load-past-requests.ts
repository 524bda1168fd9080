import { asc, eq } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { closeReasons } from '#features/sourcing/quotes/rules.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import type { RequestOutcome } from '#features/sourcing/requests/contract.ts';
import { createRequest } from '#features/sourcing/requests/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';
import { isOfKind, sizeDistance } from './product-fit.ts';
import { sendQuote } from './request-quotes.ts';
import { contentOf, type Need, needs } from './request-story.ts';

interface PastRequest {
  daysAgo: number;
  /** The outcome for the store; null for a request that the buyer canceled. */
  outcome?: Loss | null;
  /** The reason for which the store declined the invitation; empty if it did not respond. */
  declined?: string;
}

/** The place of the store among the offers for a quantity, as an outcome for an item. */
type Loss = (item: Need['line']) => RequestOutcome;

const lost =
  (rank: number | null, [of, abovePercent]: [number, number | null]): Loss =>
  ({ title, quantities: [quantity = 1] }) => ({
    won: false,
    items: [
      {
        title,
        quantity,
        rank,
        of: rank === null ? null : of,
        abovePercent,
        basis: rank === null ? null : 'quoted_total',
        problem: rank === null ? 'not_quoted' : null,
      },
    ],
  });

/** Requests of buyers to a store that are decided, newest first. */
const story: readonly PastRequest[] = [
  { daysAgo: 18, outcome: lost(2, [4, 3.4]) },
  { daysAgo: 22, declined: 'Our press is booked until the deadline.' },
  { daysAgo: 27, outcome: lost(3, [5, 11.8]) },
  { daysAgo: 41, outcome: lost(1, [3, null]) },
  { daysAgo: 46, declined: '' },
  { daysAgo: 58, outcome: lost(null, [2, null]) },
  { daysAgo: 72, outcome: lost(2, [3, null]) },
  { daysAgo: 85, outcome: null },
  { daysAgo: 110, outcome: lost(2, [2, 6.1]) },
  { daysAgo: 140, declined: 'We do not laminate in-house.' },
  { daysAgo: 190, outcome: lost(4, [6, 17.5]) },
  { daysAgo: 240, outcome: lost(2, [4, 5.2]) },
];

/** Returns the needs that a store meets, each with its product of the nearest size; all needs for a store that meets none. */
async function listOffered(db: Database, supplierId: string) {
  const sold = await db
    .select({ product: products, family: categories.family })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.supplierId, supplierId))
    .orderBy(asc(products.id));
  const met = needs.flatMap((need) => {
    const [nearest] = sold
      .filter((one) => isOfKind(need, one))
      .toSorted((a, b) => sizeDistance(need, a.product) - sizeDistance(need, b.product));
    return nearest ? [{ need, product: nearest.product }] : [];
  });
  const [any] = sold;
  return met.length > 0 || !any ? met : needs.map((need) => ({ need, product: any.product }));
}

/** Sends decided requests of the buyers in the inbox of a store, which the store lost or did not answer. */
export async function loadPastRequests(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  const offered = await listOffered(db, supplierId);
  const buyers = await db
    .selectDistinct({ id: inquiries.buyerAccountId })
    .from(inquiries)
    .where(eq(inquiries.supplierId, supplierId))
    .orderBy(inquiries.buyerAccountId)
    .limit(story.length);
  // Oldest first, so that the numbers rise with the dates.
  for (const [index, { daysAgo, outcome, declined }] of [...story.entries()].toReversed()) {
    const buyer = buyers[index % buyers.length];
    const { need, product } = offered[index % offered.length] ?? {};
    if (!supplier || !need || !buyer || !product) return;
    const publishedAt = addDays(now, -daysAgo);
    const course = {
      status: 'awarded',
      sentDaysAgo: daysAgo,
      deadlineInDays: 14 - daysAgo,
      quotes: 1,
    } as const;
    const content = { ...contentOf(need, { now, course, index }), sealed: false };
    const id = seedId(`past request to ${supplierId} ${index}`);
    await createRequest(db, {
      id,
      buyerAccountId: buyer.id,
      content,
      publishedAt,
      status: outcome === null ? 'cancelled' : 'awarded',
      invitations: [
        {
          supplierId,
          reason: 'Makes this kind of packaging',
          seenAt: addDays(publishedAt, 0.2),
          outcome: outcome?.(need.line) ?? null,
          ...(declined && { declinedAt: addDays(publishedAt, 0.4), declineReason: declined }),
        },
      ],
    });
    if (declined !== undefined) continue;
    const maker = { product, supplier };
    const sentAt = addDays(publishedAt, 0.3 + (index % 4) * 0.4);
    const sent = await sendQuote(db, { requestId: id, buyer, content, maker, sentAt, index: 0 });
    await db
      .update(quotes)
      .set({
        status: 'declined',
        closedAt: addDays(publishedAt, 15),
        closeReason: outcome ? closeReasons.othersSelected : closeReasons.requestCancelled,
        waitedMinutes: Math.round((0.3 + (index % 4) * 0.4) * 1440),
      })
      .where(eq(quotes.id, sent.id));
  }
}
