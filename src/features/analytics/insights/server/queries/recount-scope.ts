import { and, eq, min } from 'drizzle-orm';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { listPrecedingInquiryTimes } from './converted-inquiries.ts';

/** The days of a store whose sums an order or inquiry changes. */
export interface RecountScope {
  supplierId: string;
  days: string[];
  /** Products whose sums change. */
  productIds: string[];
}

/**
 * Returns the days an order is counted on: when it was placed, when it was delivered, and when its buyer had inquired.
 */
export async function findOrderDays(db: Database, orderId: string): Promise<RecountScope | null> {
  const [order] = await db
    .select({
      supplierId: orders.supplierId,
      placedAt: orders.placedAt,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return null;
  const times = [order.placedAt, order.deliveredAt, ...(await listPrecedingInquiryTimes(db, orderId))];
  const days = times.flatMap((at) => (at ? [marketDay(at)] : []));
  const lines = await db
    .selectDistinct({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const productIds = lines.map(({ productId }) => productId);
  return { supplierId: order.supplierId, days: [...new Set(days)], productIds };
}

const inquiryColumns = {
  supplierId: inquiries.supplierId,
  createdAt: inquiries.createdAt,
  productId: inquiries.productId,
};

/** Returns the day an inquiry is counted on. */
export async function findInquiryDays(db: Database, inquiryId: string): Promise<RecountScope | null> {
  const [inquiry] = await db.select(inquiryColumns).from(inquiries).where(eq(inquiries.id, inquiryId));
  return inquiry ? inquiryDay(inquiry) : null;
}

/** Returns the day of an inquiry if this message is its first answer; null for any later message. */
export async function findFirstAnswerDays(db: Database, messageId: string): Promise<RecountScope | null> {
  const [inquiry] = await db
    .select(inquiryColumns)
    .from(inquiryMessages)
    .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
    .where(and(eq(inquiryMessages.id, messageId), eq(inquiries.firstAnsweredAt, inquiryMessages.createdAt)));
  return inquiry ? inquiryDay(inquiry) : null;
}

const inquiryDay = (inquiry: {
  supplierId: string;
  createdAt: Date;
  productId: string | null;
}): RecountScope => ({
  supplierId: inquiry.supplierId,
  days: [marketDay(inquiry.createdAt)],
  productIds: inquiry.productId ? [inquiry.productId] : [],
});

/** Returns the day of the first order or inquiry; null before there is one. */
export async function findFirstDay(db: Database): Promise<string | null> {
  const [[order], [inquiry]] = [
    await db.select({ at: min(orders.placedAt) }).from(orders),
    await db.select({ at: min(inquiries.createdAt) }).from(inquiries),
  ];
  const days = [order?.at, inquiry?.at].flatMap((at) => (at ? [marketDay(at)] : []));
  return days.toSorted()[0] ?? null;
}
