import * as z from 'zod/mini';
import { type OrderFacts, paymentMethods } from '#features/orders/order-record/contract.ts';
import { paymentForm } from '#features/orders/payments/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { calendarDate, id, instant, line, paragraph } from '#lib/schemas.ts';

const tags = ['Orders'];

/** `waiting` until the supplier has found the money in its account, or the buyer withdraws the report. */
export const reportStates = ['waiting', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ReportState = (typeof reportStates)[number];
export const reportActions = ['confirm', 'reject', 'withdraw'] as const;
export type ReportAction = (typeof reportActions)[number];

/** How a buyer pays an invoice. */
export const reportedMethods = ['bank_transfer', 'upi', 'cheque', 'other'] as const;
export const maxReportFiles = 3;
export const maxReports = 50;

const reportFile = z.object({ id, name: z.string(), contentType: z.string(), bytes: z.int() });

const paymentReport = z.object({
  id,
  state: z.enum(reportStates),
  /** The amount that the buyer paid, in the currency of the order. */
  amountMinor: z.int(),
  method: z.enum(paymentMethods),
  reference: z.string(),
  note: z.string(),
  /** Day of the payment: `YYYY-MM-DD`. */
  paidOn: z.string(),
  reportedAt: instant,
  reportedByName: z.string(),
  files: z.array(reportFile),
  /** Null while it waits. */
  decision: z.nullable(
    z.object({
      at: instant,
      byName: z.string(),
      /** Why it was rejected, or why the amount differs. */
      note: z.string(),
      /** The amount that arrived; null unless it was confirmed. */
      amountMinor: z.nullable(z.int()),
    }),
  ),
  /** Actions that the viewer can take now. */
  actions: z.array(z.enum(reportActions)),
});
export type PaymentReport = z.infer<typeof paymentReport>;

const { amountMinor } = paymentForm.shape;

export const reportForm = z.object({
  id,
  amountMinor,
  method: z.enum(reportedMethods, 'Select a payment method'),
  /** The text by which the supplier finds the payment. */
  reference: line({ max: 80, required: 'Enter the reference of the payment' }),
  note: z._default(line({ max: 200 }), ''),
  paidOn: calendarDate,
  fileIds: z._default(
    z.array(id).check(z.maxLength(maxReportFiles, `Add no more than ${maxReportFiles} files`)),
    [],
  ),
});
export type ReportForm = z.infer<typeof reportForm>;

const one = { id, reportId: id };
export const confirmForm = z.object({
  ...one,
  /** The amount that arrived, which bank fees can make smaller. */
  amountMinor,
  receivedOn: calendarDate,
  note: z._default(line({ max: 200 }), ''),
});
export type ConfirmForm = z.infer<typeof confirmForm>;

const rejectForm = z.object({ ...one, reason: paragraph({ max: 1000, required: 'Enter a reason' }) });

const ofOrder = z.object({ id });
const list = success({ reports: z.array(paymentReport) });
const settling = { access: ['supplier'], scope: 'orders:write' } as const;

export const paymentReportsContract = {
  buyer: {
    list: endpoint
      .route({
        method: 'GET',
        path: '/orders/{id}/payment-reports',
        summary: 'List the payments you reported for an order',
        tags,
      })
      .input(ofOrder)
      .output(list),
    report: endpoint
      .meta({ access: 'signed-in', idempotent: true })
      .route({
        method: 'POST',
        path: '/orders/{id}/payment-reports',
        successStatus: 201,
        summary: 'Report a payment to the supplier',
        tags,
      })
      .input(reportForm)
      .output(list),
    withdraw: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/payment-reports/{reportId}/withdraw',
        summary: 'Withdraw a report that the supplier has not decided about',
        tags,
      })
      .input(z.object(one))
      .output(list),
  },
  store: {
    list: endpoint
      .meta({ access: ['supplier'], scope: 'orders:read' })
      .route({
        method: 'GET',
        path: '/store/orders/{id}/payment-reports',
        summary: 'List the payments that the buyer of a store order reported',
        tags,
      })
      .input(ofOrder)
      .output(list),
    confirm: endpoint
      .meta(settling)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/payment-reports/{reportId}/confirm',
        summary: 'Record a reported payment as received',
        tags,
      })
      .input(confirmForm)
      .output(list),
    reject: endpoint
      .meta(settling)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/payment-reports/{reportId}/reject',
        summary: 'Reject a reported payment that did not arrive',
        tags,
      })
      .input(rejectForm)
      .output(list),
  },
};

interface ReportFacts extends OrderFacts {
  reportId: string;
}
/** A buyer has reported a payment. */
export const paymentReported = defineEvent<ReportFacts>('payment.reported');
/** The supplier has rejected it. A confirmed one is announced as a recorded payment. */
export const reportRejected = defineEvent<ReportFacts>('payment.report-rejected');
