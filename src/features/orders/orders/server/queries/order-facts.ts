import { and, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderDispatches } from '#features/orders/dispatch/server/tables.ts';
import { paymentTermsText } from '#features/orders/order-record/rules/instalments.ts';
import { orderFiles, orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns what notifications say about an order; null if it is gone. */
export async function findOrderFacts(db: Database, orderId: string) {
  const [row] = await db
    .select({
      number: orders.number,
      numberPrefix: suppliers.numberPrefix,
      status: orders.status,
      buyerName: orders.buyerName,
      buyerCompany: orders.buyerCompany,
      buyerAccountId: orders.buyerAccountId,
      supplierId: orders.supplierId,
      supplierName: suppliers.businessName,
      currency: orders.currency,
      totalMinor: orders.totalMinor,
      paymentTerm: orders.paymentTerm,
      paymentSplit: orders.paymentSplit,
      agreement: orders.agreement,
      lineCount: sql<number>`(select count(*)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.kind} <> 'charge')`,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(eq(orders.id, orderId));
  if (!row) return null;
  const { numberPrefix, number, paymentTerm, paymentSplit, agreement, ...facts } = row;
  return {
    ...facts,
    paymentTerms: paymentTermsText({ paymentTerm, paymentSplit, agreement }),
    reference: orderNumber(numberPrefix, number),
  };
}
export type OrderFacts = NonNullable<Awaited<ReturnType<typeof findOrderFacts>>>;

const earlier = alias(orderDispatches, 'earlier');

/** Returns carrier, tracking number and expected day of a dispatch; null if it is gone. */
export async function findDispatchFacts(db: Database, dispatchId: string) {
  const [row] = await db
    .select({
      carrier: orderDispatches.carrier,
      trackingNumber: orderDispatches.trackingNumber,
      expectedOn: orderDispatches.expectedOn,
      /** True if goods of the same order left before. */
      isLater: sql<boolean>`${exists(
        db
          .select({ id: earlier.id })
          .from(earlier)
          .where(and(eq(earlier.orderId, orderDispatches.orderId), lt(earlier.id, orderDispatches.id))),
      )}`,
    })
    .from(orderDispatches)
    .where(eq(orderDispatches.id, dispatchId));
  return row ?? null;
}

/** Returns the amount of a payment, negative for a reversal; null if it is gone. */
export async function findPaymentMinor(db: Database, paymentId: string): Promise<number | null> {
  const [row] = await db
    .select({ amountMinor: orderPayments.amountMinor })
    .from(orderPayments)
    .where(eq(orderPayments.id, paymentId));
  return row?.amountMinor ?? null;
}

/** SQL for the ids of the files of a store's orders, except those that this account sent as a buyer. */
export const filesOfStoreOrders = ({
  supplierId,
  accountId,
}: {
  supplierId: string;
  accountId: string;
}): SQL => sql`
  select ${orderFiles.fileId} from ${orders} join ${orderFiles} on ${orderFiles.orderId} = ${orders.id}
  where ${orders.supplierId} = ${supplierId} and ${orders.buyerAccountId} is distinct from ${accountId}`;

/** SQL for file, buyer and store ids of all files of orders. */
export const sentOrderFiles: SQL = sql`
  select ${orderFiles.fileId}, ${orders.buyerAccountId}, ${orders.supplierId}
  from ${orderFiles} join ${orders} on ${orders.id} = ${orderFiles.orderId}`;
