import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/tables.ts';
import { products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { type OrderState, orderStates } from '../rules.ts';

const instant = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'number' });

/** One order to one supplier. What was agreed is written down here and never read from today's prices. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** Counts up in each store; people see #0001. */
    number: integer().notNull(),
    buyerAccountId: uuid().references(() => accounts.id),
    buyerName: text().notNull(),
    buyerCountry: text().notNull(),
    status: text().$type<OrderState>().notNull(),
    paymentTerm: text().notNull(),
    currency: text().notNull(),
    subtotalMinor: minor().notNull(),
    taxMinor: minor().notNull(),
    deliveryMinor: minor().notNull(),
    totalMinor: minor().notNull(),
    placedAt: instant().notNull(),
    deliveredAt: instant(),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.supplierId, table.number),
    index('orders_placed').on(table.supplierId, table.placedAt),
    index('orders_delivered').on(table.supplierId, table.deliveredAt),
    index('orders_buyer').on(table.buyerAccountId, table.placedAt),
    check(
      'orders_status',
      sql`${table.status} in (${sql.raw(orderStates.map((state) => `'${state}'`).join(', '))})`,
    ),
    check(
      'orders_total',
      sql`${table.totalMinor} = ${table.subtotalMinor} + ${table.taxMinor} + ${table.deliveryMinor}`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    title: text().notNull(),
    /** One of the five kinds of the registration, frozen at sale. */
    packagingType: text().notNull(),
    quantity: doublePrecision().notNull(),
    unit: text().notNull(),
    unitPriceMinor: minor().notNull(),
    totalMinor: minor().notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_product').on(table.productId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Who moved an order where, when and why. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<OrderState>().notNull(),
    actorId: uuid().references(() => accounts.id),
    note: text(),
    at: instant().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.at)],
);
