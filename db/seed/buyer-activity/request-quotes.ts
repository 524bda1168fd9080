import { and, eq, sql } from 'drizzle-orm';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import type { products } from '#features/catalog/products/server/tables.ts';
import { inquiryRows } from '#features/conversations/inquiries/server/factory.ts';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import type { Winner } from '#features/sourcing/awards/contract.ts';
import { awardRequest } from '#features/sourcing/awards/server/commands.ts';
import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import { describeOffer } from '#features/sourcing/quotes/rules/offer-text.ts';
import { createQuote } from '#features/sourcing/quotes/server/factory.ts';
import { orderAtQuote } from '#features/sourcing/quotes/server/queries/order-at-quote.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { requestInvitations } from '#features/sourcing/requests/server/tables.ts';
import type { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import { quoteNumber } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import type { Money } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { seedId } from '../seed-id.ts';
import { listPriceOf, offerFor } from './load-quotes.ts';
import { alternativeText, type Course } from './request-story.ts';

export interface RequestBuyer {
  id: string;
  addressId: string;
  country: string;
  state: string;
}

/** A supplier with a product that meets a need. */
export interface Maker {
  product: typeof products.$inferSelect;
  supplier: typeof suppliers.$inferSelect;
}

interface Answers {
  /** The request. */
  id: string;
  buyer: RequestBuyer;
  content: RequestContent;
  course: Course;
  makers: readonly Maker[];
  publishedAt: Date;
}

interface SentQuote {
  id: string;
  version: number;
  currency: string;
  supplierId: string;
  offer: Offer;
}

/** Sends the quotes of the first suppliers of a request, and awards it if that is its course. */
export async function sendQuotes(
  db: Database,
  { id, buyer, content, course, makers, publishedAt }: Answers,
): Promise<void> {
  const sent: SentQuote[] = [];
  const rates = await getExchangeRates(db);
  for (const [index, maker] of makers.slice(0, course.quotes).entries()) {
    const { currency } = maker.product;
    const marketMinor = convertMoney(marketPrice(makers, rates), { to: currency, rates });
    const priceMinor = marketMinor
      ? Math.max(1, Math.round(marketMinor * (priceFactors[index] ?? 1)))
      : undefined;
    const sentAt = addDays(publishedAt, 1 + index * 0.6);
    // The first supplier of a request that was awarded lowered its price once.
    const isRevised = index === 0 && course.status === 'awarded';
    const quote = { requestId: id, buyer, content, maker, sentAt, index, isRevised, priceMinor };
    sent.push(await sendQuote(db, quote));
  }
  if (course.status === 'awarded' || course.status === 'partly_awarded')
    await award(db, { id, buyer, course, sent, awardedAt: addDays(publishedAt, 16) });
}

/** The prices of the suppliers of a request, in the order in which they quote, around that of the market. */
const priceFactors = [0.97, 0.93, 1.06, 1.11];

/** Returns the median of the list prices of some suppliers, in the currency of the home market. */
export function marketPrice(makers: readonly Maker[], rates: ExchangeRates): Money {
  const { currency } = homeMarket;
  const prices = makers
    .flatMap(
      ({ product }) =>
        convertMoney(
          { amountMinor: listPriceOf(product), currency: product.currency },
          { to: currency, rates },
        ) ?? [],
    )
    .toSorted((a, b) => a - b);
  return { amountMinor: prices[Math.floor(prices.length / 2)] ?? 0, currency };
}

interface QuoteInput {
  requestId: string;
  buyer: Pick<RequestBuyer, 'id'>;
  content: RequestContent;
  maker: Maker;
  sentAt: Date;
  index: number;
  isRevised?: boolean;
  /** Price of the smallest quantity; that of the list by default. */
  priceMinor?: number | undefined;
}

/** Sends the quote of a supplier for a request, in the conversation that it opens. */
export async function sendQuote(
  db: Database,
  { requestId, buyer, content, maker, sentAt, index, isRevised = false, priceMinor }: QuoteInput,
): Promise<SentQuote> {
  const { product, supplier } = maker;
  const id = seedId(`quote for ${requestId} ${index}`);
  const offer = answerTo(content, { maker, sentAt, index, priceMinor });
  const number = await nextNumber(db, { table: quotes, supplierId: supplier.id });
  const heading = `Quote ${quoteNumber(supplier.numberPrefix, number)}`;
  const rows = inquiryRows({
    supplierId: supplier.id,
    buyerAccountId: buyer.id,
    number: await nextNumber(db, { table: inquiries, supplierId: supplier.id }),
    subject: content.title,
    buyerCountry: content.places[0]?.country ?? null,
    supplierReadAt: sentAt,
    messages: [
      {
        side: 'supplier',
        body: content.sealed
          ? `${heading} is sealed until the deadline has passed.`
          : describeOffer(offer, { heading, currency: product.currency }),
        authorAccountId: supplier.ownerAccountId,
        createdAt: sentAt,
      },
    ],
  });
  await db.insert(inquiries).values(rows.inquiry);
  await db.insert(inquiryMessages).values(rows.messages);
  const { currency } = product;
  await createQuote(db, {
    id,
    number,
    supplierId: supplier.id,
    buyerAccountId: buyer.id,
    inquiryId: rows.inquiry.id,
    requestId,
    requestVersion: 1,
    currency,
    authorAccountId: supplier.ownerAccountId,
    waitedMinutes: 1440 + index * 864,
    offers: isRevised
      ? [
          { offer: dearer(offer), sentAt },
          { offer, sentAt: addDays(sentAt, 2) },
        ]
      : [{ offer, sentAt }],
  });
  await db
    .update(requestInvitations)
    .set({ inquiryId: rows.inquiry.id })
    .where(and(eq(requestInvitations.requestId, requestId), eq(requestInvitations.supplierId, supplier.id)));
  return { id, version: isRevised ? 2 : 1, currency, supplierId: supplier.id, offer };
}

/** Returns an offer before it was negotiated: six percent dearer. */
const dearer = (offer: Offer): Offer => ({
  ...offer,
  lines: offer.lines.map((line) => ({
    ...line,
    prices: line.prices.map((price) => ({
      ...price,
      unitPriceMinor: Math.ceil(price.unitPriceMinor * 1.06),
    })),
  })),
});

const incoterms = ['DAP', 'FOB', 'EXW'] as const;

/** Returns the Incoterm of a supplier, by its place among those who quote. */
export const incotermOf = (index: number): (typeof incoterms)[number] =>
  incoterms[index % incoterms.length] ?? 'DAP';

/** The payment terms of suppliers, by their place among those who quote. */
const paymentTerms = ['Partial Payment', 'Advance Payment', 'Credit Payment'] as const;

type AnswerInput = Pick<QuoteInput, 'maker' | 'sentAt' | 'index' | 'priceMinor'>;

/** Returns what a supplier offers: near its list prices, delivered, free on board or ex works, or an alternative. */
function answerTo(
  { lines, places }: RequestContent,
  { maker: { product, supplier }, sentAt, index, priceMinor }: AnswerInput,
): Offer {
  const [line] = lines;
  const [place] = places;
  const city = place?.city ?? supplier.city;
  const incoterm = incotermOf(index);
  const isAlternative = index === 2;
  const base = offerFor(product, { quantities: line?.quantities ?? [], place: city, sentAt, priceMinor });
  return {
    ...base,
    incoterm,
    paymentTerm: paymentTerms[index % paymentTerms.length] ?? base.paymentTerm,
    place: incoterm === 'DAP' ? `${city}, ${place?.country ?? ''}` : supplier.city,
    validUntil: marketDay(addDays(sentAt, 60)),
    lines: base.lines.map((one) => ({
      ...one,
      requestLine: 0,
      ...(isAlternative && { alternative: true }),
      title: line?.title ?? one.title,
      specification: isAlternative && line ? alternativeText(line.title) : '',
      prices: one.prices.map((price) => ({
        ...price,
        freightMinor: incoterm === 'DAP' ? price.freightMinor : 0,
      })),
    })),
  };
}

async function nextNumber(
  db: Database,
  { table, supplierId }: { table: typeof inquiries | typeof quotes; supplierId: string },
): Promise<number> {
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${table.number}), 0) + 1` })
    .from(table)
    .where(eq(table.supplierId, supplierId));
  return last?.number ?? 1;
}

interface AwardInput {
  id: string;
  buyer: RequestBuyer;
  course: Course;
  sent: readonly SentQuote[];
  awardedAt: Date;
}

/** Awards one quantity to each of the first two suppliers, as the buyer would; no one is notified. */
async function award(db: Database, { id, buyer, course, sent, awardedAt }: AwardInput): Promise<void> {
  const isComplete = course.status === 'awarded';
  const winners: Winner[] = [];
  for (const [index, { id: quoteId, version, currency, supplierId, offer }] of sent
    .slice(0, isComplete ? 2 : 1)
    .entries()) {
    const price = offer.lines[0]?.prices[index];
    if (!price) continue;
    const choices = [{ line: 0, quantity: price.quantity }];
    const { quote } = await orderAtQuote(db, { supplierId, currency, offer, choices, to: buyer });
    winners.push({ id: quoteId, version, choices, seenTotalMinor: quote.totalMinor });
  }
  if (winners.length === 0) return;
  await db.transaction((tx) =>
    awardRequest(
      {
        db: tx,
        actor: { accountId: buyer.id, role: 'customer', sessionId: 'seed' },
        now: awardedAt,
        log: createLog({ logLevel: 'silent' }),
        emit: () => Promise.resolve(),
      },
      {
        id,
        winners,
        deliveryAddressId: buyer.addressId,
        billingAddressId: buyer.addressId,
        purchaseOrderNumber: '',
        notes: '',
        reason: 'Two suppliers for the same item, to spread the risk.',
        complete: isComplete,
        tellDistance: true,
      },
    ),
  );
}
