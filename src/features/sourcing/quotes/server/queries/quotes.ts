import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import {
  ownedBy as ownsInquiry,
  type Viewer,
} from '#features/conversations/inquiries/server/queries/viewer.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { isSealed, requestNumber } from '#features/sourcing/requests/rules.ts';
import { isSealedOn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { requirementMatches } from '#features/sourcing/requirements/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber, quoteNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { Offer } from '../../contract/offer.ts';
import type { Quote, QuoteRow, QuoteState } from '../../contract.ts';
import { actionsIn, priceLine, rangeOf, stateOn } from '../../rules.ts';
import { quotes, quoteVersions } from '../tables.ts';
import { listFilesOf } from './quote-files.ts';
import { getHistories } from './quote-history.ts';

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
  agreement: orders.agreement,
  requirementId: sql<
    string | null
  >`(select ${requirementMatches.requirementId} from ${requirementMatches} where ${requirementMatches.inquiryId} = ${quotes.inquiryId} limit 1)`,
};

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

type Row = Awaited<ReturnType<typeof selectQuotes>>[number];

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

interface ListQuery {
  viewer: Viewer;
  state?: QuoteState | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns a page of the quotes of a side, newest version first. */
export async function listQuotes(db: Database, { viewer, state, cursor, limit, now }: ListQuery) {
  const rows = await selectQuotes(db)
    .where(
      and(
        readableBy(viewer, now),
        state ? isIn(state, marketDay(now)) : undefined,
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
  };
}

export interface OneQuery {
  viewer: Viewer;
  now: Date;
}

/** Returns a quote of a side; any other is not found. */
export async function getQuote(db: Database, { id, viewer, now }: OneQuery & { id: string }): Promise<Quote> {
  const rows = await selectQuotes(db).where(and(eq(quotes.id, id), readableBy(viewer, now)));
  const [quote] = await describeQuotes(db, { rows, viewer, now });
  if (!quote) throw notFound('Quote');
  return quote;
}

const maxInConversation = 20;
const maxCompared = 50;

/** Returns the quotes of a conversation of a side, oldest first. */
export async function listQuotesOf(
  db: Database,
  { inquiryId, viewer, now }: OneQuery & { inquiryId: string },
): Promise<Quote[]> {
  const rows = await selectQuotes(db)
    .where(and(eq(quotes.inquiryId, inquiryId), readableBy(viewer, now)))
    .orderBy(asc(quotes.number))
    .limit(maxInConversation);
  if (rows.length === 0) await requireOwnInquiry(db, { id: inquiryId, viewer });
  return describeQuotes(db, { rows, viewer, now });
}

/** Returns the quotes of the conversations that a requirement led to, in the order in which suppliers were asked. */
export async function listQuotesForRequirement(
  db: Database,
  { requirementId, viewer, now }: OneQuery & { requirementId: string },
): Promise<Quote[]> {
  const rows = await selectQuotes(db)
    .innerJoin(requirementMatches, eq(requirementMatches.inquiryId, quotes.inquiryId))
    .where(and(eq(requirementMatches.requirementId, requirementId), readableBy(viewer, now)))
    .orderBy(asc(requirementMatches.rank), asc(quotes.number))
    .limit(maxCompared);
  return describeQuotes(db, { rows, viewer, now });
}

/** Throws not found for a conversation of other people. */
async function requireOwnInquiry(
  db: Database,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<void> {
  const [own] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.id, id), ownsInquiry(viewer)));
  if (!own) throw notFound('Inquiry');
}

/** Returns the drawings and units of the quoted products. */
async function packsOf(db: Database, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ offer }) => offer.lines.map(({ productId }) => productId)))];
  if (ids.length === 0) return new Map<string, Pack>();
  const found = await db
    .select({ id: products.id, pack: products.pack, unit: products.unit })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(found.map((product) => [product.id, product]));
}

interface Pack {
  pack: QuoteRow['pack'];
  unit: string;
}
const plain: Pack = { pack: { kind: 'carton', seed: 'unavailable' }, unit: 'piece' };

interface Description {
  packs: ReadonlyMap<string, Pack>;
  now: Date;
}

function describeRow(row: Row, { packs, now }: Description): QuoteRow {
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
    pack: (packs.get(first?.productId ?? '') ?? plain).pack,
    currency: quote.currency,
    ...rangeOf(offer),
    validUntil: quote.validUntil,
    inquiryId: quote.inquiryId,
    supplier: { ...store, id: quote.supplierId, logoUrl: logoFileId && mediaUrl(logoFileId, 320) },
    buyer: { name: buyerName, company: buyerCompany },
    sentAt: quote.sentAt.toISOString(),
    order:
      quote.orderId && row.orderNumber !== null
        ? {
            id: quote.orderId,
            reference: orderNumber(numberPrefix, row.orderNumber),
            totalMinor: row.orderTotalMinor ?? 0,
            lines: (row.agreement?.lines ?? []).map(({ line, quantity }) => ({ line, quantity })),
          }
        : null,
    request: describeRequest(row, now),
  };
}

export async function describeQuotes(
  db: Database,
  { rows, viewer, now }: OneQuery & { rows: readonly Row[] },
): Promise<Quote[]> {
  const packs = await packsOf(db, rows);
  const ids = rows.map(({ quote }) => quote.id);
  const historyOf = await getHistories(db, ids);
  const filesOf = await listFilesOf(db, ids);
  return rows.map((row) => {
    const { quote, offer, fingerprint, authorName } = row;
    const summary = describeRow(row, { packs, now });
    const { versions, counterOffers } = historyOf(quote.id);
    const isCountered = counterOffers[0]?.version === quote.version;
    return {
      ...summary,
      lines: offer.lines.map((line) => describeLine(line, packs.get(line.productId) ?? plain)),
      incoterm: offer.incoterm,
      place: offer.place,
      paymentTerm: offer.paymentTerm,
      paymentSplit: offer.paymentSplit ?? null,
      notes: offer.notes,
      files: filesOf(quote.id),
      sentByName: authorName,
      requirementId: row.requirementId,
      deliverTo: row.deliverTo,
      closeReason: quote.closeReason,
      fingerprint,
      versions,
      counterOffers: counterOffers.map((counter) => ({
        ...counter,
        isOpen: summary.state === 'open' && counter.version === quote.version,
      })),
      actions: actionsIn(summary.state, viewer.side).filter((one) => one !== 'counter' || !isCountered),
    };
  });
}

const describeRequest = (
  { quote: { requestId, requestVersion }, request }: Row,
  now: Date,
): Quote['request'] =>
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

const describeLine = (line: Offer['lines'][number], { pack, unit }: Pack): Quote['lines'][number] => ({
  productId: line.productId,
  requestLine: line.requestLine ?? null,
  isAlternative: line.alternative ?? false,
  title: line.title,
  specification: line.specification,
  unit,
  pack,
  charges: line.charges,
  moq: line.moq ?? null,
  samplePriceMinor: line.samplePriceMinor ?? null,
  prices: line.prices
    .toSorted((a, b) => a.quantity - b.quantity)
    .map((price) => ({ ...price, ...(priceLine(line, price) ?? { goodsMinor: 0, totalMinor: 0 }) })),
});
