import * as z from 'zod/mini';
import { wishesChoice } from '#features/orders/checkout/contract.ts';
import { calendarDate, rowCursor } from '#features/orders/order-record/contract/fields.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { id, limit, line, paragraph } from '#lib/schemas.ts';

/** Files that a buyer sends along with an order. */
const orderFileLimit = 5;
/** Orders that can be moved in one go. */
const bulkLimit = 100;

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
export const listQuery = z.object({ ...filter, cursor: z.optional(rowCursor), limit: limit(20) });
export type OrderListQuery = z.infer<typeof listQuery>;
export const exportQuery = z.object(filter);

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
