import { and, asc, eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { findOrdered } from '#features/sourcing/awards/server/queries/awards.ts';
import { requestAwards } from '#features/sourcing/awards/server/tables.ts';
import type { Assumptions } from '#features/sourcing/comparison/contract/assumptions.ts';
import type { TradeFacts } from '#features/sourcing/comparison/contract.ts';
import { getAssumptions } from '#features/sourcing/comparison/server/queries/assumptions.ts';
import { getTradeFacts } from '#features/sourcing/comparison/server/queries/trade-facts.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { selectQuotes } from '#features/sourcing/quotes/server/queries/quote-rows.ts';
import { describeQuotes } from '#features/sourcing/quotes/server/queries/quotes.ts';
import { quotes, quoteVersions } from '#features/sourcing/quotes/server/tables.ts';
import { requests, requestVersions } from '#features/sourcing/requests/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { requestRecords } from '../tables.ts';

/** Quotes in a record: twenty suppliers with ten open quotes each, and as many that were withdrawn. */
const maxQuotes = 400;

/** Returns a request with the name of its buyer; null for an unknown one. */
export async function findRequest(db: Database, id: string) {
  const [row] = await db
    .select({ request: requests, buyerName: accounts.name })
    .from(requests)
    .innerJoin(accounts, eq(accounts.id, requests.buyerAccountId))
    .where(eq(requests.id, id));
  return row ?? null;
}

/** Returns whether a store has quoted for a request. */
export const hasQuoted = async (
  db: Database,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<boolean> =>
  (await db.$count(quotes, and(eq(quotes.requestId, id), eq(quotes.supplierId, supplierId)))) > 0;

interface QuotesQuery {
  id: string;
  buyerAccountId: string;
  now: Date;
}

/** Returns all quotes for a request, regardless of the reader; the caller checks the deadline. */
export async function listAllQuotes(
  db: Database,
  { id, buyerAccountId, now }: QuotesQuery,
): Promise<Quote[]> {
  const rows = await selectQuotes(db)
    .where(eq(quotes.requestId, id))
    .orderBy(asc(quotes.sentAt), asc(quotes.id))
    .limit(maxQuotes);
  return describeQuotes(db, { rows, viewer: { side: 'buyer', accountId: buyerAccountId }, now });
}

/** Returns every version of every offer for a request, in the order in which they were sent. */
export const listOffers = (db: Database, id: string) =>
  db
    .select({
      quoteId: quoteVersions.quoteId,
      version: quoteVersions.version,
      offer: quoteVersions.offer,
      fingerprint: quoteVersions.fingerprint,
      sentAt: quoteVersions.sentAt,
    })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(eq(quotes.requestId, id))
    .orderBy(asc(quoteVersions.sentAt), asc(quoteVersions.quoteId), asc(quoteVersions.version));

/** Returns every published version of a request, oldest first. */
export const listVersions = (db: Database, id: string) =>
  db
    .select()
    .from(requestVersions)
    .where(eq(requestVersions.requestId, id))
    .orderBy(asc(requestVersions.version));

/** Returns the awards of a request with the ordered lines of its quotes, in the order of the lines of the request. */
export async function listAwarded(db: Database, id: string) {
  const rows = await db
    .select({ award: requestAwards, agreement: orders.agreement })
    .from(requestAwards)
    .innerJoin(orders, eq(orders.id, requestAwards.orderId))
    .where(eq(requestAwards.requestId, id))
    .orderBy(asc(requestAwards.line), asc(requestAwards.quantity), asc(requestAwards.id));
  return rows.map(({ award, agreement }) => ({
    ...award,
    quoteLine: findOrdered(agreement, award)?.line ?? null,
  }));
}

interface RecordBasis {
  assumptions: Assumptions;
  facts: TradeFacts;
}

/** Returns what was stored at the award; otherwise the assumptions, rates and facts of now. Null for an unknown request. */
export async function getBasis(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<RecordBasis | null> {
  const [stored] = await db.select().from(requestRecords).where(eq(requestRecords.requestId, id));
  if (stored) return { assumptions: stored.assumptions, facts: stored.facts };
  const [request] = await db.select().from(requests).where(eq(requests.id, id));
  if (!request) return null;
  const { buyerAccountId, version } = request;
  const [current] = await db
    .select({ content: requestVersions.content })
    .from(requestVersions)
    .where(and(eq(requestVersions.requestId, id), eq(requestVersions.version, version)));
  const { assumptions } = await getAssumptions(db, { accountId: buyerAccountId, subject: 'request', id });
  const weights = current?.content.weights ?? assumptions.weights;
  const facts = await getTradeFacts(db, {
    quotes: await listAllQuotes(db, { id, buyerAccountId, now }),
    destination: assumptions.destination,
    now,
  });
  return { assumptions: { ...assumptions, weights }, facts };
}
