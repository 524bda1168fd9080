import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import { type OrderLineKind, orderLineKinds, type TaxKind } from '#features/orders/checkout/contract.ts';
import type { PaymentSplit } from '#features/orders/selling-terms/contract.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { OrderAgreement } from '../contract/agreement.ts';
import type { FrozenSeller } from '../contract.ts';
import { type OrderState, orderStates, type ProofWait, proofWaits } from '../rules.ts';

const instant = () => timestamp({ withTimezone: true });
const key = () => uuid().notNull();
const minor = () => bigint({ mode: 'number' });
/** Exact to thousandths, which sums of floating-point numbers are not. */
const measured = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/** Text by which a store finds an order besides its number; it has an index. */
export const orderSearchText = sql`lower(buyer_name || ' ' || coalesce(buyer_company, '') || ' ' || coalesce(purchase_order_number, ''))`;

/** One order to one supplier. What was agreed is stored here and never read from current prices. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    supplierId: key().references(() => suppliers.id),
    /** Sequential within each store, shown after the prefix of the store: BS-0001. */
    number: integer().notNull(),
    buyerAccountId: uuid().references(() => accounts.id),
    buyerName: text().notNull(),
    buyerCountry: text().notNull(),
    status: text().$type<OrderState>().notNull(),
    paymentTerm: text().notNull(),
    /** Installments that were agreed in a quote, in place of the standard term. */
    paymentSplit: jsonb().$type<PaymentSplit>(),
    currency: text().notNull(),
    subtotalMinor: minor().notNull(),
    taxMinor: minor().notNull(),
    deliveryMinor: minor().notNull(),
    totalMinor: minor().notNull(),
    placedAt: instant().notNull(),
    deliveredAt: instant(),
    cancelledAt: instant(),
    confirmedAt: instant(),
    /** When the last proof was approved; null without proofs, and while one is open. */
    proofsApprovedAt: instant(),
    inProductionAt: instant(),
    readyAt: instant(),
    /** When the last goods left. */
    dispatchedAt: instant(),
    completedAt: instant(),
    readyBy: instant(),
    /** The first promised day, once it was moved by an approval or a change; null while it is the first. */
    firstReadyBy: instant(),
    /** True if both sides agreed on the day itself, which then no longer depends on approvals. */
    isReadyByAgreed: boolean().notNull().default(false),
    /** Whose turn it is with the proofs; null if production does not wait for one. */
    proofWait: text().$type<ProofWait>(),
    /** Shared by the orders of one checkout. */
    checkoutId: uuid(),
    /** The supplier's quote at which it was ordered. */
    agreement: jsonb().$type<OrderAgreement>(),
    buyerCompany: text(),
    buyerCity: text(),
    purchaseOrderNumber: text(),
    notes: text(),
    cancelReason: text(),
    deliveryAddress: jsonb().$type<FrozenAddress>(),
    billingAddress: jsonb().$type<FrozenAddress>(),
    /** The supplier on the day of the order, for documents. */
    seller: jsonb().$type<FrozenSeller>(),
    taxKind: text().$type<TaxKind>(),
    taxName: text(),
    taxNote: text(),
    transitDays: integer(),
    /** Sum of payments and reversals, stored so that a constraint can check it. */
    paidMinor: minor().notNull().default(0),
    /** The amount that open claims dispute, which is not due while they are open. */
    heldMinor: minor().notNull().default(0),
    /** When a change last raised the total of a confirmed order: the difference needs time to be paid. */
    totalRaisedAt: instant(),
    /** When the next open payment is due. */
    nextDueAt: instant(),
    dispatchCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.supplierId, table.number),
    index('orders_placed').on(table.supplierId, table.placedAt),
    index('orders_delivered').on(table.supplierId, table.deliveredAt),
    index('orders_buyer').on(table.buyerAccountId, table.placedAt),
    index('orders_store_list').on(
      table.supplierId,
      table.placedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_store_state').on(
      table.supplierId,
      table.status,
      table.placedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_buyer_list').on(
      table.buyerAccountId,
      table.placedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_store_due').on(table.supplierId, table.nextDueAt).where(sql`next_due_at is not null`),
    index('orders_buyer_due').on(table.buyerAccountId, table.nextDueAt).where(sql`next_due_at is not null`),
    index('orders_store_proofs').on(table.supplierId).where(sql`proof_wait is not null`),
    index('orders_buyer_proofs').on(table.buyerAccountId).where(sql`proof_wait is not null`),
    index('orders_delivered_open').on(table.deliveredAt).where(sql`status = 'delivered'`),
    // For counts of all stores over recent days: small, and nearly free to write.
    index('orders_recent').using('brin', table.placedAt),
    index('orders_checkout').on(table.checkoutId),
    index('orders_words').using('gin', sql`${orderSearchText} gin_trgm_ops`),
    check('orders_paid', sql`${table.paidMinor} >= 0 and ${table.paidMinor} <= ${table.totalMinor}`),
    check('orders_held', sql`${table.heldMinor} >= 0`),
    check('orders_proof_wait', sql`${table.proofWait} in (${inlineList(proofWaits)})`),
    check('orders_status', sql`${table.status} in (${inlineList(orderStates)})`),
    check(
      'orders_total',
      sql`${table.totalMinor} = ${table.subtotalMinor} + ${table.taxMinor} + ${table.deliveryMinor}`,
    ),
  ],
);

const ofOrder = () => key().references(() => orders.id, { onDelete: 'cascade' });

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: ofOrder(),
    productId: key().references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    title: text().notNull(),
    /** One of the five packaging types of the registration, frozen at sale. */
    packagingType: text().notNull(),
    quantity: measured().notNull(),
    unit: text().notNull(),
    unitPriceMinor: minor().notNull(),
    totalMinor: minor().notNull(),
    isSample: boolean().notNull().default(false),
    kind: text().$type<OrderLineKind>().notNull().default('stock'),
    position: integer().notNull().default(0),
    hsCode: text(),
    /** Of the product when the order was placed. */
    countryOfOrigin: text(),
    taxRateBasisPoints: integer(),
    /** Share of the delivery charge, which is taxed with the line. */
    deliveryShareMinor: minor(),
    taxMinor: minor(),
    dispatchedQuantity: measured().notNull().default(0),
  },
  (table) => [
    check(
      'order_lines_dispatched',
      sql`${table.dispatchedQuantity} >= 0 and ${table.dispatchedQuantity} <= ${table.quantity}`,
    ),
    index('order_lines_order').on(table.orderId),
    index('order_lines_product').on(table.productId),
    index('order_lines_variant').on(table.variantId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_kind', sql`${table.kind} in (${inlineList(orderLineKinds)})`),
  ],
);

/** State changes of orders, with actor, time and reason. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderId: ofOrder(),
    status: text().$type<OrderState>().notNull(),
    actorId: uuid().references(() => accounts.id),
    note: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.at),
    index('order_events_actor').on(table.actorId),
  ],
);

export const orderFiles = pgTable(
  'order_files',
  {
    orderId: ofOrder(),
    fileId: key().references(() => storedFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.fileId] }),
    index('order_files_file').on(table.fileId),
  ],
);
