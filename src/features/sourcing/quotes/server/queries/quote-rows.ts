import { and, eq, gte, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orderAmendments } from '#features/orders/amendments/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { isSealed, requestNumber } from '#features/sourcing/requests/rules.ts';
import { isSealedOn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { countLimit, matchesText } from '#features/sourcing/requests/server/queries/requests.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { requirementMatches } from '#features/sourcing/requirements/server/tables.ts';
import { matchesStoreNumber } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { orderNumber, quoteNumber } from '#lib/ids.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { QuoteRow, QuoteState, QuoteView } from '../../contract/quote-rows.ts';
import { rangeOf, stateOn } from '../../rules.ts';
import { quoteCounterOffers, quotes, quoteVersions } from '../tables.ts';

/** True if the buyer proposed other prices for the current version. */
const isCountered = sql`exists (select from ${quoteCounterOffers} where ${quoteCounterOffers.quoteId} = ${quotes.id} and ${quoteCounterOffers.version} = ${quotes.version})`;

const rowColumns = {
  quote: quotes,
  offer: quoteVersions.offer,
  fingerprint: quoteVersions.fingerprint,
  authorName: accounts.name,
  buyerName: sql<string>`(select ${accounts.name} from ${accounts} where ${accounts.id} = ${quotes.buyerAccountId})`,
  buyerCompany: inquiries.buyerCompany,
  deliverTo: inquiries.deliverTo,
  supplier: {
    slug: suppliers.slug,
    name: suppliers.businessName,
    logoFileId: suppliers.logoFileId,
    logoSeed: suppliers.logoSeed,
    country: suppliers.country,
    isPublic: sql<boolean>`coalesce(${suppliers.isPublic}, false)`,
    numberPrefix: suppliers.numberPrefix,
  },
  request: {
    number: requests.number,
    title: requests.title,
    version: requests.version,
    sealed: requests.sealed,
    deadline: requests.deadline,
  },
  orderNumber: orders.number,
  orderTotalMinor: orders.totalMinor,
  isAmended: sql<boolean>`exists (select from ${orderAmendments} where ${orderAmendments.orderId} = ${quotes.orderId} and ${orderAmendments.status} = 'accepted')`,
  agreement: orders.agreement,
  isCountered: sql<boolean>`${isCountered}`,
  requirementId: sql<
    string | null
  >`(select ${requirementMatches.requirementId} from ${requirementMatches} where ${requirementMatches.inquiryId} = ${quotes.inquiryId} limit 1)`,
};

/** Selects quotes with their current version, request and order. */
export const selectQuotes = (db: Database) =>
  db
    .select(rowColumns)
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .innerJoin(accounts, eq(accounts.id, quoteVersions.authorAccountId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .innerJoin(inquiries, eq(inquiries.id, quotes.inquiryId))
    .leftJoin(requests, eq(requests.id, quotes.requestId))
    .leftJoin(orders, eq(orders.id, quotes.orderId));

export type Row = Awaited<ReturnType<typeof selectQuotes>>[number];

/** Returns the condition that limits a query to the quotes that a side can read; sealed ones open after the deadline. */
export const readableBy = (viewer: Viewer, now: Date): SQL | undefined =>
  viewer.side === 'buyer'
    ? and(eq(quotes.buyerAccountId, viewer.accountId), sql`${isSealedOn(marketDay(now))} is not true`)
    : eq(quotes.supplierId, viewer.supplierId);

/** Returns the condition for a state on a day. */
function isIn(state: QuoteState, day: string): SQL | undefined {
  if (state === 'expired') return and(eq(quotes.status, 'open'), lt(quotes.validUntil, day));
  if (state === 'open') return and(eq(quotes.status, 'open'), gte(quotes.validUntil, day));
  return eq(quotes.status, state);
}

const newest: KeysetOrder = { column: quotes.sentAt, type: 'timestamptz', descending: true };

/**
 * Returns the condition for quotes that wait for a side: the buyer has not answered an open quote; the supplier has a
 * counter-offer, or can still quote for the present version of the request.
 */
function waitsFor({ side }: Viewer, day: string): SQL | undefined {
  if (side === 'buyer') return and(isIn('open', day), sql`not ${isCountered}`);
  const isOutdated = and(
    eq(requests.status, 'open'),
    gte(requests.deadline, day),
    ne(quotes.requestVersion, requests.version),
  );
  const canAnswer = or(isNull(quotes.requestId), eq(requests.status, 'open'));
  return and(isIn('open', day), or(and(isCountered, canAnswer), isOutdated));
}

/** Returns the condition for quotes with a text in their titles, number, request or the name of the other side. */
function matchesSearch(q: string | undefined, { side }: Viewer): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  const pattern = containsPattern(text);
  return or(
    matchesStoreNumber({ kind: 'quote', columns: quotes }, text),
    matchesText(text),
    sql`exists (select from jsonb_array_elements(${quoteVersions.offer}->'lines') item where item->>'title' ilike ${pattern})`,
    ...(side === 'buyer'
      ? [ilike(suppliers.businessName, pattern)]
      : [ilike(inquiries.buyerCompany, pattern), sql`${rowColumns.buyerName} ilike ${pattern}`]),
  );
}

/** Counts quotes that a side can read, up to a limit. */
async function countQuotes(
  db: Database,
  { viewer, now, condition }: { viewer: Viewer; now: Date; condition: SQL | undefined },
): Promise<number> {
  const found = db
    .select({ id: quotes.id })
    .from(quotes)
    .leftJoin(requests, eq(requests.id, quotes.requestId))
    .where(and(readableBy(viewer, now), condition))
    .limit(countLimit)
    .as('found');
  return db.$count(found);
}

interface ListQuery {
  viewer: Viewer;
  state?: QuoteView | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns a page of the quotes of a side, newest version first. */
export async function listQuotes(db: Database, { viewer, state, q, cursor, limit, now }: ListQuery) {
  const day = marketDay(now);
  const waiting = waitsFor(viewer, day);
  const rows = await selectQuotes(db)
    .where(
      and(
        readableBy(viewer, now),
        state === 'action' ? waiting : state && isIn(state, day),
        matchesSearch(q, viewer),
        afterCursor(newest, { id: quotes.id, cursor }),
      ),
    )
    .orderBy(keysetOrder(newest, quotes.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const packs = await packsOf(db, shown);
  const last = rows.length > limit ? shown.at(-1)?.quote : undefined;
  return {
    quotes: shown.map((row) => describeRow(row, { packs, now })),
    nextCursor: last ? cursorAfter({ value: last.sentAt, id: last.id }) : null,
    counts: {
      action: await countQuotes(db, { viewer, now, condition: waiting }),
      open: await countQuotes(db, { viewer, now, condition: isIn('open', day) }),
    },
  };
}

/** Returns the drawings and units of the quoted products. */
export async function packsOf(db: Database, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ offer }) => offer.lines.map(({ productId }) => productId)))];
  if (ids.length === 0) return new Map<string, Pack>();
  const found = await db
    .select({ id: products.id, pack: products.pack, unit: products.unit })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(found.map((product) => [product.id, product]));
}

