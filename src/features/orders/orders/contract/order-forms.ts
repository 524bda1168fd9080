import * as z from 'zod/mini';
import { lineSelection, maxNoteLength } from '#features/orders/checkout/contract.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { calendarDate, id, limit, line, paragraph } from '#lib/schemas.ts';

const maxOrderFiles = 5;
const maxBulkOrders = 100;

const note = z._default(paragraph({ max: 1000 }), '');

/** The order to one supplier. */
const supplierOrder = z.object({
  supplierId: id,
  paymentTerm: z.enum(paymentTerms, 'Select payment terms'),
  purchaseOrderNumber: z._default(line({ max: 40 }), ''),
  notes: z._default(paragraph({ max: maxNoteLength }), ''),
  fileIds: z._default(
    z.array(id).check(z.maxLength(maxOrderFiles, `Attach no more than ${maxOrderFiles} files`)),
    [],
  ),
  /** The total that the buyer saw. If it has changed, the request fails with a conflict and orders nothing. */
  seenTotalMinor: z.int('The displayed total is missing').check(z.gte(0)),
});

export const placeForm = z.object({
  /** Without lines, the basket is ordered. */
  lines: lineSelection.lines,
  orders: z.array(supplierOrder).check(
    z.minLength(1, 'Select at least one item'),
    z.maxLength(20, 'Order from no more than 20 suppliers at a time'),
    z.refine(
      (supplierOrders) =>
        new Set(supplierOrders.map(({ supplierId }) => supplierId)).size === supplierOrders.length,
      'Each supplier can be listed once',
    ),
  ),
  deliveryAddressId: id,
  billingAddressId: id,
});
export type PlaceForm = z.infer<typeof placeForm>;
export type SupplierOrderInput = PlaceForm['orders'][number];

const cursor = z.string().check(z.maxLength(400));

/**
 * `open`: neither completed nor cancelled. `late`: not dispatched by the promised day. `proofs`: it is the turn of the
 * viewer to send or to approve a proof.
 */
export const orderFilters = ['all', 'open', 'late', 'overdue', 'reported', 'proofs', ...orderStates] as const;
export type OrderFilter = (typeof orderFilters)[number];

const filter = {
  status: z._default(z.enum(orderFilters), 'all'),
  /** Order number, purchase order number, or name of the other side. */
  q: z.optional(line({ max: 100 })),
  /** Days in India, both inclusive. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
};
/** `due`: by the date that comes next in a state (placed, to dispatch, to arrive), earliest first. */
const orderSorts = ['newest', 'due'] as const;
export const listQuery = z.object({
  ...filter,
  sort: z._default(z.enum(orderSorts), 'newest'),
  cursor: z.optional(cursor),
  limit: limit(20),
});
export type OrderListQuery = z.infer<typeof listQuery>;
export const exportQuery = z.object(filter);

/** States into which a supplier moves an order; dispatching has its own form. */
const supplierMoves = ['confirmed', 'in_production', 'ready', 'delivered', 'completed'] as const;
export const moveForm = z.object({ id, to: z.enum(supplierMoves), note });
export const bulkMoveForm = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, 'Select at least one order'),
      z.maxLength(maxBulkOrders, `Select no more than ${maxBulkOrders} orders`),
    ),
  to: z.enum([...supplierMoves, 'cancelled'] as const),
  note,
});

export const cancelForm = z.object({ id, reason: paragraph({ max: 1000, required: 'Enter a reason' }) });
