import * as z from 'zod/mini';
import { type OrderFacts, recordedMethods } from '#features/orders/order-record/contract.ts';
import { accountFields } from '#features/stores/bank-details/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { maxAmountMinor } from '#lib/line-amount.ts';
import { calendarDate, id, instant, line } from '#lib/schemas.ts';

const tags = ['Orders'];

/**
 * `verified`: there is an account to pay into. `in_review`: an administrator is checking it. `missing`: the supplier
 * has none that was accepted. `suspended`: the store is suspended, and nobody should pay into it.
 */
const paymentStates = ['verified', 'in_review', 'missing', 'suspended'] as const;

const account = z.object({ ...accountFields, verifiedAt: instant });

const paymentDetails = z.object({
  state: z.enum(paymentStates),
  /** Only when verified. */
  account: z.nullable(account),
  /** When the supplier changed the details after the order was confirmed; null if it did not. */
  changedAt: z.nullable(instant),
  /** The reference to state with a transfer. */
  reference: z.string(),
  currency: z.string(),
  /** The next open instalment that is due; null when nothing is due. */
  due: z.nullable(
    z.object({
      label: z.string(),
      amountMinor: z.int(),
      dueAt: z.nullable(instant),
      isOverdue: z.boolean(),
    }),
  ),
  /** A QR code for the amount due: its width in modules and its dark modules as an SVG path. */
  code: z.nullable(z.object({ kind: z.enum(['upi', 'epc']), size: z.int(), path: z.string() })),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

export const paymentForm = z.object({
  id,
  amountMinor: z
    .number('Enter an amount')
    .check(
      z.int('Enter an amount'),
      z.gte(1, 'Enter an amount'),
      z.lte(maxAmountMinor, 'This amount is too large'),
    ),
  method: z.enum(recordedMethods, 'Select a payment method'),
  reference: z._default(line({ max: 80 }), ''),
  note: z._default(line({ max: 200 }), ''),
  receivedOn: calendarDate,
});

/** Reverses a payment that was recorded by mistake, or was refunded, all or part of it. */
export const reversePaymentForm = z.object({
  id,
  paymentId: id,
  /** Without an amount, all that is left of the payment. */
  amountMinor: z.optional(z.int().check(z.gte(1, 'Enter an amount'))),
  note: line({ max: 200, required: 'Enter a reason' }),
});

const input = z.object({ id });
const output = success({ paymentDetails });
const description =
  'Returns 404 before the order is confirmed and after it is canceled. API keys have no access to account numbers.';

export const paymentDetailsContract = {
  buyer: endpoint
    .route({
      method: 'GET',
      path: '/orders/{id}/payment-details',
      summary: 'Get payment details and the amount due of your confirmed order',
      description,
      tags,
    })
    .input(input)
    .output(output),
  store: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'GET',
      path: '/store/orders/{id}/payment-details',
      summary: 'Get the payment details that the buyer of a confirmed order sees',
      description,
      tags,
    })
    .input(input)
    .output(output),
};

/** A payment was recorded, or reversed with a negative amount. */
export const paymentRecorded = defineEvent<OrderFacts & { paymentId: string; amountMinor: number }>(
  'order.payment-recorded',
);
