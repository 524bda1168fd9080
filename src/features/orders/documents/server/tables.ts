import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

/** Invoices and credit notes: one of each kind per order, numbered without gaps. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    kind: text().$type<'tax_invoice' | 'credit_note'>().notNull(),
    /** `2026-27`: India's financial year, April to March. */
    financialYear: text().notNull(),
    sequence: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('order_invoices_order').on(table.orderId, table.kind),
    uniqueIndex('order_invoices_sequence').on(
      table.supplierId,
      table.kind,
      table.financialYear,
      table.sequence,
    ),
  ],
);
