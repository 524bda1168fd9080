import { and, desc, eq, exists, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { ownedBy as ownsOrder } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { inquiryNumber, orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiries } from '../tables.ts';
import { ownedBy, type Viewer } from './viewer.ts';

const most = 5;

const linkColumns = {
  id: orders.id,
  number: orders.number,
  prefix: suppliers.numberPrefix,
  status: orders.status,
};

interface LinkRow {
  id: string;
  number: number;
  prefix: string | null;
  status: OrderState;
}

const toLink = ({ id, number, prefix, status }: LinkRow) => ({
  id,
  number,
  reference: orderNumber(prefix, number),
  status,
});

/** Condition: the same buyer, store and product, ordered after the inquiry. */
const isSameDeal = (db: Database) =>
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

/** Returns the orders of the product that the buyer placed after the inquiry, newest first. */
export async function listOrdersSince(db: Database, inquiryId: string) {
  const rows = await db
    .select(linkColumns)
    .from(inquiries)
    .innerJoin(
      orders,
      and(
        isSameDeal(db),
        gte(orders.placedAt, inquiries.createdAt),
        or(isNull(inquiries.orderId), ne(orders.id, inquiries.orderId)),
      ),
    )
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(eq(inquiries.id, inquiryId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(most);
  return rows.map(toLink);
}

/** Returns the order that a conversation is about, or null. */
export async function findOrderOf(db: Database, inquiryId: string) {
  const [row] = await db
    .select(linkColumns)
    .from(inquiries)
    .innerJoin(orders, eq(orders.id, inquiries.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(eq(inquiries.id, inquiryId));
  return row ? toLink(row) : null;
}

/** Returns an order of the buyer with its store; any other is not found. */
export async function getOrderForInquiry(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const [row] = await db
    .select({ ...linkColumns, supplierId: orders.supplierId, conversationId: inquiries.id })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .leftJoin(inquiries, eq(inquiries.orderId, orders.id))
    .where(and(eq(orders.id, id), ownsOrder({ side: 'buyer', accountId })));
  if (!row) throw notFound('Order');
  return { ...toLink(row), supplierId: row.supplierId, conversationId: row.conversationId };
}

/** Returns the viewer's conversations about an order, then the inquiries that led to it, newest first. */
export async function listInquiriesOfOrder(
  db: Database,
  { viewer, orderId }: { viewer: Viewer; orderId: string },
) {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownsOrder(viewer)));
  if (!order) throw notFound('Order');
  const isAboutOrder = sql<boolean>`coalesce(${inquiries.orderId} = ${orders.id}, false)`;
  const askedBefore = and(isSameDeal(db), lte(inquiries.createdAt, orders.placedAt));
  const rows = await db
    .select({
      id: inquiries.id,
      number: inquiries.number,
      prefix: suppliers.numberPrefix,
      subject: inquiries.subject,
      isAboutOrder,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .innerJoin(inquiries, or(eq(inquiries.orderId, orders.id), askedBefore))
    .where(and(eq(orders.id, orderId), ownedBy(viewer)))
    .orderBy(desc(isAboutOrder), desc(inquiries.createdAt), desc(inquiries.id))
    .limit(most);
  return rows.map(({ prefix, ...row }) => ({ ...row, reference: inquiryNumber(prefix, row.number) }));
}
