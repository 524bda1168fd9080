import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orderDispatches } from '#features/orders/dispatch/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { FoundDefect, Measurement, ReceiptDraft } from '../contract/receipt-forms.ts';
import { type OrderSamplingPlan, type ReceiptResult, receiptResults } from '../contract.ts';
import {
  aqls,
  type InspectionLevel,
  inspectionLevels,
  type LotPlan,
  type Severity,
} from '../rules/sampling-plan.ts';
import { type InspectionStateName, inspectionStates } from '../rules/switching.ts';

const at = () => timestamp({ withTimezone: true }).notNull();
const key = () => uuid().notNull();
const aql = () =>
  numeric({ precision: 4, scale: 2, mode: 'number' }).$type<OrderSamplingPlan['majorAql']>().notNull();
/** Exact to thousandths, as the quantities of a dispatch. */
const goods = () => numeric({ precision: 14, scale: 3, mode: 'number' }).notNull();

/** How the goods of an order are sampled; orders without a row have the standard plan. */
export const samplingPlans = pgTable(
  'sampling_plans',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    level: text().$type<InspectionLevel>().notNull(),
    majorAql: aql(),
    minorAql: aql(),
    chosenBy: key().references(() => accounts.id),
    chosenAt: at(),
  },
  (table) => [
    index('sampling_plans_chosen_by').on(table.chosenBy),
    check('sampling_plans_level', sql`${table.level} in (${inlineList(inspectionLevels)})`),
    check(
      'sampling_plans_aqls',
      sql`${table.majorAql} >= ${sql.raw(String(aqls[0]))} and ${table.majorAql} <= ${table.minorAql} and ${table.minorAql} <= ${sql.raw(String(aqls.at(-1)))}`,
    ),
  ],
);

/** The records of dispatches that buyers received: one per dispatch, never changed. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey(),
    orderId: key().references(() => orders.id, { onDelete: 'cascade' }),
    dispatchId: key().references(() => orderDispatches.id, { onDelete: 'cascade' }),
    /** Of the order, for the files that a store can read. */
    supplierId: key().references(() => suppliers.id),
    result: text().$type<ReceiptResult>().notNull(),
    note: text().notNull(),
    receivedBy: key().references(() => accounts.id),
    receivedAt: at(),
  },
  (table) => [
    uniqueIndex('receipts_dispatch').on(table.dispatchId),
    index('receipts_order').on(table.orderId),
    index('receipts_store').on(table.supplierId, table.receivedAt),
    index('receipts_received_by').on(table.receivedBy),
    check('receipts_result', sql`${table.result} in (${inlineList(receiptResults)})`),
  ],
);

export const receiptLines = pgTable(
  'receipt_lines',
  {
    receiptId: key().references(() => receipts.id, { onDelete: 'cascade' }),
    lineId: key().references(() => orderLines.id, { onDelete: 'cascade' }),
    dispatched: goods(),
    received: goods(),
    damaged: goods(),
    /** The plan that applied; null if nothing arrived. */
    plan: jsonb().$type<LotPlan & { severity: Severity }>(),
    checked: integer().notNull(),
    defects: jsonb().$type<FoundDefect[]>().notNull(),
    measurements: jsonb().$type<Measurement[]>().notNull(),
    result: text().$type<ReceiptResult>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.lineId] }),
    index('receipt_lines_line').on(table.lineId),
    check('receipt_lines_result', sql`${table.result} in (${inlineList(receiptResults)})`),
    check(
      'receipt_lines_quantities',
      sql`${table.damaged} >= 0 and ${table.damaged} <= ${table.received} and ${table.received} <= ${table.dispatched}`,
    ),
    check('receipt_lines_checked', sql`${table.checked} >= 0`),
  ],
);

/** Photos of a receipt. A file belongs to one receipt. */
export const receiptPhotos = pgTable(
  'receipt_photos',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id),
    receiptId: key().references(() => receipts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('receipt_photos_receipt').on(table.receiptId)],
);

/** Receipts that are not submitted yet, one per account and dispatch. */
export const receiptDrafts = pgTable(
  'receipt_drafts',
  {
    dispatchId: key().references(() => orderDispatches.id, { onDelete: 'cascade' }),
    accountId: key().references(() => accounts.id, { onDelete: 'cascade' }),
    body: jsonb().$type<ReceiptDraft>().notNull(),
    version: integer().notNull(),
    savedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.dispatchId, table.accountId] }),
    index('receipt_drafts_account').on(table.accountId),
  ],
);

/** How strictly a buyer inspects a product of a supplier, after the lots before. */
export const inspections = pgTable(
  'inspections',
  {
    buyerAccountId: key().references(() => accounts.id, { onDelete: 'cascade' }),
    supplierId: key().references(() => suppliers.id, { onDelete: 'cascade' }),
    productId: key().references(() => products.id, { onDelete: 'cascade' }),
    name: text().$type<InspectionStateName>().notNull(),
    recent: jsonb().$type<boolean[]>().notNull(),
    acceptedInRow: integer().notNull(),
    rejected: integer().notNull(),
    score: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerAccountId, table.supplierId, table.productId] }),
    index('inspections_supplier').on(table.supplierId),
    index('inspections_product').on(table.productId),
    check('inspections_name', sql`${table.name} in (${inlineList(inspectionStates)})`),
  ],
);
