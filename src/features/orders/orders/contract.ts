import * as z from 'zod/mini';
import { changeDispatchForm, dispatchForm } from '#features/orders/dispatch/contract.ts';
import { type OrderFacts, order, orderRow } from '#features/orders/order-record/contract.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { paymentForm, reversePaymentForm } from '#features/orders/payments/contract.ts';
import { downloadOutput } from '#lib/download.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id } from '#lib/schemas.ts';
import {
  bulkMoveForm,
  cancelForm,
  exportQuery,
  listQuery,
  moveForm,
  placeForm,
} from './contract/order-forms.ts';

const tags = ['Orders'];
const reading = { access: ['supplier'], scope: 'orders:read' } as const;
/** Also readable in the sample store. */
const shown = { ...reading, sample: true } as const;
const writing = { access: ['supplier'], scope: 'orders:write' } as const;
const money = { ...writing, idempotent: true } as const;

const one = z.object({ id });
const list = success({ orders: z.array(orderRow), nextCursor: z.nullable(z.string()) });
const single = success({ order });
/** Each count stops at 100, which is shown as `99+`. */
const counts = success({
  /** By state, and `open`, `late`, `overdue` and `proofs`; states without orders are 0. */
  counts: z.record(z.string(), z.int()),
  /** Orders that wait for the caller: new ones for a supplier, dispatched ones for a buyer. */
  waiting: z.int(),
});

export const ordersContract = {
  place: endpoint
    .meta({ access: ['customer', 'supplier'], idempotent: true })
    .route({
      method: 'POST',
      path: '/orders',
      successStatus: 201,
      summary: 'Place orders, one per supplier, all or none. Requires an Idempotency-Key.',
      description:
        'If a total has changed, the request is refused with 409 `price_changed`, and `errors` lists the new totals. Nothing is ordered.',
      tags,
    })
    .input(placeForm)
    .output(
      success({
        orders: z.array(
          z.object({ id, number: z.int(), reference: z.string(), supplierId: id, totalMinor: z.int() }),
        ),
      }),
    ),
  buyer: {
    list: endpoint
      .route({ method: 'GET', path: '/orders', summary: 'List your orders', tags })
      .input(listQuery)
      .output(list),
    counts: endpoint
      .route({ method: 'GET', path: '/orders/counts', summary: 'Count your orders by status', tags })
      .output(counts),
    get: endpoint
      .route({ method: 'GET', path: '/orders/{id}', summary: 'Get your order', tags })
      .input(one)
      .output(single),
    cancel: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/cancel',
        summary: 'Cancel an order before dispatch',
        tags,
      })
      .input(cancelForm)
      .output(single),
    confirmReceipt: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/received',
        summary: 'Confirm receipt of one dispatch or of all in transit',
        tags,
      })
      .input(z.object({ id, dispatchId: z.optional(id) }))
      .output(single),
    complete: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/complete',
        summary: 'Complete a delivered order',
        tags,
      })
      .input(one)
      .output(single),
    reorder: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/reorder',
        summary: 'Add the items of an order to your basket',
        tags,
      })
      .input(one)
      .output(
        success({
          added: z.int(),
          /** Lines that cannot be ordered, with the reason. */
          left: z.array(z.object({ title: z.string(), message: z.string() })),
        }),
      ),
  },
  store: {
    list: endpoint
      .meta(shown)
      .route({ method: 'GET', path: '/store/orders', summary: 'List store orders', tags })
      .input(listQuery)
      .output(list),
    counts: endpoint
      .meta(shown)
      .route({ method: 'GET', path: '/store/orders/counts', summary: 'Count store orders by status', tags })
      .output(counts),
    export: endpoint
      .meta(reading)
      .route({
        method: 'GET',
        path: '/store/orders/export',
        outputStructure: 'detailed',
        summary: 'Export store orders (CSV)',
        tags,
      })
      .input(exportQuery)
      .output(downloadOutput),
    moveMany: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/state',
        summary: 'Change the status of several orders',
        tags,
      })
      .input(bulkMoveForm)
      .output(
        success({
          results: z.array(
            z.object({ id, number: z.nullable(z.int()), ok: z.boolean(), message: z.nullable(z.string()) }),
          ),
        }),
      ),
    get: endpoint
      .meta(shown)
      .route({ method: 'GET', path: '/store/orders/{id}', summary: 'Get a store order', tags })
      .input(one)
      .output(single),
    move: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/state',
        summary: 'Change the status of an order',
        tags,
      })
      .input(moveForm)
      .output(single),
    cancel: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/cancel',
        summary: 'Cancel a store order',
        tags,
      })
      .input(cancelForm)
      .output(single),
    dispatch: endpoint
      .meta(money)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/dispatches',
        summary: 'Dispatch an order, in full or in part',
        tags,
      })
      .input(dispatchForm)
      .output(single),
    changeDispatch: endpoint
      .meta(writing)
      .route({
        method: 'PUT',
        path: '/store/orders/{id}/dispatches/{dispatchId}',
        summary: 'Update carrier, tracking number and expected delivery',
        tags,
      })
      .input(changeDispatchForm)
      .output(single),
    deliverDispatch: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/dispatches/{dispatchId}/delivered',
        summary: 'Mark a dispatch as delivered',
        tags,
      })
      .input(z.object({ id, dispatchId: id }))
      .output(single),
    recordPayment: endpoint
      .meta(money)
      .route({ method: 'POST', path: '/store/orders/{id}/payments', summary: 'Record a payment', tags })
      .input(paymentForm)
      .output(single),
    reversePayment: endpoint
      .meta(money)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/payments/{paymentId}/reverse',
        summary: 'Reverse a payment, in full or in part',
        tags,
      })
      .input(reversePaymentForm)
      .output(single),
  },
};

/** A buyer has placed an order. */
export const orderPlaced = defineEvent<OrderFacts>('order.placed');
/** An order was moved to another state. */
export const orderMoved = defineEvent<OrderFacts & { to: OrderState; by: 'buyer' | 'supplier' | 'system' }>(
  'order.moved',
);
export const orderCancelled = defineEvent<OrderFacts & { by: 'buyer' | 'supplier' | 'system' }>(
  'order.cancelled',
);
