import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { PaymentMethod } from '#features/orders/order-record/contract.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type ReportState, reportStates } from '../contract.ts';

/** Payments that buyers reported. Only the decision is added later. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the order, to count what waits in a store. */
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    state: text().$type<ReportState>().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    reference: text().notNull(),
    note: text().notNull(),
    paidOn: date().notNull(),
    reportedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: uuid().references(() => accounts.id),
    decidedAt: timestamp({ withTimezone: true }),
    decisionNote: text(),
    /** The payment that was recorded when it was confirmed. */
    paymentId: uuid()
      .unique()
      .references(() => orderPayments.id),
  },
  (table) => [
    index('payment_reports_order').on(table.orderId, table.reportedAt),
    index('payment_reports_waiting').on(table.supplierId).where(sql`state = 'waiting'`),
    index('payment_reports_reporter').on(table.reportedBy),
    index('payment_reports_decider').on(table.decidedBy),
    check('payment_reports_state', sql`${table.state} in (${inlineList(reportStates)})`),
    check('payment_reports_amount', sql`${table.amountMinor} > 0`),
    check(
      'payment_reports_confirmed',
      sql`(${table.state} = 'confirmed') = (${table.paymentId} is not null)`,
    ),
    check('payment_reports_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
);

/** Remittance slips. A file belongs to one report. */
export const paymentReportFiles = pgTable(
  'payment_report_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id),
    reportId: uuid()
      .notNull()
      .references(() => paymentReports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('payment_report_files_report').on(table.reportId)],
);
