import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

const instant = () => timestamp({ withTimezone: true });
const key = () => uuid().notNull();

/** Goods of an order that left together. */
export const orderDispatches = pgTable(
  'order_dispatches',
  {
    id: uuid().primaryKey(),
    orderId: key().references(() => orders.id, { onDelete: 'cascade' }),
    /** The supplier of the order, so that the store's tracker needs no join. */
    supplierId: key().references(() => suppliers.id),
    number: integer().notNull(),
    carrier: text().notNull(),
    trackingNumber: text(),
    expectedOn: date(),
    note: text(),
    dispatchedAt: instant().notNull(),
    dispatchedBy: uuid().references(() => accounts.id),
    deliveredAt: instant(),
    deliveredBy: text().$type<'buyer' | 'supplier' | 'system'>(),
    /** The person who confirmed the arrival; null if no one did. */
    deliveredByAccountId: uuid().references(() => accounts.id),
  },
  (table) => [
    uniqueIndex('order_dispatches_number').on(table.orderId, table.number),
    index('order_dispatches_by').on(table.dispatchedBy),
    index('order_dispatches_delivered_by').on(table.deliveredByAccountId),
    index('order_dispatches_store').on(
      table.supplierId,
      table.dispatchedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('order_dispatches_open')
      .on(table.supplierId, table.dispatchedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`delivered_at is null`),
    index('order_dispatches_waiting').on(table.dispatchedAt).where(sql`delivered_at is null`),
  ],
);

export const orderDispatchLines = pgTable(
  'order_dispatch_lines',
  {
    dispatchId: key().references(() => orderDispatches.id, { onDelete: 'cascade' }),
    lineId: key().references(() => orderLines.id, { onDelete: 'cascade' }),
    /** Exact to thousandths, as the quantity of the line. */
    quantity: numeric({ precision: 14, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dispatchId, table.lineId] }),
    index('order_dispatch_lines_line').on(table.lineId),
    check('order_dispatch_lines_quantity', sql`${table.quantity} > 0`),
  ],
);
