import * as z from 'zod/mini';
import { orderFieldSchemas } from '#features/catalog/products/contract/plain-fields.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { frozenAddress } from '#features/orders/addresses/contract.ts';
import { taxKinds } from '#features/orders/checkout/contract.ts';
import { id, instant } from '#lib/schemas.ts';
import { orderStates } from './rules.ts';

/** How a payment reached the supplier. */
export const paymentMethods = ['bank_transfer', 'upi', 'card', 'cheque', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentMethodWords: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer',
  upi: 'UPI',
  card: 'Card',
  cheque: 'Cheque',
  cash: 'Cash',
  other: 'Other',
};

/** The papers of an order. */
export const documentKinds = [
  'proforma',
  'tax_invoice',
  'credit_note',
  'packing_list',
  'dispatch_label',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentWords: Record<DocumentKind, string> = {
  proforma: 'Proforma invoice',
  tax_invoice: 'Tax invoice',
  credit_note: 'Credit note',
  packing_list: 'Packing list',
  dispatch_label: 'Dispatch label',
};

/** What one side may do with an order as it stands; a screen shows no other buttons. */
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
  /** What people call it: the number behind the store's prefix, `BS-0001`. */
  reference: z.string(),
  status: z.enum(orderStates),
  placedAt: instant,
  /** When the goods should be ready; null once they are, or where it is not known. */
  readyBy: z.nullable(instant),
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
    /** It cannot move this order forward at this time; it can cancel and refund. */
    isSuspended: z.boolean(),
  }),
  /** The first line, and how many there are. */
  firstLine: z.object({ title: z.string(), pack: packDrawing, imageUrl: z.nullable(z.string()) }),
  lineCount: z.int(),
  purchaseOrderNumber: z.nullable(z.string()),
  paymentTerm: z.string(),
  currency: z.string(),
  /** False for those who pack and send: every amount is 0 then, and payments and invoices are left out. */
  showsMoney: z.boolean(),
  totalMinor: z.int(),
  paidMinor: z.int(),
  /** What is still to be paid; 0 for a cancelled order. */
  outstandingMinor: z.int(),
  /** What a cancelled order was paid and did not get back. */
  toRefundMinor: z.int(),
  /** When the next payment falls due; null where none is open. */
  nextDueAt: z.nullable(instant),
  isOverdue: z.boolean(),
  /** What of it is past due, and for how many days by the calendar in India. */
  overdueMinor: z.int(),
  overdueDays: z.int(),
  /** Something has left already, not yet everything. */
  isPartlyDispatched: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;

const orderLine = z.object({
  id,
  productId: id,
  /** Null when its page cannot be visited any more. */
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
  /** `buyer`, `supplier`, or `system` for what happened by itself. */
  by: z.enum(['buyer', 'supplier', 'system']),
  /** Name of the person; null for what happened by itself. */
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
  /** Who said that it has arrived. */
  deliveredBy: z.nullable(z.enum(['buyer', 'supplier', 'system'])),
  /** The people who sent it and who confirmed its arrival; null for what happened by itself. */
  dispatchedByName: z.nullable(z.string()),
  deliveredByName: z.nullable(z.string()),
  isLate: z.boolean(),
  lines: z.array(z.object({ lineId: id, title: z.string(), unit: z.string(), quantity: z.number() })),
});
export type Dispatch = z.infer<typeof dispatch>;

const payment = z.object({
  id,
  /** Negative for money that went back. */
  amountMinor: z.int(),
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** `YYYY-MM-DD`: the day on which it arrived. */
  receivedOn: z.string(),
  recordedAt: instant,
  recordedByName: z.nullable(z.string()),
  /** The payment that this line takes back. */
  reversesId: z.nullable(id),
  isReversed: z.boolean(),
});
export type Payment = z.infer<typeof payment>;

const milestoneState = z.object({
  label: z.string(),
  percent: z.int(),
  amountMinor: z.int(),
  /** In words: `when the order is confirmed`. */
  due: z.string(),
  /** Null until what makes it due has happened. */
  dueAt: z.nullable(instant),
  paidMinor: z.int(),
  state: z.enum(['paid', 'overdue', 'due', 'later', 'void']),
});
export type MilestoneState = z.infer<typeof milestoneState>;

const orderDocument = z.object({
  kind: z.enum(documentKinds),
  /** `INV/2026-27/0042`; papers that need none have the order's number. */
  number: z.string(),
  issuedAt: instant,
  /** For packing list and label: the dispatch that they belong to. */
  dispatchId: z.nullable(id),
  /** Where to get it, below /api/v1. */
  path: z.string(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

const taxPart = z.object({ label: z.string(), taxableMinor: z.nullable(z.int()), amountMinor: z.int() });

/** An order with all that belongs to it. */
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
  /** Only for the two sides. */
  buyerContact: z.nullable(z.object({ email: z.string(), phone: z.string() })),
  cancelReason: z.nullable(z.string()),
  lines: z.array(orderLine),
  events: z.array(orderEvent),
  dispatches: z.array(dispatch),
  payments: z.array(payment),
  milestones: z.array(milestoneState),
  documents: z.array(orderDocument),
  files: z.array(z.object({ id, name: z.string(), contentType: z.string(), bytes: z.int() })),
  /** Other orders that were placed together with this one. */
  placedTogether: z.array(z.object({ id, number: z.int(), reference: z.string(), supplierName: z.string() })),
  /** What this viewer may do now. */
  actions: z.array(z.enum(orderActions)),
});
export type Order = z.infer<typeof order>;

/** The supplier on the day of the order. */
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

/** What an event tells of an order. */
export interface OrderFacts {
  orderId: string;
  supplierId: string;
  buyerAccountId: string | null;
}
