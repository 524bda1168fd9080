import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { InvoiceRecordKind } from '../rules/invoice-number.ts';
import type { InvoiceTerms } from '../rules/invoice-terms.ts';

/** Invoices and credit notes, numbered without gaps. A change of an order adds one of each. */
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
    kind: text().$type<InvoiceRecordKind>().notNull(),
    /** 1, 2, … within the order and kind; a credit note has the revision of the invoice that it cancels. */
    revision: integer().notNull(),
    /** `2026-27`: India's financial year, April to March. */
    financialYear: text().notNull(),
    sequence: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The invoice that a credit note cancels or reduces, or that an invoice replaces; null for the first invoice of an order. */
    earlierInvoiceId: uuid().references((): AnyPgColumn => orderInvoices.id),
    /** The terms of the order when the document was issued. A credit note has those of its invoice, or the credited part. */
    terms: jsonb().$type<InvoiceTerms>().notNull(),
  },
  (table) => [
    uniqueIndex('order_invoices_revision').on(table.orderId, table.kind, table.revision),
    // An invoice is canceled once and replaced once.
    uniqueIndex('order_invoices_earlier')
      .on(table.earlierInvoiceId, table.kind)
      .where(sql`kind <> 'partial_credit_note'`),
    uniqueIndex('order_invoices_sequence').on(
      table.supplierId,
      table.kind,
      table.financialYear,
      table.sequence,
    ),
    check(
      'order_invoices_first',
      sql`(${table.earlierInvoiceId} is null) = (${table.kind} = 'tax_invoice' and ${table.revision} = 1)`,
    ),
  ],
);
