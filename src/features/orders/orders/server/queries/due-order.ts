import { sql } from 'drizzle-orm';
import { orderDispatches } from '#features/orders/dispatch/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import type { KeysetOrder } from '#platform/database/keyset.ts';
import type { OrderFilter, OrderListQuery } from '../../contract/order-forms.ts';

/** Sorts after every day and instant. */
const never = { day: '9999-12-31', instant: '9999-12-31T00:00:00.000Z' };

/** SQL for the earliest expected day of an order's dispatches in transit; null without one. */
export const expectedDay = sql<
  string | null
>`(select min(${orderDispatches.expectedOn})::text from ${orderDispatches}
  where ${orderDispatches.orderId} = ${orders.id} and ${orderDispatches.deliveredAt} is null)`;

interface DueFacts {
  placedAt: Date;
  readyBy: Date | null;
  expectedDay: string | null;
}

interface ListOrder extends KeysetOrder {
  /** The value of a row in this order, for the cursor. */
  of: (row: DueFacts) => string | Date;
}

export const newestFirst: ListOrder = {
  column: orders.placedAt,
  type: 'timestamptz',
  descending: true,
  of: ({ placedAt }) => placedAt,
};

const byPromisedDay: ListOrder = {
  column: sql`coalesce(${orders.readyBy}, ${never.instant}::timestamptz)`,
  type: 'timestamptz',
  descending: false,
  of: ({ readyBy }) => readyBy ?? never.instant,
};

const byExpectedDay: ListOrder = {
  column: sql`coalesce(${expectedDay}, ${never.day})`,
  type: 'text',
  descending: false,
  of: (row) => row.expectedDay ?? never.day,
};

/** The states in which something is due. Nothing is after the delivery, so the others list the newest first. */
const dueOrders: Partial<Record<OrderFilter, ListOrder>> = {
  // A new order waits since it was placed.
  placed: { ...newestFirst, descending: false },
  confirmed: byPromisedDay,
  in_production: byPromisedDay,
  ready: byPromisedDay,
  late: byPromisedDay,
  dispatched: byExpectedDay,
};

/** Returns the order of a list: newest first, or by what is due first. Late orders precede the others. */
export const listOrderOf = ({ sort, status }: Partial<Pick<OrderListQuery, 'sort' | 'status'>>): ListOrder =>
  (sort === 'due' && status ? dueOrders[status] : undefined) ?? newestFirst;
