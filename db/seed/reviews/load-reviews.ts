import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { blindDays, reminderDays } from '#features/trust/reviews/rules.ts';
import { createReview } from '#features/trust/reviews/server/factory.ts';
import { reviewProducts, reviews } from '#features/trust/reviews/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seeded } from '../marketplace/random.ts';
import { seedId } from '../seed-id.ts';
import {
  boxStories,
  buyerStories,
  otherStories,
  ownStories,
  type SupplierStory,
  waitingStories,
} from './review-texts.ts';

interface Demo {
  demoStoreId: string;
  now: Date;
}

/** Reviews of orders of the demo: most published, some with replies, some that wait for the other side. */
export async function loadReviews(db: Database, demo: Demo): Promise<void> {
  await reviewDemoStore(db, demo);
  await reviewOtherStores(db, demo);
  await reviewOwnOrders(db, demo);
  await sumRatings(db);
}

interface DeliveredOrder {
  id: string;
  supplierId: string;
  buyerAccountId: string;
  ownerAccountId: string;
  packagingType: string;
  productIds: string[];
  deliveredAt: Date;
}

/** Returns delivered orders with the account of their buyer, newest first. */
async function listDelivered(
  db: Database,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<DeliveredOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      supplierId: orders.supplierId,
      buyerAccountId: orders.buyerAccountId,
      buyerCompany: orders.buyerCompany,
      ownerAccountId: suppliers.ownerAccountId,
      deliveredAt: orders.deliveredAt,
      packagingType: sql<string>`(select ${orderLines.packagingType} from ${orderLines} where ${orderLines.orderId} = ${orders.id} order by ${orderLines.position} limit 1)`,
      productIds: sql<
        string[]
      >`array(select distinct ${orderLines.productId} from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.kind} <> 'charge')`,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(and(inArray(orders.status, ['delivered', 'completed']), isNotNull(orders.deliveredAt), where))
    .orderBy(desc(orders.deliveredAt), desc(orders.id))
    .limit(limit);
  const people = await db.select({ id: accounts.id }).from(accounts);
  const known = new Set(people.map(({ id }) => id));
  return rows.flatMap(({ buyerCompany, ...row }) => {
    // Orders of the made-up year have no account, but their buyers have one from their inquiries.
    const buyerAccountId = row.buyerAccountId ?? seedId(`buyer ${buyerCompany ?? ''}`);
    return row.deliveredAt && known.has(buyerAccountId)
      ? [{ ...row, buyerAccountId, deliveredAt: row.deliveredAt }]
      : [];
  });
}

/** Days until an order of the demo store is published with its review. */
const settledDays = 21;
const everyThird = 3;
const waitingOrders = 4;

async function reviewDemoStore(db: Database, { demoStoreId, now }: Demo): Promise<void> {
  const ofStore = and(eq(orders.supplierId, demoStoreId), isNull(orders.buyerAccountId));
  const settled = await listDelivered(db, {
    where: and(ofStore, lt(orders.deliveredAt, addDays(now, -settledDays))),
    limit: 4 * everyThird * boxStories.length,
  });
  const chosen = settled
    .filter(({ packagingType }) => packagingType === 'Corrugated Boxes')
    .filter((_, index) => index % everyThird === 0);
  for (const [index, order] of chosen.entries()) {
    const story = boxStories[index];
    if (story) await reviewSupplier(db, { order, story, index });
    const about = index % 4 === 1 ? buyerStories[((index - 1) / 4) % buyerStories.length] : undefined;
    if (about) await reviewBuyer(db, { order, about, publishedAt: publicationOf(order, index) });
  }
  const fresh = await listDelivered(db, {
    where: and(
      ofStore,
      sql`${orders.deliveredAt} > ${addDays(now, -reminderDays).toISOString()}::timestamptz`,
    ),
    limit: waitingOrders,
  });
  // The store has reviewed the buyer of one of these orders; the buyers of the others have reviewed the store.
  const [first, ...others] = fresh;
  if (first) await reviewBuyer(db, { order: first, about: buyerStories[0], publishedAt: null });
  for (const [index, order] of others.entries()) {
    const story = waitingStories[index];
    if (story) await reviewSupplier(db, { order, story, index, isWaiting: true });
  }
}

const storesWithReviews = 14;
const perStore = 3;

async function reviewOtherStores(db: Database, { demoStoreId, now }: Demo): Promise<void> {
  const delivered = await listDelivered(db, {
    where: and(
      ne(orders.supplierId, demoStoreId),
      isNull(orders.buyerAccountId),
      lt(orders.deliveredAt, addDays(now, -settledDays)),
    ),
    limit: 2000,
  });
  const used = { board: 0, rigid: 0, food: 0, film: 0, other: 0 };
  const byStore = [...Map.groupBy(delivered, ({ supplierId }) => supplierId).values()];
  const stores = byStore
    .toSorted((a, b) => (a[0]?.supplierId ?? '').localeCompare(b[0]?.supplierId ?? ''))
    .slice(0, storesWithReviews);
  for (const [at, own] of stores.entries()) {
    for (const order of own.filter((_, index) => index % 4 === 0).slice(0, 1 + (at % perStore))) {
      const kind = kindOf(order.packagingType);
      const story = otherStories[kind][used[kind]];
      used[kind] += 1;
      if (story) await reviewSupplier(db, { order, story, index: at });
    }
  }
}

