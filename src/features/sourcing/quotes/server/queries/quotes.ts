import { and, asc, eq } from 'drizzle-orm';
import {
  ownedBy as ownsInquiry,
  type Viewer,
} from '#features/conversations/inquiries/server/queries/viewer.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { requirementMatches } from '#features/sourcing/requirements/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Offer } from '../../contract/offer.ts';
import type { Quote } from '../../contract.ts';
import { actionsIn, priceLine } from '../../rules.ts';
import { quotes } from '../tables.ts';
import { listFilesOf } from './offers.ts';
import { getHistories } from './quote-history.ts';
import {
  describeRow,
  type Pack,
  packsOf,
  plainPack,
  type Row,
  readableBy,
  selectQuotes,
} from './quote-rows.ts';

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
      lines: offer.lines.map((line) => describeLine(line, packs.get(line.productId) ?? plainPack)),
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
