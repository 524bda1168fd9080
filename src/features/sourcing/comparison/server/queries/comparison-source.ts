import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { listQuotesForRequirement } from '#features/sourcing/quotes/server/queries/quotes.ts';
import { listQuotesForRequest } from '#features/sourcing/quotes/server/queries/quotes-for-request.ts';
import { getOwn, getRequestVersion } from '#features/sourcing/requests/server/queries/load-request.ts';
import { requirements } from '#features/sourcing/requirements/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Weights } from '../../contract/assumptions.ts';
import type { ComparisonSubject, RequestLine } from '../../contract.ts';

/** The quotes that are compared, and the lines of the request that they answer. */
interface ComparisonSource {
  title: string;
  details: string;
  quantity: number | null;
  createdAt: string;
  /** Null for quotes without a request, which form one group. */
  requestLines: RequestLine[] | null;
  /** The last day on which the goods must arrive; null if the request names none. */
  requiredBy: string | null;
  quotes: Quote[];
  /** The currency and the country of delivery that the request states; null if it states none. */
  stated: { currency: string; destination: string | null } | null;
  /** Weights that were fixed when a sealed request was sent; null for those that the buyer can change. */
  fixedWeights: Weights | null;
}

interface SourceQuery {
  id: string;
  viewer: Extract<Viewer, { side: 'buyer' }>;
  now: Date;
}

/** Returns what is compared for each subject. Anything that is not the buyer's own is not found. */
const sources: Record<ComparisonSubject, (db: Database, query: SourceQuery) => Promise<ComparisonSource>> = {
  requirement: getRequirement,
  request: getRequest,
};

export const getComparisonSource = (
  db: Database,
  { subject, ...query }: SourceQuery & { subject: ComparisonSubject },
): Promise<ComparisonSource> => sources[subject](db, query);

/** Returns a request of a buyer with the quotes for its lines. */
async function getRequest(db: Database, { id, viewer, now }: SourceQuery): Promise<ComparisonSource> {
  const request = await getOwn(db, { id, accountId: viewer.accountId });
  const { content, publishedAt } = await getRequestVersion(db, request);
  const { quotes } = await listQuotesForRequest(db, { requestId: id, viewer, now });
  return {
    title: content.title,
    details: '',
    quantity: null,
    createdAt: publishedAt.toISOString(),
    requestLines: content.lines.map(({ title, quantities }) => ({
      title,
      quantities: quantities.toSorted((a, b) => a - b),
    })),
    requiredBy: content.requiredBy ?? null,
    quotes,
    stated: { currency: content.currency, destination: content.places[0]?.country ?? null },
    fixedWeights: content.weights ?? null,
  };
}

/** Returns a requirement of a buyer with the quotes that suppliers sent for it. */
async function getRequirement(db: Database, { id, viewer, now }: SourceQuery): Promise<ComparisonSource> {
  const [requirement] = await db
    .select({
      productName: requirements.productName,
      quantity: requirements.quantity,
      details: requirements.details,
      createdAt: requirements.createdAt,
    })
    .from(requirements)
    .where(and(eq(requirements.id, id), eq(requirements.buyerAccountId, viewer.accountId)));
  if (!requirement) throw notFound('Requirement');
  const { productName: title, quantity, details, createdAt } = requirement;
  return {
    title,
    details,
    quantity,
    createdAt: createdAt.toISOString(),
    requestLines: null,
    requiredBy: null,
    stated: null,
    quotes: await listQuotesForRequirement(db, { requirementId: id, viewer, now }),
    fixedWeights: null,
  };
}
