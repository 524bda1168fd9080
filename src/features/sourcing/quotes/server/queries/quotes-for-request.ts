import { and, asc, eq } from 'drizzle-orm';
import { isSealed } from '#features/sourcing/requests/rules.ts';
import { getOwn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { getReceivedFacts } from '#features/sourcing/requests/server/queries/received-requests.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { Quote } from '../../contract.ts';
import { quotes, quoteVersions } from '../tables.ts';
import { readableBy, selectQuotes } from './quote-rows.ts';
import { describeQuotes, type OneQuery } from './quotes.ts';

const maxCompared = 50;

interface SealedQuote {
  supplierName: string;
  fingerprint: string;
  sentAt: string;
}

/** Returns the quotes for a request that a side can read, and what is known of those that are sealed. */
export async function listQuotesForRequest(
  db: Database,
  { requestId, viewer, now }: OneQuery & { requestId: string },
): Promise<{ quotes: Quote[]; sealed: SealedQuote[] }> {
  const request =
    viewer.side === 'buyer'
      ? await getOwn(db, { id: requestId, accountId: viewer.accountId })
      : await getReceivedFacts(db, { id: requestId, supplierId: viewer.supplierId });
  const rows = await selectQuotes(db)
    .where(and(eq(quotes.requestId, requestId), readableBy(viewer, now)))
    .orderBy(asc(quotes.sentAt), asc(quotes.id))
    .limit(maxCompared);
  return {
    quotes: await describeQuotes(db, { rows, viewer, now }),
    sealed:
      viewer.side === 'buyer' && isSealed(request, marketDay(now)) ? await listSealed(db, requestId) : [],
  };
}

async function listSealed(db: Database, requestId: string): Promise<SealedQuote[]> {
  const rows = await db
    .select({
      supplierName: suppliers.businessName,
      fingerprint: quoteVersions.fingerprint,
      sentAt: quotes.sentAt,
    })
    .from(quotes)
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .where(and(eq(quotes.requestId, requestId), eq(quotes.status, 'open')))
    .orderBy(asc(quotes.sentAt))
    .limit(maxCompared);
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}
