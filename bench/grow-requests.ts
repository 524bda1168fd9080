import { eq, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { requestAwards } from '#features/sourcing/awards/server/tables.ts';
import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import { closeReasons, rangeOf } from '#features/sourcing/quotes/rules.ts';
import { createQuote } from '#features/sourcing/quotes/server/factory.ts';
import { quotes, quoteVersions } from '#features/sourcing/quotes/server/tables.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { createRequest } from '#features/sourcing/requests/server/factory.ts';
import { requestInvitations, requests, requestVersions } from '#features/sourcing/requests/server/tables.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { insertSelect } from '#platform/database/typed-sql.ts';
import { contentOf, offerOf, quantityAt } from './request-content.ts';

const password = 'requests-for-the-bench';
export const buyer = { email: 'busy-requests@packwright.example', password };
export const seller = { email: 'busy-quotes@packwright.example', password };

/** Every twentieth request is one of the busy buyer, and the busy store quotes for all. */
const buyersShare = 20;
const quotesEach = 5;
const largest = { suppliers: 10, lines: 20, quantities: 5 };

/** Adds requests with five quotes each to the demo with SQL, and one as large as a request can be. */
export async function growRequests(db: Database, { count }: { count: number }): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  // Foreign keys of millions of generated rows need no check.
  await db.execute(sql`set local session_replication_role = replica`);
  const { id: buyerId } = await createAccount(db, { ...buyer, role: 'customer', name: 'Busy Buyer' });
  const { id: otherId } = await createAccount(db, { role: 'customer', name: 'Other Buyer' });
  const { id: ownerId } = await createAccount(db, { ...seller, role: 'supplier', name: 'Busy Quotes' });
  const { id: storeId } = await createSupplier(db, { ownerAccountId: ownerId, businessName: 'Busy Quotes' });
  await createMembership(db, {
    supplierId: storeId,
    planId: 'silver',
    cycleEndsAt: addDays(new Date(), 365),
  });
  const sold = await listSold(db);
  const stores = [storeId, ...sold.slice(0, quotesEach - 1).map(({ supplierId }) => supplierId)];
  const today = new Date();
  await addRequests(db, { count, buyerId, otherId, content: contentOf({ lines: 1, quantities: 2, today }) });
  for (const [place, supplierId] of stores.entries()) {
    const [product] = sold;
    if (!product) throw new Error('The demo has no products.');
    const offer = offerOf({ lines: 1, quantities: 2, today, productId: product.productId, dearer: place });
    await addQuotes(db, { count, place, supplierId, offer });
  }
  await addAwards(db, { count, buyerId });
  await addLargest(db, { buyerId, sold, today });
  await db.execute(sql`analyze`);
}

interface Sold {
  supplierId: string;
  productId: string;
  ownerId: string;
}

/** Returns a product of each store of the demo. */
const listSold = (db: Database): Promise<Sold[]> =>
  db
    .selectDistinctOn([suppliers.id], {
      supplierId: suppliers.id,
      productId: products.id,
      ownerId: suppliers.ownerAccountId,
    })
    .from(suppliers)
    .innerJoin(products, eq(products.supplierId, suppliers.id))
    .orderBy(suppliers.id)
    .limit(largest.suppliers);

interface Rows {
  count: number;
  buyerId: string;
  otherId: string;
  content: RequestContent;
}

/** SQL for an id (a UUID of version 4) that follows from words, so that rows of several tables find each other. */
const idOf = (words: string) =>
  sql`overlay(overlay(md5(${words} || n) placing '4' from 13) placing 'a' from 17)::uuid`;
const requestIdOf = idOf('request ');

async function addRequests(db: Database, { count, buyerId, otherId, content }: Rows): Promise<void> {
  const request = insertSelect(requests, {
    id: requestIdOf,
    buyerAccountId: sql`case when n % ${buyersShare}::int = 0 then ${buyerId}::uuid else ${otherId}::uuid end`,
    status: sql`(array['open', 'awarded', 'cancelled', 'open'])[1 + n % 4]`,
    version: sql`1`,
    title: sql`${content.title} || ' ' || n`,
    lineCount: sql`1`,
    deadline: sql`(now() + interval '20 days' - n * interval '9 minutes')::date`,
    sealed: sql`false`,
    audience: sql`'invited'`,
    createdAt: sql`now() - n * interval '10 minutes'`,
    updatedAt: sql`now() - n * interval '10 minutes'`,
  });
  await db.execute(sql`${request} from generate_series(1, ${count}::int) n`);
  const version = insertSelect(requestVersions, {
    requestId: requestIdOf,
    version: sql`1`,
    content: sql`${JSON.stringify(content)}::jsonb`,
    fingerprint: sql`md5(n::text) || md5(n::text)`,
    publishedAt: sql`now() - n * interval '10 minutes'`,
  });
  await db.execute(sql`${version} from generate_series(1, ${count}::int) n`);
}

interface QuoteRows {
  count: number;
  /** Its place among the suppliers of a request. */
  place: number;
  supplierId: string;
  offer: Offer;
}

