import { and, asc, desc, eq, ilike, isNotNull, sql } from 'drizzle-orm';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { inquiryRows } from '#features/conversations/inquiries/server/factory.ts';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import { describeOffer } from '#features/sourcing/quotes/rules/offer-text.ts';
import { minutesBetween } from '#features/sourcing/quotes/rules.ts';
import { createQuote } from '#features/sourcing/quotes/server/factory.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requirementMatches, requirements } from '#features/sourcing/requirements/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import type { ExchangeRates } from '#lib/exchange.ts';
import { quoteNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { numberInvoices } from '../demo-store/order-book.ts';
import { seedId } from '../seed-id.ts';
import { bookQuote } from './quote-orders.ts';
import { offers, request, type StoryOffer, storyOffer } from './quote-story.ts';

interface Demo {
  demoStoreId: string;
  now: Date;
}

/** The request of the demo customer, and quotes in the inbox of the demo store. */
export async function loadQuotes(db: Database, { demoStoreId, now }: Demo): Promise<void> {
  await loadStoreQuotes(db, { supplierId: demoStoreId, now });
  await quoteRequest(db, { demoStoreId, now });
}

const inboxQuotes = 60;

/** The decisions on the quotes, repeated; open ones expire in time. */
const courses = ['declined', 'accepted', 'open', 'withdrawn', 'open', 'accepted', 'open'] as const;

/** Answers the newest conversations of the store with quotes in all states. */
export async function loadStoreQuotes(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  const rows = await db
    .select({ inquiry: inquiries, product: products, owner: suppliers.ownerAccountId })
    .from(inquiries)
    .innerJoin(products, eq(products.id, inquiries.productId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .where(
      and(
        eq(inquiries.supplierId, supplierId),
        eq(inquiries.status, 'answered'),
        isNotNull(inquiries.quantity),
      ),
    )
    .orderBy(desc(inquiries.lastMessageAt))
    .limit(inboxQuotes);
  for (const [index, { inquiry, product, owner }] of rows.toReversed().entries()) {
    const sentAt = inquiry.lastMessageAt;
    const status = courses[index % courses.length] ?? 'open';
    const offer = offerFor(product, {
      quantities: [inquiry.quantity ?? product.moq, (inquiry.quantity ?? product.moq) * 4],
      place: inquiry.deliverTo ?? 'Pune',
      sentAt,
    });
    const id = seedId(`quote ${inquiry.id}`);
    const closedAt = addDays(sentAt, 2);
    const isAccepted = status === 'accepted' && closedAt < now;
    const orderId = isAccepted
      ? await bookQuote(db, { quoteId: id, number: index + 1, inquiry, product, offer, closedAt, now })
      : null;
    await createQuote(db, {
      id,
      number: index + 1,
      supplierId,
      buyerAccountId: inquiry.buyerAccountId,
      inquiryId: inquiry.id,
      currency: product.currency,
      authorAccountId: owner,
      waitedMinutes: minutesBetween(inquiry.createdAt, sentAt),
      status: status === 'accepted' && !isAccepted ? 'open' : status,
      orderId,
      ...(status !== 'open' && closedAt < now && { closedAt, closeReason: reasonOf(status, index) }),
      offers: [{ offer, sentAt }],
    });
  }
  await numberInvoices(db, supplierId);
}

const declineReasons = [
  'Another supplier offered a shorter lead time.',
  'Your price is 8% above our budget.',
  'We decided to keep our current packaging for another year.',
];

function reasonOf(status: (typeof courses)[number], index: number): string | null {
  if (status === 'withdrawn') return 'The material is no longer available. We will send a new quote.';
  return status === 'declined' ? (declineReasons[index % declineReasons.length] ?? null) : null;
}

type Product = typeof products.$inferSelect;

interface OfferFacts {
  quantities: readonly number[];
  place: string;
  sentAt: Date;
  /** Price of the smallest quantity; that of the list by default. */
  priceMinor?: number | undefined;
}

/** Returns the list price of the largest quantity of a product. */
export const listPriceOf = ({ tiers, priceFromMinor }: Pick<Product, 'tiers' | 'priceFromMinor'>): number =>
  tiers.at(-1)?.unitPriceMinor ?? priceFromMinor;

/** Returns an offer near the list prices of a product. */
export function offerFor(product: Product, { quantities, place, sentAt, priceMinor }: OfferFacts): Offer {
  const listMinor = priceMinor ?? listPriceOf(product);
  return {
    lines: [
      {
        productId: product.id,
        title: product.title,
        specification: '',
        prices: quantities.map((quantity, index) => ({
          quantity,
          unitPriceMinor: Math.max(1, Math.round(listMinor * (1 - index * 0.08))),
          freightMinor: Math.round((quantity * listMinor) / 25),
          leadTimeDays: product.leadTimeDays + index * 4,
        })),
        charges: [],
      },
    ],
    incoterm: 'DAP',
    place,
    paymentTerm: 'Partial Payment',
    validUntil: marketDay(addDays(sentAt, 30)),
    notes: '',
  };
}

/** Posts the request of the demo customer, which suppliers of three countries have answered. */
async function quoteRequest(db: Database, { demoStoreId, now }: Demo): Promise<void> {
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  const [buyer] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, customer?.email ?? ''));
  const makers = await makersOfBoxes(db, demoStoreId);
  const rates = await getExchangeRates(db);
  if (!buyer || makers.length === 0) return;
  const [id, createdAt] = [seedId('request of the customer'), addDays(now, -6)];
  const { name, phone } = buyer;
  await db.insert(requirements).values({
    id,
    name,
    mobile: phone,
    quantity: 5000,
    ...request,
    buyerAccountId: buyer.id,
    matchedAt: createdAt,
    createdAt,
  });
  for (const [index, maker] of makers.entries()) {
    const sentAt = addDays(createdAt, 1 + index * 0.7);
    const story = offers[index];
    const inquiryId =
      story && (await answer(db, { ...maker, story, sentAt, rates, buyerAccountId: buyer.id }));
    await db.insert(requirementMatches).values({
      requirementId: id,
      supplierId: maker.supplier.id,
      rank: index + 1,
      reason: 'You list products like this.',
      matchedAt: createdAt,
      seenAt: sentAt,
      ...(inquiryId ? { inquiryId, answeredAt: sentAt } : {}),
    });
  }
}

/** Returns the demo store and makers of corrugated boxes in other countries, one each, with their product. */
async function makersOfBoxes(db: Database, demoStoreId: string) {
  const rows = await db
    .select({ product: products, supplier: suppliers })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.isShown, true),
        eq(suppliers.isPublic, true),
        eq(categories.registrationCategory, 'Corrugated Boxes'),
        ilike(products.title, '%box%'),
        ilike(products.title, '%-ply%'),
      ),
    )
    .orderBy(sql`${suppliers.id} = ${demoStoreId} desc`, desc(products.popularity), asc(products.id))
    .limit(200);
  const byCountry = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!byCountry.has(row.supplier.country)) byCountry.set(row.supplier.country, row);
  return [...byCountry.values()].slice(0, 4);
}

