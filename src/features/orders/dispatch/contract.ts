import * as z from 'zod/mini';
import { dispatch, type OrderFacts } from '#features/orders/order-record/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { hasThreeDecimals, maxQuantity } from '#lib/quantity.ts';
import { calendarDate, id, limit, line, paragraph } from '#lib/schemas.ts';

/** A quantity of goods that were ordered. */
export const dispatchQuantity = z
  .number('Enter a quantity')
  .check(
    z.gt(0, 'Enter a quantity'),
    z.lte(maxQuantity, 'This quantity is too large'),
    z.refine(hasThreeDecimals, 'Enter no more than three decimals'),
  );

export const dispatchForm = z.object({
  id,
  carrier: line({ max: 80, required: 'Enter a carrier' }),
  trackingNumber: z._default(line({ max: 80 }), ''),
  expectedOn: z.optional(z.nullable(calendarDate)),
  note: z._default(paragraph({ max: 500 }), ''),
  /** The quantities to dispatch; without lines, all that is left. */
  lines: z.optional(
    z.array(z.object({ lineId: id, quantity: dispatchQuantity })).check(
      z.minLength(1, 'Enter the quantities to dispatch'),
      z.maxLength(100),
      z.refine(
        (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
        'Each line can be listed once',
      ),
    ),
  ),
});

export const changeDispatchForm = z.object({
  id,
  dispatchId: id,
  carrier: line({ max: 80, required: 'Enter a carrier' }),
  trackingNumber: z._default(line({ max: 80 }), ''),
  expectedOn: z.optional(z.nullable(calendarDate)),
});

/** A dispatch with its order, for the tracker of a store. */
const trackedDispatch = z.extend(dispatch, {
  order: z.object({
    id,
    number: z.int(),
    reference: z.string(),
    buyerName: z.string(),
    company: z.nullable(z.string()),
  }),
  destination: z.string(),
});
export type TrackedDispatch = z.infer<typeof trackedDispatch>;

const cursor = z.string().check(z.maxLength(400));

export const dispatchFilters = ['on_the_way', 'late', 'delivered', 'all'] as const;
const dispatchQuery = z.object({
  status: z._default(z.enum(dispatchFilters), 'on_the_way'),
  cursor: z.optional(cursor),
  limit: limit(20),
});

export const dispatchContract = {
  list: endpoint
    .meta({ access: ['supplier'], scope: 'orders:read', sample: true })
    .route({
      method: 'GET',
      path: '/store/dispatches',
      summary: 'List dispatches in transit',
      tags: ['Orders'],
    })
    .input(dispatchQuery)
    .output(success({ dispatches: z.array(trackedDispatch), nextCursor: z.nullable(z.string()) })),
};

/** Goods of an order were dispatched, all of them or part. */
export const orderDispatched = defineEvent<OrderFacts & { dispatchId: string }>('order.dispatched');
/** All goods of an order have arrived. */
export const orderDelivered = defineEvent<OrderFacts & { by: 'buyer' | 'supplier' | 'system' }>(
  'order.delivered',
);