async function addQuotes(db: Database, { count, place, supplierId, offer }: QuoteRows): Promise<void> {
  const [talk, quote] = [idOf(`talk ${place} `), idOf(`quote ${place} `)];
  const isOf = sql`join ${requests} on ${requests.id} = ${requestIdOf}`;
  const conversation = insertSelect(inquiries, {
    id: talk,
    number: sql`1000000 + n`,
    supplierId: sql`${supplierId}::uuid`,
    buyerAccountId: requests.buyerAccountId,
    subject: requests.title,
    status: sql`'answered'`,
    preview: sql`'Quote'`,
    lastMessageAt: requests.createdAt,
    lastMessageSide: sql`'supplier'`,
    createdAt: requests.createdAt,
  });
  await db.execute(sql`${conversation} from generate_series(1, ${count}::int) n ${isOf}`);
  const sent = insertSelect(quotes, {
    id: quote,
    number: sql`1000000 + n`,
    supplierId: sql`${supplierId}::uuid`,
    buyerAccountId: requests.buyerAccountId,
    inquiryId: talk,
    requestId: requests.id,
    requestVersion: sql`1`,
    status: sql`case when ${requests.status} = 'open' then 'open' else 'declined' end`,
    version: sql`1`,
    currency: sql`'USD'`,
    validUntil: sql`${offer.validUntil}::date`,
    firstSentAt: requests.createdAt,
    sentAt: requests.createdAt,
    closedAt: sql`case when ${requests.status} = 'open' then null else ${requests.createdAt} end`,
    closeReason: sql`case when ${requests.status} = 'open' then null else ${closeReasons.othersSelected} end`,
    valueMinor: sql`${rangeOf(offer).fromMinor}::bigint`,
    waitedMinutes: sql`n % 5000`,
  });
  await db.execute(sql`${sent} from generate_series(1, ${count}::int) n ${isOf}`);
  const version = insertSelect(quoteVersions, {
    quoteId: quote,
    version: sql`1`,
    authorAccountId: suppliers.ownerAccountId,
    offer: sql`${JSON.stringify(offer)}::jsonb`,
    fingerprint: sql`md5(n::text) || md5(n::text)`,
    sentAt: sql`now() - n * interval '10 minutes'`,
  });
  await db.execute(
    sql`${version} from generate_series(1, ${count}::int) n join ${suppliers} on ${eq(suppliers.id, supplierId)}`,
  );
  const invitation = insertSelect(requestInvitations, {
    requestId: requestIdOf,
    supplierId: sql`${supplierId}::uuid`,
    rank: sql`${place + 1}::int`,
    reason: sql`'You invited this supplier'`,
    invitedAt: sql`now() - n * interval '10 minutes'`,
    seenAt: sql`now() - n * interval '9 minutes'`,
    inquiryId: talk,
    outcome: sql`jsonb_build_object('won', false, 'rank', 1 + n % 5, 'of', 5, 'abovePercent', (n % 5) * 3.5)`,
  });
  await db.execute(sql`${invitation} from generate_series(1, ${count}::int) n`);
}

/** Adds an award of the smallest quantity for each request of the busy buyer. */
async function addAwards(db: Database, { count, buyerId }: Pick<Rows, 'count' | 'buyerId'>): Promise<void> {
  const award = insertSelect(requestAwards, {
    id: idOf('award '),
    requestId: requestIdOf,
    line: sql`0`,
    quantity: sql`${quantityAt(0)}::int`,
    quoteId: idOf('quote 0 '),
    quoteVersion: sql`1`,
    orderId: idOf('order '),
    reason: sql`'Best price'`,
    awardedByAccountId: sql`${buyerId}::uuid`,
    awardedAt: sql`now() - n * interval '10 minutes'`,
  });
  await db.execute(
    sql`${award} from generate_series(${buyersShare}::int, ${count}::int, ${buyersShare}::int) n`,
  );
}

interface LargestInput {
  buyerId: string;
  sold: readonly Sold[];
  today: Date;
}

/** Adds the largest request: ten suppliers quote twenty lines at five quantities each. */
async function addLargest(db: Database, { buyerId, sold, today }: LargestInput): Promise<void> {
  const size = { ...largest, today };
  const talks = new Map(sold.map(({ supplierId }) => [supplierId, newId()]));
  const requestId = newId();
  await createRequest(db, {
    id: requestId,
    buyerAccountId: buyerId,
    content: contentOf(size),
    publishedAt: today,
    invitations: sold.map(({ supplierId }) => ({
      supplierId,
      reason: 'You invited this supplier',
      inquiryId: talks.get(supplierId) ?? null,
    })),
  });
  for (const [place, { supplierId, productId, ownerId }] of sold.entries()) {
    const inquiryId = talks.get(supplierId) ?? '';
    await db.insert(inquiries).values({
      id: inquiryId,
      number: 999_999,
      supplierId,
      buyerAccountId: buyerId,
      subject: 'Printed mailer boxes',
      status: 'answered',
      preview: 'Quote',
      lastMessageAt: today,
      lastMessageSide: 'supplier',
      createdAt: today,
    });
    await createQuote(db, {
      number: 999_999,
      supplierId,
      buyerAccountId: buyerId,
      inquiryId,
      requestId,
      requestVersion: 1,
      currency: 'USD',
      authorAccountId: ownerId,
      offers: [{ offer: offerOf({ ...size, productId, dearer: place }), sentAt: today }],
    });
  }
}