interface Answer {
  product: Product;
  supplier: typeof suppliers.$inferSelect;
  story: StoryOffer;
  rates: ExchangeRates;
  sentAt: Date;
  buyerAccountId: string;
}

/** Opens the conversation in which a supplier quotes, and returns its id. */
async function answer(
  db: Database,
  { product, supplier, story, sentAt, rates, buyerAccountId }: Answer,
): Promise<string> {
  const next = (column: typeof inquiries.number | typeof quotes.number) =>
    sql<number>`coalesce(max(${column}), 0) + 1`;
  const [inquiryCount] = await db
    .select({ number: next(inquiries.number) })
    .from(inquiries)
    .where(eq(inquiries.supplierId, supplier.id));
  const [quoteCount] = await db
    .select({ number: next(quotes.number) })
    .from(quotes)
    .where(eq(quotes.supplierId, supplier.id));
  const number = quoteCount?.number ?? 1;
  const offer = storyOffer(product, { story, city: supplier.city, sentAt, rates });
  const heading = `Quote ${quoteNumber(supplier.numberPrefix, number)}`;
  const rows = inquiryRows({
    supplierId: supplier.id,
    buyerAccountId,
    number: inquiryCount?.number ?? 1,
    subject: request.productName,
    quantity: 5000,
    deliverTo: 'San Francisco',
    supplierReadAt: sentAt,
    messages: [
      { side: 'supplier', body: story.message, authorAccountId: supplier.ownerAccountId, createdAt: sentAt },
      {
        side: 'supplier',
        body: describeOffer(offer, { heading, currency: product.currency }),
        authorAccountId: supplier.ownerAccountId,
        createdAt: addDays(sentAt, 0.01),
      },
    ],
  });
  await db.insert(inquiries).values(rows.inquiry);
  await db.insert(inquiryMessages).values(rows.messages);
  await createQuote(db, {
    id: seedId(`quote for the customer ${supplier.id}`),
    number,
    supplierId: supplier.id,
    buyerAccountId,
    inquiryId: rows.inquiry.id,
    currency: product.currency,
    authorAccountId: supplier.ownerAccountId,
    waitedMinutes: 0,
    offers: [{ offer, sentAt: addDays(sentAt, 0.01) }],
  });
  return rows.inquiry.id;
}
