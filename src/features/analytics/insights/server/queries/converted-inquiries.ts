import { and, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiryConversionDays } from '../../rules.ts';

/** Inquiries in the statement around `convertedInquiries`, which has to name them so and add `company` in lower case. */
export const inquired = alias(inquiries, 'inquired');

const isSameBuyer = ({ buyerAccountId }: { buyerAccountId: PgColumn }, company: SQL): SQL =>
  sql`case when ${orders.buyerAccountId} is null then lower(coalesce(${orders.buyerCompany}, ${orders.buyerName})) = ${company}
    else ${orders.buyerAccountId} = ${buyerAccountId} end`;
const conversionTime = sql`make_interval(days => ${inquiryConversionDays})`;

/**
 * SQL for the ids of the inquiries in `inquired` that became an order: the same buyer ordered the product from the same
 * store within three months of the inquiry. Orders with an account are matched by account, those without by company
 * name. `within` limits the orders to consider, so that an index can be used.
 */
export const convertedInquiries = (within: SQL | undefined): SQL => {
  const follows = and(
    eq(orders.supplierId, inquired.supplierId),
    ne(orders.status, 'cancelled'),
    within,
    sql`${orders.placedAt} >= ${inquired.createdAt} and ${orders.placedAt} < ${inquired.createdAt} + ${conversionTime}`,
    isSameBuyer(inquired, sql`${inquired}.company`),
  );
  return sql`
    select ${inquired.id} from ${orders} join ${orderLines} on ${eq(orderLines.orderId, orders.id)}
      join ${inquired} on ${and(eq(inquired.productId, orderLines.productId), follows)}
    union
    select ${inquired.id} from ${orders} join ${inquired} on ${and(isNull(inquired.productId), follows)}`;
};

/** Returns the times of the inquiries that an order may have resulted from, by the same rule; also of cancelled orders. */
export async function listPrecedingInquiryTimes(db: Database, orderId: string): Promise<Date[]> {
  const line = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.productId, inquiries.productId)));
  const rows = await db
    .select({ at: inquiries.createdAt })
    .from(orders)
    .innerJoin(
      inquiries,
      and(
        eq(inquiries.supplierId, orders.supplierId),
        sql`${inquiries.createdAt} <= ${orders.placedAt} and ${inquiries.createdAt} > ${orders.placedAt} - ${conversionTime}`,
        isSameBuyer(inquiries, sql`lower(${inquiries.buyerCompany})`),
        or(isNull(inquiries.productId), exists(line)),
      ),
    )
    .where(eq(orders.id, orderId));
  return rows.map(({ at }) => at);
}
