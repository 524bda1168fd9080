import { and, eq, min } from 'drizzle-orm';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import { orderLines, orders } from '#features/orders/orders/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { askedBefore } from './became-orders.ts';

/** The store's days that something counts on. */
export interface CountedDays {
  supplierId: string;
  days: string[];
  /** Whose sums change with it. */
  productIds: string[];
}

/** The days an order counts on: when it was placed, when it arrived, and when its buyer had asked for it. */
export async function findOrderDays(db: Database, orderId: string): Promise<CountedDays | null> {
  const [order] = await db
    .select({
      supplierId: orders.supplierId,
      placedAt: orders.placedAt,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return null;
  const asked = await db.execute<{ at: Date }>(askedBefore(orderId));
  const times = [order.placedAt, order.deliveredAt, ...asked.rows.map(({ at }) => new Date(at))];
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

/** The day an inquiry counts on. */
export async function findInquiryDays(db: Database, inquiryId: string): Promise<CountedDays | null> {
  const [inquiry] = await db.select(inquiryColumns).from(inquiries).where(eq(inquiries.id, inquiryId));
  return inquiry ? dayOfAsking(inquiry) : null;
}

/** The day of an inquiry, if this message is its first answer; null for all that is written later. */
export async function findAnsweredDays(db: Database, messageId: string): Promise<CountedDays | null> {
  const [inquiry] = await db
    .select(inquiryColumns)
    .from(inquiryMessages)
    .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
    .where(and(eq(inquiryMessages.id, messageId), eq(inquiries.firstAnsweredAt, inquiryMessages.createdAt)));
  return inquiry ? dayOfAsking(inquiry) : null;
}

const dayOfAsking = (inquiry: {
  supplierId: string;
  createdAt: Date;
  productId: string | null;
}): CountedDays => ({
  supplierId: inquiry.supplierId,
  days: [marketDay(inquiry.createdAt)],
  productIds: inquiry.productId ? [inquiry.productId] : [],
});

/** The day that the first order or inquiry counts on; null before there is one. */
export async function findFirstDay(db: Database): Promise<string | null> {
  const [[order], [inquiry]] = [
    await db.select({ at: min(orders.placedAt) }).from(orders),
    await db.select({ at: min(inquiries.createdAt) }).from(inquiries),
  ];
  const days = [order?.at, inquiry?.at].flatMap((at) => (at ? [marketDay(at)] : []));
  return days.toSorted()[0] ?? null;
}
