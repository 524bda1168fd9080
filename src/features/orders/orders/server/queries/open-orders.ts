import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';

const openStates: readonly OrderState[] = [
  'placed',
  'confirmed',
  'in_production',
  'ready',
  'dispatched',
  'delivered',
];

/** Returns the orders of a store that are open for the buyer: not completed, or cancelled and not refunded. */
export const listOpenOrders = (db: Database, supplierId: string) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      prefix: suppliers.numberPrefix,
      status: orders.status,
      dispatchCount: orders.dispatchCount,
      currency: orders.currency,
      totalMinor: orders.totalMinor,
      paidMinor: orders.paidMinor,
      buyerAccountId: sql<string>`${orders.buyerAccountId}`,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(
      and(
        eq(orders.supplierId, supplierId),
        isNotNull(orders.buyerAccountId),
        or(
          inArray(orders.status, [...openStates]),
          and(eq(orders.status, 'cancelled'), sql`${orders.paidMinor} > 0`),
        ),
      ),
    )
    .orderBy(asc(orders.id));
export type OpenOrder = Awaited<ReturnType<typeof listOpenOrders>>[number];