export interface Pack {
  pack: QuoteRow['pack'];
  unit: string;
}
export const plainPack: Pack = { pack: { kind: 'carton', seed: 'unavailable' }, unit: 'piece' };

interface Description {
  packs: ReadonlyMap<string, Pack>;
  now: Date;
}

/** Returns a quote as lists show it. */
export function describeRow(row: Row, { packs, now }: Description): QuoteRow {
  const { quote, offer, supplier, buyerName, buyerCompany } = row;
  const { numberPrefix, logoFileId, ...store } = supplier;
  const [first] = offer.lines;
  return {
    id: quote.id,
    reference: quoteNumber(numberPrefix, quote.number),
    version: quote.version,
    state: stateOn(marketDay(now), quote),
    title: first?.title ?? '',
    lineCount: Math.max(1, offer.lines.filter(({ alternative }) => !alternative).length),
    pack: (packs.get(first?.productId ?? '') ?? plainPack).pack,
    currency: quote.currency,
    ...rangeOf(offer),
    validUntil: quote.validUntil,
    inquiryId: quote.inquiryId,
    supplier: { ...store, id: quote.supplierId, logoUrl: logoFileId && mediaUrl(logoFileId, 320) },
    buyer: { name: buyerName, company: buyerCompany },
    sentAt: quote.sentAt.toISOString(),
    isCountered: row.isCountered && stateOn(marketDay(now), quote) === 'open',
    order:
      quote.orderId && row.orderNumber !== null
        ? {
            id: quote.orderId,
            reference: orderNumber(numberPrefix, row.orderNumber),
            totalMinor: row.orderTotalMinor ?? 0,
            isAmended: row.isAmended,
            lines: (row.agreement?.lines ?? []).map(({ line, quantity }) => ({ line, quantity })),
          }
        : null,
    request: describeRequest(row, now),
  };
}

const describeRequest = (
  { quote: { requestId, requestVersion }, request }: Row,
  now: Date,
): QuoteRow['request'] =>
  requestId && request
    ? {
        id: requestId,
        reference: requestNumber(request.number),
        title: request.title,
        version: requestVersion ?? 1,
        isCurrent: requestVersion === request.version,
        sealedUntil: isSealed(request, marketDay(now)) ? request.deadline : null,
      }
    : null;
