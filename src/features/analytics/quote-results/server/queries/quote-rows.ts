import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { quotes, quoteVersions } from '#features/sourcing/quotes/server/tables.ts';
import { requestNumber } from '#features/sourcing/requests/rules.ts';
import { requestInvitations, requests } from '#features/sourcing/requests/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { quoteNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { LossReason, LostQuote } from '../../contract.ts';
import { isInvitationOf, isLost, isOwn, outcomeColumns, reasonOf, stateOf } from './quote-scope.ts';

export const newestFirst: KeysetOrder = { column: quotes.firstSentAt, type: 'timestamptz', descending: true };

interface RowsQuery {
  where: SQL | undefined;
  now: Date;
  limit: number;
}

/** Selects quotes with their results, newest first. */
const selectRows = (db: Database, { where, now, limit }: RowsQuery) =>
  db
    .select({
      id: quotes.id,
      number: quotes.number,
      numberPrefix: suppliers.numberPrefix,
      title: sql<string>`${quoteVersions.offer}->'lines'->0->>'title'`,
      lineCount: sql<number>`jsonb_array_length(${quoteVersions.offer}->'lines')`,
      state: stateOf(now),
      buyerName: accounts.name,
      buyerCompany: inquiries.buyerCompany,
      buyerCountry: inquiries.buyerCountry,
      request: { id: requests.id, number: requests.number },
      currency: quotes.currency,
      valueMinor: quotes.valueMinor,
      sentAt: quotes.firstSentAt,
      reason: reasonOf,
      ...outcomeColumns,
      note: quotes.closeReason,
    })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .innerJoin(accounts, eq(accounts.id, quotes.buyerAccountId))
    .innerJoin(inquiries, eq(inquiries.id, quotes.inquiryId))
    .leftJoin(requests, eq(requests.id, quotes.requestId))
    .leftJoin(requestInvitations, isInvitationOf)
    .where(where)
    .orderBy(keysetOrder(newestFirst, quotes.id))
    .limit(limit);

type QuoteRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns the newest quotes of the range with their results, at most `limit`. */
export async function listQuoteRows(db: Database, { limit, ...query }: ReportQuery & { limit: number }) {
  const rows = await selectRows(db, { where: isOwn(query), now: query.now, limit });
  return rows.map((row) => ({ ...describe(row), buyerCountry: row.buyerCountry }));
}

interface LostQuery extends ReportQuery {
  reason?: LossReason | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns a page of the lost quotes of the range, newest first. */
export async function listLostQuotes(
  db: Database,
  { reason, cursor, limit, ...query }: LostQuery,
): Promise<{ quotes: LostQuote[]; nextCursor: string | null }> {
  const { now } = query;
  const where = and(
    isOwn(query),
    isLost(now),
    reason && sql`${reasonOf} = ${reason}`,
    afterCursor(newestFirst, { id: quotes.id, cursor }),
  );
  const rows = await selectRows(db, { where, now, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    quotes: shown.map(describe),
    nextCursor: last ? cursorAfter({ value: last.sentAt, id: last.id }) : null,
  };
}

function describe(row: QuoteRow): LostQuote {
  const { number, numberPrefix, buyerName, buyerCompany, buyerCountry: _, request, note, ...quote } = row;
  return {
    ...quote,
    reference: quoteNumber(numberPrefix, number),
    buyer: { name: buyerName, company: buyerCompany },
    request: request && { id: request.id, reference: requestNumber(request.number) },
    sentAt: row.sentAt.toISOString(),
    note: row.reason === 'declined' && row.state === 'declined' ? note : null,
  };
}
