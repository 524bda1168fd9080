import * as z from 'zod/mini';
import { wishesChoice } from '#features/orders/baskets/contract/quotes.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { maxAmountMinor } from '#lib/line-amount.ts';
import { hasThreeDecimals, maxQuantity } from '#lib/quantity.ts';
import { id, limit, line, paragraph } from '#lib/schemas.ts';
import { orderStates } from '../rules.ts';
import { paymentMethods } from './order-views.ts';

/** Files that a buyer sends along with an order. */
const orderFileLimit = 5;
/** Orders that can be moved in one go. */
const bulkLimit = 100;

const calendarDate = z
  .string('Please give a date')
  .check(z.refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value), 'Please give a date'));

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const note = z._default(paragraph({ max: 1000 }), '');

/** One supplier's part of what is ordered. */
const part = z.object({
  supplierId: id,
  paymentTerm: z.enum(paymentTerms, 'Please choose how you pay'),
  purchaseOrderNumber: z._default(line({ max: 40 }), ''),
  notes: z._default(paragraph({ max: 2000 }), ''),
  fileIds: z._default(
    z.array(id).check(z.maxLength(orderFileLimit, `Please attach at most ${orderFileLimit} files`)),
    [],
  ),
  /** The total that the buyer saw; another one today is a conflict and orders nothing. */
  seenTotalMinor: z.int('Please send the total that was shown').check(z.gte(0)),
});

export const placeForm = z.object({
  /** Without lines: what the basket holds of these suppliers. */
  lines: wishesChoice.lines,
  orders: z.array(part).check(
    z.minLength(1, 'Please choose what to order'),
    z.maxLength(20, 'Please order from at most 20 suppliers at once'),
    z.refine(
      (parts) => new Set(parts.map(({ supplierId }) => supplierId)).size === parts.length,
      'Each supplier can stand here once',
    ),
  ),
  deliveryAddressId: id,
  billingAddressId: id,
});
export type PlaceForm = z.infer<typeof placeForm>;

/** Where a list goes on: milliseconds and id of the last row shown. */
const cursor = z
  .string('Not a valid cursor')
  .check(z.regex(/^\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a valid cursor'));

/** `open`: neither finished nor cancelled. `late`: promised for a day that is over, and not dispatched. */
export const orderFilters = ['all', 'open', 'late', 'overdue', ...orderStates] as const;
export type OrderFilter = (typeof orderFilters)[number];

const filter = {
  status: z._default(z.enum(orderFilters), 'all'),
  /** Order number, purchase order number, name or company of the other side. */
  q: z.optional(line({ max: 100 })),
  /** Days in India, both included. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
};
export const listQuery = z.object({ ...filter, cursor: z.optional(cursor), limit: limit(20) });
export type OrderListQuery = z.infer<typeof listQuery>;
export const exportQuery = z.object(filter);

export const dispatchFilters = ['on_the_way', 'late', 'delivered', 'all'] as const;
export const dispatchQuery = z.object({
  status: z._default(z.enum(dispatchFilters), 'on_the_way'),
  cursor: z.optional(cursor),
  limit: limit(20),
});

/** States that a supplier moves an order into by hand; dispatching has a form of its own. */
const supplierMoves = ['confirmed', 'in_production', 'ready', 'delivered', 'completed'] as const;
export const moveForm = z.object({ id, to: z.enum(supplierMoves), note });
export const bulkMoveForm = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, 'Please choose orders'),
      z.maxLength(bulkLimit, `Please choose at most ${bulkLimit} orders`),
    ),
  to: z.enum([...supplierMoves, 'cancelled'] as const),
  note,
});

export const cancelForm = z.object({ id, reason: paragraph({ max: 1000, required: 'Please say why' }) });

const shipped = z
  .number('Please give a quantity')
  .check(
    z.gt(0, 'Please give a quantity'),
    z.lte(maxQuantity, 'This is more than we can take'),
    z.refine(hasThreeDecimals, 'Please give at most three decimals'),
  );

export const dispatchForm = z.object({
  id,
  carrier: line({ max: 80, required: 'Please name the carrier' }),
  trackingNumber: z._default(line({ max: 80 }), ''),
  expectedOn: z.optional(z.nullable(calendarDate)),
  note: z._default(paragraph({ max: 500 }), ''),
  /** What leaves; without lines, all that is left. */
  lines: z.optional(
    z.array(z.object({ lineId: id, quantity: shipped })).check(
      z.minLength(1, 'Please say what leaves'),
      z.maxLength(100),
      z.refine(
        (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
        'Each line can stand here once',
      ),
    ),
  ),
});

export const changeDispatchForm = z.object({
  id,
  dispatchId: id,
  carrier: line({ max: 80, required: 'Please name the carrier' }),
  trackingNumber: z._default(line({ max: 80 }), ''),
  expectedOn: z.optional(z.nullable(calendarDate)),
});

export const paymentForm = z.object({
  id,
  amountMinor: z
    .number('Please give an amount')
    .check(
      z.int('Please give an amount'),
      z.gte(1, 'Please give an amount'),
      z.lte(maxAmountMinor, 'This is more than an order can hold'),
    ),
  method: z.enum(paymentMethods, 'Please choose how it was paid'),
  reference: z._default(line({ max: 80 }), ''),
  note: z._default(line({ max: 200 }), ''),
  receivedOn: calendarDate,
});

/** Takes a payment back: recorded by mistake, or money returned. Part of it may go back. */
export const reversePaymentForm = z.object({
  id,
  paymentId: id,
  /** Without an amount, all of it that is left. */
  amountMinor: z.optional(z.int().check(z.gte(1, 'Please give an amount'))),
  note: line({ max: 200, required: 'Please say why' }),
});
