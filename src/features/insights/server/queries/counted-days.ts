import { eq, min } from 'drizzle-orm';
import { inquiries } from '#features/inquiries/server/tables.ts';
import { orders } from '#features/orders/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { storeDay } from '../../rules.ts';

/** The store's days that something counts on. */
export interface CountedDays {
  supplierId: string;
  days: string[];
}

/** The days an order counts on: when it was placed, and when it arrived. */
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
  const days = [order.placedAt, order.deliveredAt].flatMap((at) => (at ? [storeDay(at)] : []));
  return { supplierId: order.supplierId, days: [...new Set(days)] };
}

/** The day an inquiry counts on. */
export async function findInquiryDays(db: Database, inquiryId: string): Promise<CountedDays | null> {
  const [inquiry] = await db
    .select({ supplierId: inquiries.supplierId, createdAt: inquiries.createdAt })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId));
  return inquiry ? { supplierId: inquiry.supplierId, days: [storeDay(inquiry.createdAt)] } : null;
}

/** The day that the first order or inquiry counts on; null before there is one. */
export async function findFirstDay(db: Database): Promise<string | null> {
  const [[order], [inquiry]] = [
    await db.select({ at: min(orders.placedAt) }).from(orders),
    await db.select({ at: min(inquiries.createdAt) }).from(inquiries),
  ];
  const days = [order?.at, inquiry?.at].flatMap((at) => (at ? [storeDay(at)] : []));
  return days.toSorted()[0] ?? null;
}
