import { and, asc, desc, eq, ilike, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { addresses } from '#features/orders/addresses/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { inputOf } from '#features/sourcing/requests/rules/request-input.ts';
import { createDraftRequest, createRequest } from '#features/sourcing/requests/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { seedId } from '../seed-id.ts';
import { loadAssumptions } from './load-assumptions.ts';
import { isOfKind, sizeDistance } from './product-fit.ts';
import { type Maker, marketPrice, type RequestBuyer, sendQuotes } from './request-quotes.ts';
import { type Course, contentOf, courses, type Need, needs, questions } from './request-story.ts';

interface Demo {
  demoStoreId: string;
  now: Date;
}

const requestCount = 37;
const draftCount = 3;
const maxInvited = 5;

/** Sizes that differ less are the same to a buyer who can change the size a little. */
const nearDistance = 0.6;

/** Days ago on which the customer sent earlier requests, which are awarded. */
const earlierDays = [52, 75, 118, 170, 260];

/** Sends requests of several buyers, in all states, of which every third one belongs to the demo customer. */
export async function loadRequests(db: Database, { demoStoreId, now }: Demo): Promise<void> {
  const buyers = await listBuyers(db);
  const [customer] = buyers;
  if (!customer) return;
  const rates = await getExchangeRates(db);
  for (const { index, need, course, isEarlier } of planRequests()) {
    const buyer = index % 3 === 0 || isEarlier ? customer : (buyers[index % buyers.length] ?? customer);
    const makers = await listMakers(db, { need, demoStoreId, buyer, index });
    const content = withTarget(contentOf(need, { now, course, index }), { makers, index, rates });
    if (makers.length === 0) continue;
    const id = seedId(`request ${index}`);
    const publishedAt = addDays(now, -course.sentDaysAgo);
    await createRequest(db, {
      id,
      buyerAccountId: buyer.id,
      content,
      publishedAt,
      status: course.status === 'cancelled' ? 'cancelled' : 'open',
      closeReason: course.status === 'cancelled' ? 'The launch was postponed.' : null,
      invitations: makers.map((maker, at) => ({
        supplierId: maker.supplier.id,
        reason: `Sells “${maker.product.title}”`,
        seenAt: at < course.quotes + 1 ? addDays(publishedAt, 0.2) : null,
      })),
      questions: questionsOf(makers, { index, publishedAt }),
    });
    await sendQuotes(db, { id, buyer, content, course, makers, publishedAt });
    // Every fourth comparison has no costs yet, as after the first quote.
    if (index % 4 !== 3)
      await loadAssumptions(db, {
        id,
        accountId: buyer.id,
        content,
        makers: makers.slice(0, course.quotes),
        now,
      });
    if (isEarlier) await completeOrders(db, id);
  }
  await loadDrafts(db, { buyer: customer, now });
}

/** Returns what is requested when, oldest first, so that the numbers rise with the dates. */
function planRequests() {
  return Array.from({ length: requestCount + earlierDays.length }, (_, index) => {
    // In an order of its own, so that every need takes every course.
    const need = needs[(index * 3 + Math.floor(index / courses.length)) % needs.length];
    const sentDaysAgo = earlierDays[index - requestCount];
    const course: Course | undefined = sentDaysAgo
      ? { status: 'awarded', sentDaysAgo, deadlineInDays: 14 - sentDaysAgo, quotes: 4 }
      : courses[index % courses.length];
    return need && course ? [{ index, need, course, isEarlier: sentDaysAgo !== undefined }] : [];
  })
    .flat()
    .toSorted((a, b) => b.course.sentDaysAgo - a.course.sentDaysAgo);
}

/** Returns a content in which every other item has a target near the price of the market. */
function withTarget(
  content: RequestContent,
  { makers, index, rates }: { makers: readonly Maker[]; index: number; rates: ExchangeRates },
): RequestContent {
  if (index % 2 === 1) return content;
  const targetPriceMinor = convertMoney(marketPrice(makers, rates), { to: content.currency, rates });
  return targetPriceMinor
    ? { ...content, lines: content.lines.map((line) => ({ ...line, targetPriceMinor })) }
    : content;
}

/** Moves the orders of a request on, which were delivered and paid long ago. */
async function completeOrders(db: Database, requestId: string): Promise<void> {
  const ordered = db.select({ id: quotes.orderId }).from(quotes).where(eq(quotes.requestId, requestId));
  await db
    .update(orders)
    .set({
      status: 'completed',
      paidMinor: sql`${orders.totalMinor}`,
      nextDueAt: null,
      deliveredAt: sql`${orders.placedAt} + interval '24 days'`,
    })
    .where(inArray(orders.id, ordered));
}

function questionsOf(makers: readonly Maker[], { index, publishedAt }: { index: number; publishedAt: Date }) {
  if (index % 4 !== 0) return [];
  return questions.flatMap(({ question, answer }, at) => {
    const maker = makers[at];
    const askedAt = addDays(publishedAt, 0.3 + at * 0.2);
    return maker
      ? [
          {
            supplierId: maker.supplier.id,
            question,
            askedAt,
            answer,
            answeredAt: answer ? addDays(askedAt, 0.1) : null,
          },
        ]
      : [];
  });
}

/** Returns the demo customer, then other customers with an address and a confirmed email address. */
async function listBuyers(db: Database): Promise<RequestBuyer[]> {
  const email = demoAccounts.find(({ role }) => role === 'customer')?.email ?? '';
  const rows = await db
    .selectDistinctOn([accounts.id], {
      id: accounts.id,
      email: accounts.email,
      addressId: addresses.id,
      country: addresses.country,
      state: addresses.state,
    })
    .from(accounts)
    .innerJoin(addresses, eq(addresses.accountId, accounts.id))
    .where(and(eq(accounts.role, 'customer'), isNotNull(accounts.emailVerifiedAt)))
    .orderBy(accounts.id)
    .limit(200);
  return rows.toSorted((a, b) => Number(b.email === email) - Number(a.email === email)).slice(0, 8);
}

interface MakerQuery {
  need: Need;
  demoStoreId: string;
  buyer: RequestBuyer;
  index: number;
}

/** Returns suppliers of different countries with a product that meets a need; the demo store first if it has one. */
async function listMakers(db: Database, { need, demoStoreId, buyer, index }: MakerQuery): Promise<Maker[]> {
  const rankOf = (supplierId: string): number => (supplierId === demoStoreId ? 0 : 1);
  const rows = await db
    .select({ product: products, supplier: suppliers, family: categories.family })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.isShown, true),
        eq(suppliers.isPublic, true),
        ne(suppliers.ownerAccountId, buyer.id),
        ilike(products.title, need.madeFrom),
      ),
    )
    .orderBy(
      sql`${suppliers.id} = ${demoStoreId} desc`,
      sql`md5(${suppliers.id}::text || ${index}::text)`,
      desc(products.popularity),
      asc(products.id),
    )
    .limit(2000);
  const bySupplier = new Map<string, Maker & { distance: number }>();
  for (const { product, supplier, family } of rows) {
    if (!isOfKind(need, { product, family })) continue;
    const distance = sizeDistance(need, product);
    const before = bySupplier.get(supplier.id);
    if (!before || distance < before.distance) bySupplier.set(supplier.id, { product, supplier, distance });
  }
  const isNear = ({ distance }: { distance: number }): boolean => distance <= nearDistance;
  return [...bySupplier.values()]
    .toSorted(
      (a, b) => rankOf(a.supplier.id) - rankOf(b.supplier.id) || Number(isNear(b)) - Number(isNear(a)),
    )
    .slice(0, maxInvited);
}

/** Leaves some needs of the customer as drafts, as a form saves them. */
async function loadDrafts(db: Database, { buyer, now }: { buyer: RequestBuyer; now: Date }): Promise<void> {
  for (let index = 0; index < draftCount; index += 1) {
    const need = needs[(index + 4) % needs.length];
    const course = courses[0];
    if (!need || !course) continue;
    await createDraftRequest(db, {
      id: seedId(`draft request ${index}`),
      buyerAccountId: buyer.id,
      title: need.title,
      typed: JSON.stringify(
        inputOf(contentOf(need, { now, course, index }), { files: [], categories: {}, keepDates: true }),
      ),
      createdAt: addDays(now, -index - 1),
    });
  }
}