function kindOf(packagingType: string): keyof typeof otherStories {
  if (/corrugated/i.test(packagingType)) return 'board';
  if (/rigid/i.test(packagingType)) return 'rigid';
  if (/food/i.test(packagingType)) return 'food';
  return /shrink/i.test(packagingType) ? 'film' : 'other';
}

/** Reviews of the demo customer: two orders reviewed by both sides, and one that waits for the customer. */
async function reviewOwnOrders(db: Database, { now }: Demo): Promise<void> {
  const ids = [0, 1, 3].map((index) => seedId(`demo order ${index}`));
  const own = await listDelivered(db, { where: inArray(orders.id, ids), limit: 3 });
  const orderAt = (index: number) => own.find(({ id }) => id === ids[index]);
  for (const [index, story] of [ownStories.first, ownStories.second].entries()) {
    const order = orderAt(index);
    const about = buyerStories[index];
    if (!order || !about) continue;
    await reviewSupplier(db, { order, story, index });
    await reviewBuyer(db, { order, about, publishedAt: publicationOf(order, index) });
  }
  const open = orderAt(2);
  const about = buyerStories[3];
  // Written yesterday, so that it can still be answered before it is published.
  if (open && about)
    await reviewBuyer(db, { order: open, about, publishedAt: null, submittedAt: addDays(now, -1) });
}

const publicationOf = ({ id, deliveredAt }: DeliveredOrder, index: number): Date =>
  addDays(deliveredAt, 3 + (index % 5) + seeded(`review ${id}`).next());

interface StoryInput {
  order: DeliveredOrder;
  story: SupplierStory;
  index: number;
  isWaiting?: boolean;
}

async function reviewSupplier(
  db: Database,
  { order, story, index, isWaiting = false }: StoryInput,
): Promise<void> {
  const [quality, onTime, communication] = story.ratings;
  const publishedAt = isWaiting ? null : publicationOf(order, index);
  const submittedAt = publishedAt ? addDays(publishedAt, -1) : addDays(order.deliveredAt, 0.2);
  await createReview(db, {
    id: seedId(`review ${order.id} buyer`),
    orderId: order.id,
    productIds: order.productIds,
    side: 'buyer',
    supplierId: order.supplierId,
    authorAccountId: order.buyerAccountId,
    quality,
    onTime,
    communication,
    text: story.text,
    isAnonymous: story.isAnonymous ?? false,
    submittedAt,
    publishBy: addDays(submittedAt, blindDays),
    publishedAt,
    ...(story.reply && publishedAt
      ? {
          reply: story.reply,
          repliedAt: addDays(publishedAt, 1.3),
          repliedBy: order.ownerAccountId,
        }
      : {}),
  });
}

interface AboutBuyer {
  order: DeliveredOrder;
  about: (typeof buyerStories)[number] | undefined;
  publishedAt: Date | null;
  submittedAt?: Date;
}

async function reviewBuyer(db: Database, { order, about, publishedAt, ...times }: AboutBuyer): Promise<void> {
  if (!about) return;
  const [payment, clarity] = about.ratings;
  const submittedAt = times.submittedAt ?? publishedAt ?? addDays(order.deliveredAt, 0.3);
  await createReview(db, {
    id: seedId(`review ${order.id} supplier`),
    orderId: order.id,
    productIds: order.productIds,
    side: 'supplier',
    supplierId: order.supplierId,
    authorAccountId: order.ownerAccountId,
    payment,
    clarity,
    text: about.text,
    submittedAt,
    publishBy: addDays(submittedAt, blindDays),
    publishedAt,
  });
}

/** Computes the ratings of suppliers and products from the reviews. */
async function sumRatings(db: Database): Promise<void> {
  const isPublic = and(eq(reviews.side, 'buyer'), isNotNull(reviews.publishedAt), isNull(reviews.hiddenAt));
  const sums = {
    count: sql<number>`count(*)::int`.as('count'),
    tenths: sql<number>`sum(${reviews.overallTenths})::int`.as('tenths'),
  };
  const ofSuppliers = db
    .select({ id: reviews.supplierId, ...sums })
    .from(reviews)
    .where(isPublic)
    .groupBy(reviews.supplierId)
    .as('of_suppliers');
  await db
    .update(suppliers)
    .set({ reviewCount: sql`${ofSuppliers.count}`, ratingSumTenths: sql`${ofSuppliers.tenths}` })
    .from(ofSuppliers)
    .where(eq(suppliers.id, ofSuppliers.id));
  const ofProducts = db
    .select({ id: reviewProducts.productId, ...sums })
    .from(reviewProducts)
    .innerJoin(reviews, eq(reviews.id, reviewProducts.reviewId))
    .where(isPublic)
    .groupBy(reviewProducts.productId)
    .as('of_products');
  await db
    .update(products)
    .set({ reviewCount: sql`${ofProducts.count}`, ratingSumTenths: sql`${ofProducts.tenths}` })
    .from(ofProducts)
    .where(eq(products.id, ofProducts.id));
}
