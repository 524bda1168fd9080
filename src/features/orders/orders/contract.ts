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
  /** By state, and `open`, `late` and `overdue`; states without orders are 0. */
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
      summary: 'Order: one order a supplier, all or none. Send an Idempotency-Key',
      description:
        'A total other than the one that was seen is refused with 409 `price_changed`; `errors` says which and what it is now. Nothing is ordered then.',
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
      .route({ method: 'GET', path: '/orders', summary: 'My orders', tags })
      .input(listQuery)
      .output(list),
    counts: endpoint
      .route({ method: 'GET', path: '/orders/counts', summary: 'My orders by state', tags })
      .output(counts),
    get: endpoint
      .route({ method: 'GET', path: '/orders/{id}', summary: 'An order of mine', tags })
      .input(one)
      .output(single),
    cancel: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/cancel',
        summary: 'Cancel an order that has not left',
        tags,
      })
      .input(cancelForm)
      .output(single),
    confirmReceipt: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/received',
        summary: 'Say that goods have arrived: one dispatch, or all that is on its way',
        tags,
      })
      .input(z.object({ id, dispatchId: z.optional(id) }))
      .output(single),
    complete: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/complete',
        summary: 'Close an order that has arrived',
        tags,
      })
      .input(one)
      .output(single),
    reorder: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/reorder',
        summary: 'Put the same again into my basket',
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
      .route({ method: 'GET', path: '/store/orders', summary: 'Orders of my store', tags })
      .input(listQuery)
      .output(list),
    counts: endpoint
      .meta(shown)
      .route({ method: 'GET', path: '/store/orders/counts', summary: 'Orders of my store by state', tags })
      .output(counts),
    export: endpoint
      .meta(reading)
      .route({
        method: 'GET',
        path: '/store/orders/export',
        outputStructure: 'detailed',
        summary: 'Orders of my store as CSV',
        tags,
      })
      .input(exportQuery)
      .output(downloadOutput),
    moveMany: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/state',
        summary: 'Move several orders; each for itself',
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
      .route({ method: 'GET', path: '/store/orders/{id}', summary: 'An order of my store', tags })
      .input(one)
      .output(single),
    move: endpoint
      .meta(writing)
      .route({ method: 'POST', path: '/store/orders/{id}/state', summary: 'Move an order on', tags })
      .input(moveForm)
      .output(single),
    cancel: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/cancel',
        summary: 'Cancel an order of my store',
        tags,
      })
      .input(cancelForm)
      .output(single),
    dispatch: endpoint
      .meta(money)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/dispatches',
        summary: 'Send goods off, all or part',
        tags,
      })
      .input(dispatchForm)
      .output(single),
    changeDispatch: endpoint
      .meta(writing)
      .route({
        method: 'PUT',
        path: '/store/orders/{id}/dispatches/{dispatchId}',
        summary: 'Correct carrier, tracking number and expected day',
        tags,
      })
      .input(changeDispatchForm)
      .output(single),
    deliverDispatch: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/dispatches/{dispatchId}/delivered',
        summary: 'Say that a dispatch has arrived',
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
        summary: 'Take a recorded payment back, all or part',
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
