import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { PaymentMethod } from '#features/orders/order-record/contract.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';

/** Payments, and reversals with a negative amount. Rows are never changed. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    reference: text(),
    note: text(),
    receivedOn: date().notNull(),
    recordedBy: uuid().references(() => accounts.id),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    reversesId: uuid().references((): AnyPgColumn => orderPayments.id),
  },
  (table) => [
    index('order_payments_order').on(table.orderId, table.recordedAt),
    index('order_payments_by').on(table.recordedBy),
    index('order_payments_reverses').on(table.reversesId),
    check(
      'order_payments_sign',
      sql`(${table.reversesId} is null) = (${table.amountMinor} > 0) and ${table.amountMinor} <> 0`,
    ),
  ],
);
