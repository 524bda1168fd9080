import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { mediaUrl } from '#features/files/files/rules.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { mayWrite, ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrderReview, OrderReviews } from '../../contract/review-views.ts';
import { formerCustomer, type ReviewSide, reviewActionsOf, writingEnd } from '../../rules.ts';
import { reviews } from '../tables.ts';
import { listPhotos, type ReviewRow, ratingsOf, replyOf } from './review-parts.ts';

interface OrderQuery {
  viewer: Viewer;
  /** The order. */
  id: string;
  now: Date;
}

/** Returns the reviews of an order of the viewer. The one of the other side is read only once it is published. */
export async function getOrderReviews(db: Database, { viewer, id, now }: OrderQuery): Promise<OrderReviews> {
  const order = await getReviewedOrder(db, { viewer, id });
  const { side } = viewer;
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, id), or(eq(reviews.side, side), isNotNull(reviews.publishedAt))));
  const own = rows.find((row) => row.side === side) ?? null;
  const other = rows.find((row) => row.side !== side && !row.hiddenAt) ?? null;
  const [waiting] = await db
    .select({ publishBy: reviews.publishBy })
    .from(reviews)
    .where(and(eq(reviews.orderId, id), ne(reviews.side, side), isNull(reviews.publishedAt)));
  const photos = await listPhotos(
    db,
    [own, other].flatMap((row) => row?.id ?? []),
  );
  const describe = (row: ReviewRow | null): OrderReview | null =>
    row && describeReview(row, { order, photos: photosFor(side, { row, photos: photos.get(row.id) ?? [] }) });
  const actions = reviewActionsOf({ order, own, other }, now);
  return {
    closesAt: writingEnd(order)?.toISOString() ?? null,
    own: describe(own),
    other: describe(other),
    otherReadableAt: waiting?.publishBy.toISOString() ?? null,
    actions: mayWrite(viewer) ? actions : actions.filter((action) => action === 'report'),
  };
}

interface PhotosInput {
  row: ReviewRow;
  photos: DescriptionInput['photos'];
}

/** Returns the photos that a side can read: the author all of them, the other side those that are public by now. */
const photosFor = (side: ReviewSide, { row, photos }: PhotosInput): DescriptionInput['photos'] =>
  row.side === side ? photos : photos.filter(({ isPublic }) => isPublic);

async function getReviewedOrder(db: Database, { viewer, id }: Pick<OrderQuery, 'viewer' | 'id'>) {
  const [order] = await db
    .select({
      status: orders.status,
      deliveredAt: orders.deliveredAt,
      completedAt: orders.completedAt,
      buyerName: orders.buyerName,
      buyerCompany: orders.buyerCompany,
      buyerClosedAt: accounts.closedAt,
      supplierName: suppliers.businessName,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .leftJoin(accounts, eq(accounts.id, orders.buyerAccountId))
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!order) throw notFound('Order');
  return order;
}

interface DescriptionInput {
  order: Awaited<ReturnType<typeof getReviewedOrder>>;
  photos: readonly { id: string; name: string; bytes: number; isPublic: boolean }[];
}

function describeReview(row: ReviewRow, { order, photos }: DescriptionInput): OrderReview {
  const { id, side, overallTenths, text, isAnonymous, submittedAt, publishedAt, publishBy } = row;
  const buyerName = order.buyerClosedAt ? formerCustomer : (order.buyerCompany ?? order.buyerName);
  return {
    id,
    side,
    authorName: side === 'buyer' ? buyerName : order.supplierName,
    overallTenths,
    ratings: ratingsOf(row),
    text,
    photos: photos.map(({ isPublic, ...photo }) => ({
      ...photo,
      url: isPublic ? mediaUrl(photo.id, 800) : null,
    })),
    isAnonymous,
    submittedAt: submittedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    publishBy: publishBy.toISOString(),
    hiddenReason: row.hiddenReason,
    reply: replyOf(row),
  };
}
