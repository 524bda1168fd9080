import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Span } from '#features/analytics/reports/contract.ts';
import { isInBothRanges, isNow } from '#features/analytics/reports/server/queries/instants.ts';
import { requestAwards } from '#features/sourcing/awards/server/tables.ts';
import { quotes, quoteVersions } from '#features/sourcing/quotes/server/tables.ts';
import { isSealedOn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { requests, requestVersions } from '#features/sourcing/requests/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { maxItems } from '../../contract.ts';
import type { AwardedPrices, QuotedPrice } from '../../rules.ts';

export interface SavingsQuery {
  accountId: string;
  span: Span;
  now: Date;
}

/** An awarded item with the prices that its savings are calculated from. */
export interface AwardedItem extends Omit<AwardedPrices, 'landed'> {
  /** The line of the request, from 0. */
  line: number;
  quoteId: string;
  /** False for one of the previous period. */
  now: boolean;
  request: { id: string; number: number; title: string };
  /** The name of the item in the request. */
  title: string;
  supplierName: string;
  awardedAt: Date;
}

const firstVersions = alias(quoteVersions, 'first_version');
const rivals = alias(quotes, 'rival');
const rivalVersions = alias(quoteVersions, 'rival_version');

/**
 * Selects what a buyer awarded in a range and in the previous period, newest first, at most `maxItems` and one more, so
 * that no other prices are read. Sealed quotes are never read before the deadline.
 */
function newestAwards(db: Database, { accountId, ...query }: SavingsQuery) {
  const { awardedAt, line, quantity, quoteId, quoteVersion } = requestAwards;
  return db.$with('newest').as(
    db
      .select({
        awardId: sql<string>`${requestAwards.id}`.as('award_id'),
        requestId: requestAwards.requestId,
        number: requests.number,
        requestTitle: sql<string>`${requests.title}`.as('request_title'),
        awardedAt,
        line,
        quantity,
        quoteId,
        quoteVersion,
      })
      .from(requestAwards)
      .innerJoin(requests, eq(requests.id, requestAwards.requestId))
      .where(
        and(
          // Only the buyer awards a request, so that the index of awards by person finds them.
          eq(requestAwards.awardedByAccountId, accountId),
          eq(requests.buyerAccountId, accountId),
          sql`not ${isSealedOn(marketDay(query.now))}`,
          isInBothRanges(awardedAt, query),
        ),
      )
      .orderBy(desc(awardedAt), desc(requestAwards.id))
      .limit(maxItems + 1),
  );
}

type Newest = ReturnType<typeof newestAwards>;

/**
 * SQL for the price of the awarded quantity of the awarded item in an offer; null if it was not quoted. What the request
 * specifies comes before alternative goods, and the lowest total before others.
 */
const priceIn = (
  offer: PgColumn,
  { line, quantity }: Newest,
): SQL<QuotedPrice | null> => sql<QuotedPrice | null>`(
  select jsonb_build_object('totalMinor', total, 'unitPriceMinor', (price->>'unitPriceMinor')::bigint, 'isAlternative', alternative, 'incoterm', ${offer}->>'incoterm')
  from jsonb_array_elements(${offer}->'lines') item
  cross join lateral jsonb_array_elements(item->'prices') price
  cross join lateral (select
    coalesce((item->>'alternative')::boolean, false) as alternative,
    (price->>'quantity')::bigint * (price->>'unitPriceMinor')::bigint + (price->>'freightMinor')::bigint
      + (select coalesce(sum((charge->>'amountMinor')::bigint), 0) from jsonb_array_elements(coalesce(item->'charges', '[]')) charge) as total
  ) summed
  where coalesce((item->>'requestLine')::int, 0) = ${line} and (price->>'quantity')::bigint = ${quantity}
  order by alternative, total limit 1)`;

/** SQL for the prices of other suppliers for the awarded quantity, each with its supplier and currency. */
function rivalPrices(db: Database, newest: Newest): SQL<AwardedPrices['rivals']> {
  const price = db
    .select({
      found:
        sql`jsonb_build_object('supplierId', ${rivals.supplierId}, 'currency', ${rivals.currency}, 'price', ${priceIn(rivalVersions.offer, newest)})`.as(
          'found',
        ),
    })
    .from(rivals)
    .innerJoin(
      rivalVersions,
      and(eq(rivalVersions.quoteId, rivals.id), eq(rivalVersions.version, rivals.version)),
    )
    .where(
      and(
        eq(rivals.requestId, newest.requestId),
        ne(rivals.supplierId, quotes.supplierId),
        ne(rivals.status, 'withdrawn'),
      ),
    );
  return sql<
    AwardedPrices['rivals']
  >`(select coalesce(jsonb_agg(found) filter (where found->'price' <> 'null'), '[]') from (${price}) one)`;
}

/** Returns the newest awards of a buyer with the prices that savings are calculated from, newest first. */
export async function listAwardedItems(db: Database, query: SavingsQuery): Promise<AwardedItem[]> {
  const newest = newestAwards(db, query);
  const item = sql`${requestVersions.content}->'lines'->${newest.line}`;
  const rows = await db
    .with(newest)
    .select({
      now: isNow(newest.awardedAt, query),
      request: { id: newest.requestId, number: newest.number, title: newest.requestTitle },
      title: sql<string>`coalesce(${item}->>'title', ${newest.requestTitle})`,
      targetMinor: sql<number | null>`(${item}->>'targetPriceMinor')::float8`,
      targetCurrency: sql<string>`${requestVersions.content}->>'currency'`,
      supplierName: suppliers.businessName,
      awardedAt: newest.awardedAt,
      line: newest.line,
      quoteId: newest.quoteId,
      quantity: newest.quantity,
      currency: quotes.currency,
      accepted: priceIn(quoteVersions.offer, newest),
      first: sql<QuotedPrice | null>`case when ${newest.quoteVersion} > 1 then ${priceIn(firstVersions.offer, newest)} end`,
      rivals: rivalPrices(db, newest),
    })
    .from(newest)
    .innerJoin(quotes, eq(quotes.id, newest.quoteId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, newest.quoteVersion)),
    )
    .leftJoin(firstVersions, and(eq(firstVersions.quoteId, quotes.id), eq(firstVersions.version, 1)))
    .leftJoin(
      requestVersions,
      and(
        eq(requestVersions.requestId, newest.requestId),
        eq(requestVersions.version, sql`coalesce(${quotes.requestVersion}, 1)`),
      ),
    )
    .orderBy(desc(newest.awardedAt), desc(newest.awardId));
  return rows.flatMap(({ accepted, targetMinor, targetCurrency, ...row }) =>
    accepted
      ? [
          {
            ...row,
            accepted,
            target: targetMinor === null ? null : { amountMinor: targetMinor, currency: targetCurrency },
          },
        ]
      : [],
  );
}
