import { and, desc, eq, exists, gte, lte } from 'drizzle-orm';
import { ownedBy as ownsOrder } from '#features/orders/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiries } from '../tables.ts';
import { ownedBy, type Viewer } from './viewer.ts';

const most = 5;

/** The same buyer, store and product, in this order: asked, then ordered. */
const sameDeal = (db: Database) =>
  and(
    eq(orders.supplierId, inquiries.supplierId),
    eq(orders.buyerAccountId, inquiries.buyerAccountId),
    exists(
      db
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.productId, inquiries.productId))),
    ),
  );

/** What the buyer of a conversation ordered of its product since, the newest first. */
export const listOrdersSince = (db: Database, inquiryId: string) =>
  db
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(inquiries)
    .innerJoin(orders, and(sameDeal(db), gte(orders.placedAt, inquiries.createdAt)))
    .where(eq(inquiries.id, inquiryId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(most);

/** The viewer's conversations that an order of theirs came from, the newest first. */
export async function listInquiriesBefore(
  db: Database,
  { viewer, orderId }: { viewer: Viewer; orderId: string },
) {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownsOrder(viewer)));
  if (!order) throw notFound('Order');
  return db
    .select({
      id: inquiries.id,
      number: inquiries.number,
      subject: inquiries.subject,
    })
    .from(orders)
    .innerJoin(inquiries, and(sameDeal(db), lte(inquiries.createdAt, orders.placedAt)))
    .where(and(eq(orders.id, orderId), ownedBy(viewer)))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(most);
}
