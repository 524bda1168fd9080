import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import type { Rating } from '#features/stores/suppliers/contract/rating.ts';
import { ratingOf } from '#features/stores/suppliers/rules/rating.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { PublicReview } from '../../contract/review-views.ts';
import { publicNameOf } from '../../rules.ts';
import { reviewProducts, reviews } from '../tables.ts';
import { listPhotos, listReviewedProducts, type ReviewRow, ratingsOf, replyOf } from './review-parts.ts';

/** Condition for the reviews of suppliers that everyone can read. */
const isPublicReview = and(
  eq(reviews.side, 'buyer'),
  isNotNull(reviews.publishedAt),
  isNull(reviews.hiddenAt),
);

interface SupplierQuery {
  slug: string;
  stars?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns the reviews of a public supplier, newest first, with how many have how many stars. */
export async function listSupplierReviews(db: Database, { slug, stars, cursor, limit }: SupplierQuery) {
  const [supplier] = await db
    .select({
      id: suppliers.id,
      reviewCount: suppliers.reviewCount,
      ratingSumTenths: suppliers.ratingSumTenths,
    })
    .from(suppliers)
    .where(and(eq(suppliers.slug, slug), isPublicSupplier));
  if (!supplier) throw notFound('Supplier');
  const ofSupplier = and(isPublicReview, eq(reviews.supplierId, supplier.id));
  const where = and(
    ofSupplier,
    stars ? eq(reviews.stars, stars) : undefined,
    afterCursor(newestFirst, { id: reviews.id, cursor }),
  );
  const rows = await selectReviews(db, { where, limit: limit + 1 });
  return {
    reviews: await describeReviews(db, rows.slice(0, limit)),
    rating: ratingOf(supplier),
    starCounts: await countStars(db, ofSupplier),
    nextCursor: nextCursorOf(
      rows.map(({ review }) => review),
      limit,
    ),
  };
}

async function countStars(db: Database, where: SQL | undefined): Promise<number[]> {
  const counted = await db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(where)
    .groupBy(reviews.stars);
  return [1, 2, 3, 4, 5].map((stars) => counted.find((one) => one.stars === stars)?.count ?? 0);
}

/** Returns the newest reviews of the orders with a public product, and its mean rating. */
export async function listProductReviews(
  db: Database,
  { slug, limit }: { slug: string; limit: number },
): Promise<{ reviews: PublicReview[]; rating: Rating | null }> {
  const [product] = await db
    .select({
      id: products.id,
      reviewCount: products.reviewCount,
      ratingSumTenths: products.ratingSumTenths,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.slug, slug), isPublicProduct));
  if (!product) throw notFound('Product');
  const rating = ratingOf(product);
  // Most products have none: their pages need no second query.
  if (!rating) return { reviews: [], rating };
  const withProduct = sql`${reviews.id} in (
    select ${reviewProducts.reviewId} from ${reviewProducts} where ${reviewProducts.productId} = ${product.id})`;
  const rows = await selectReviews(db, { where: and(isPublicReview, withProduct), limit });
  return { reviews: await describeReviews(db, rows), rating };
}

const selectReviews = (db: Database, { where, limit }: { where: SQL | undefined; limit: number }) =>
  db
    .select({
      review: reviews,
      company: orders.buyerCompany,
      person: orders.buyerName,
      country: orders.buyerCountry,
      isClosed: sql<boolean>`${accounts.closedAt} is not null`,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(accounts, eq(accounts.id, reviews.authorAccountId))
    .where(where)
    .orderBy(keysetOrder(newestFirst, reviews.id))
    .limit(limit);

type PublicRow = Awaited<ReturnType<typeof selectReviews>>[number];

async function describeReviews(db: Database, rows: readonly PublicRow[]): Promise<PublicReview[]> {
  const ids = rows.map(({ review }) => review.id);
  const photos = await listPhotos(db, ids);
  const reviewed = await listReviewedProducts(db, ids);
  return rows.map(({ review, company, person, country, isClosed }) => ({
    id: review.id,
    authorName: publicNameOf({ company, person, isClosed, isAnonymous: review.isAnonymous }),
    country: isClosed ? null : countryName(country),
    overallTenths: review.overallTenths,
    ratings: ratingsOf(review),
    text: review.text,
    photos: publicPhotos(photos.get(review.id) ?? []),
    publishedAt: (review.publishedAt ?? review.submittedAt).toISOString(),
    products: (reviewed.get(review.id) ?? []).map(({ title, slug, isShown }) => ({
      title,
      slug: isShown ? slug : null,
    })),
    reply: replyOf(review),
  }));
}

/** Returns the URLs of the photos that are public. */
export const publicPhotos = (photos: readonly { id: string; isPublic: boolean }[]) =>
  photos
    .filter(({ isPublic }) => isPublic)
    .map(({ id }) => ({ url: mediaUrl(id, 1600), thumbnailUrl: mediaUrl(id, 320) }));

/** The order of lists of reviews: newest first. */
export const newestFirst: KeysetOrder = {
  column: reviews.publishedAt,
  type: 'timestamptz',
  descending: true,
};

/** Returns the cursor after a page of reviews; null after the last one. */
export function nextCursorOf(rows: readonly ReviewRow[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last?.publishedAt ? cursorAfter({ value: last.publishedAt, id: last.id }) : null;
}
