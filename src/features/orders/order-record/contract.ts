import * as z from 'zod/mini';
import { orderFieldSchemas } from '#features/catalog/products/contract/plain-fields.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { frozenAddress } from '#features/orders/addresses/contract.ts';
import { orderLineKinds, taxKinds } from '#features/orders/checkout/contract.ts';
import { paymentSplit } from '#features/orders/selling-terms/contract.ts';
import { id, instant } from '#lib/schemas.ts';
import { orderAgreement } from './contract/agreement.ts';
import { orderStates, proofWaits } from './rules.ts';

/** How a payment reached the supplier. */
export const recordedMethods = ['bank_transfer', 'upi', 'card', 'cheque', 'cash', 'other'] as const;
/** All entries of a payment log; a credit note pays for goods that a claim proved to be defective. */
export const paymentMethods = [...recordedMethods, 'credit_note'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer',
  upi: 'UPI',
  card: 'Card',
  cheque: 'Check',
  cash: 'Cash',
  other: 'Other',
  credit_note: 'Credit note',
};

/** The documents of an order. */
export const documentKinds = [
  'proforma',
  'tax_invoice',
  'credit_note',
  'packing_list',
  'dispatch_label',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentLabels: Record<DocumentKind, string> = {
  proforma: 'Pro forma invoice',
  tax_invoice: 'Tax invoice',
  credit_note: 'Credit note',
  packing_list: 'Packing list',
  dispatch_label: 'Dispatch label',
};

/** Actions of one side on an order; screens show a button for each. */
const orderActions = [
  'confirm',
  'start_production',
  'mark_ready',
  'dispatch',
  'mark_delivered',
  'complete',
  'cancel',
  'record_payment',
  'confirm_receipt',
  'reorder',
] as const;
export type OrderAction = (typeof orderActions)[number];

export const orderRow = z.object({
  id,
  /** Counts up in each store. */
  number: z.int(),
  /** The number after the prefix of the store: `BS-0001`. */
  reference: z.string(),
  status: z.enum(orderStates),
  placedAt: instant,
  /** When the goods should be ready; null once they are, or if it is not known. */
  readyBy: z.nullable(instant),
  /** Whose turn it is with the proofs; null if production does not wait for one. */
  proofWait: z.nullable(z.enum(proofWaits)),
  /** The promised day of an order that should have been dispatched by now; null for all others. */
  lateSince: z.nullable(instant),
  /** When the dispatches in transit should arrive, the earliest of them; null without an expected day. */
  arrival: z.nullable(z.object({ expectedOn: z.string(), isLate: z.boolean() })),
  buyer: z.object({
    name: z.string(),
    company: z.nullable(z.string()),
    city: z.nullable(z.string()),
    country: z.string(),
  }),
  supplier: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    logoSeed: z.string(),
    isPublic: z.boolean(),
    /** A suspended store can only cancel orders and record payments and refunds. */
    isSuspended: z.boolean(),
  }),
  /** The first line; `lineCount` is the number of all lines without one-off charges. */
  firstLine: z.object({ title: z.string(), pack: packDrawing, imageUrl: z.nullable(z.string()) }),
  lineCount: z.int(),
  purchaseOrderNumber: z.nullable(z.string()),
  paymentTerm: z.string(),
  /** Installments that were agreed in a quote, in place of the standard term. */
  paymentSplit: z.nullable(paymentSplit),
  currency: z.string(),
  /** False for the warehouse: then all amounts are 0, and payments and invoices are left out. */
  showsMoney: z.boolean(),
  totalMinor: z.int(),
  paidMinor: z.int(),
  /** Amount still to be paid; 0 for a cancelled order. */
  outstandingMinor: z.int(),
  /** Payments of a cancelled order that were not refunded yet. */
  toRefundMinor: z.int(),
  /** When the next payment is due; null if none is open. */
  nextDueAt: z.nullable(instant),
  isOverdue: z.boolean(),
  /** The overdue amount, and for how many calendar days in India. */
  overdueMinor: z.int(),
  overdueDays: z.int(),
  /** Some of the goods have left, but not all. */
  isPartlyDispatched: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;

const orderLine = z.object({
  id,
  kind: z.enum(orderLineKinds),
  productId: id,
  /** Null if the product is no longer public. */
  productSlug: z.nullable(z.string()),
  title: z.string(),
  pack: packDrawing,
  imageUrl: z.nullable(z.string()),
  unit: z.string(),
  quantity: z.number(),
  isSample: z.boolean(),
  unitPriceMinor: z.int(),
  totalMinor: z.int(),
  ...orderFieldSchemas,
  taxRateBasisPoints: z.nullable(z.int()),
  taxMinor: z.nullable(z.int()),
  dispatchedQuantity: z.number(),
});
export type OrderLine = z.infer<typeof orderLine>;

const orderEvent = z.object({
  id,
  status: z.enum(orderStates),
  at: instant,
  /** `system` for what happened automatically. */
  by: z.enum(['buyer', 'supplier', 'system']),
  /** Name of the person; null for what happened automatically. */
  byName: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const dispatch = z.object({
  id,
  /** 1, 2, … within the order. */
  number: z.int(),
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  /** `YYYY-MM-DD` */
  expectedOn: z.nullable(z.string()),
  note: z.nullable(z.string()),
  dispatchedAt: instant,
  deliveredAt: z.nullable(instant),
  /** The side that confirmed the arrival. */
  deliveredBy: z.nullable(z.enum(['buyer', 'supplier', 'system'])),
  /** The people who dispatched it and who confirmed its arrival; null for what happened automatically. */
  dispatchedByName: z.nullable(z.string()),
  deliveredByName: z.nullable(z.string()),
  isLate: z.boolean(),
  lines: z.array(z.object({ lineId: id, title: z.string(), unit: z.string(), quantity: z.number() })),
});
export type Dispatch = z.infer<typeof dispatch>;

const payment = z.object({
  id,
  /** Negative for a reversal. */
  amountMinor: z.int(),
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Day of receipt: `YYYY-MM-DD`. */
  receivedOn: z.string(),
  recordedAt: instant,
  recordedByName: z.nullable(z.string()),
  /** The payment that is reversed. */
  reversesId: z.nullable(id),
  isReversed: z.boolean(),
});
export type Payment = z.infer<typeof payment>;

const milestoneState = z.object({
  label: z.string(),
  percent: z.int(),
  amountMinor: z.int(),
  /** When it is due, as text: `when the order is confirmed`. */
  due: z.string(),
  /** Null until the event that makes it due has happened. */
  dueAt: z.nullable(instant),
  paidMinor: z.int(),
  /** The part that is not due because a claim about it is open. */
  heldMinor: z.int(),
  state: z.enum(['paid', 'overdue', 'due', 'later', 'held', 'void']),
});
export type MilestoneState = z.infer<typeof milestoneState>;

const orderDocument = z.object({
  kind: z.enum(documentKinds),
  /** `INV/2026-27/0042`; documents without a number of their own have that of the order. */
  number: z.string(),
  issuedAt: instant,
  /** The dispatch of a packing list or label. */
  dispatchId: z.nullable(id),
  /** The invoice that this invoice replaces, by its number. */
  replaces: z.nullable(z.string()),
  /** The invoice that this credit note cancels, by its number. */
  cancels: z.nullable(z.string()),
  /** The invoice of which this credit note reverses a part, by its number. */
  reduces: z.nullable(z.string()),
  /** The credit note that cancels this invoice, by its number. */
  canceledBy: z.nullable(z.string()),
  /** Path of the download below /api/v1. */
  path: z.string(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

const taxPart = z.object({ label: z.string(), taxableMinor: z.nullable(z.int()), amountMinor: z.int() });

/** An order with everything that belongs to it. */
export const order = z.extend(orderRow, {
  subtotalMinor: z.int(),
  deliveryMinor: z.int(),
  taxMinor: z.int(),
  taxKind: z.nullable(z.enum(taxKinds)),
  taxes: z.array(taxPart),
  taxNote: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  deliveryAddress: z.nullable(frozenAddress),
  billingAddress: z.nullable(frozenAddress),
  /** Contact details of the buyer, for the two sides only. */
  buyerContact: z.nullable(z.object({ email: z.string(), phone: z.string() })),
  cancelReason: z.nullable(z.string()),
  /** The first promised day, if it has changed since the order was placed. */
  firstReadyBy: z.nullable(instant),
  /** In days, as promised when the order was placed; null if it is not known. */
  leadTimeDays: z.nullable(z.int()),
  /** Null for an order at list prices. */
  agreement: z.nullable(orderAgreement),
  lines: z.array(orderLine),
  events: z.array(orderEvent),
  dispatches: z.array(dispatch),
  payments: z.array(payment),
  milestones: z.array(milestoneState),
  documents: z.array(orderDocument),
  files: z.array(z.object({ id, name: z.string(), contentType: z.string(), bytes: z.int() })),
  /** Other orders of the same checkout. */
  placedTogether: z.array(z.object({ id, number: z.int(), reference: z.string(), supplierName: z.string() })),
  /** Actions that the viewer can take now. */
  actions: z.array(z.enum(orderActions)),
});
export type Order = z.infer<typeof order>;

/** The supplier as it was on the day of the order. */
export interface FrozenSeller {
  name: string;
  address: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  countryName: string;
  taxId: string;
  email: string;
}

/** The payload that all events of an order share. */
export interface OrderFacts {
  orderId: string;
  supplierId: string;
  buyerAccountId: string | null;
}
