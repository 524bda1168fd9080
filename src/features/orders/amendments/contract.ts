import * as z from 'zod/mini';
import { frozenAddress } from '#features/orders/addresses/contract.ts';
import { orderLineKinds, taxKinds } from '#features/orders/checkout/contract.ts';
import type { OrderFacts } from '#features/orders/order-record/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { maxAmountMinor } from '#lib/line-amount.ts';
import { maxQuantity } from '#lib/quantity.ts';
import { calendarDate, id, instant, paragraph } from '#lib/schemas.ts';

const tags = ['Order changes'];

/** The decision on a proposal: `open` until one of the sides decides. */
export const amendmentStatuses = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export type AmendmentStatus = (typeof amendmentStatuses)[number];
/** A status as people see it: an open proposal lapses when the order can no longer change. */
const amendmentStates = [...amendmentStatuses, 'lapsed'] as const;
export type AmendmentState = (typeof amendmentStates)[number];
const amendmentActions = ['accept', 'reject', 'withdraw'] as const;
export type AmendmentAction = (typeof amendmentActions)[number];
export const sides = ['buyer', 'supplier'] as const;

const amendedLine = z.object({
  lineId: id,
  kind: z.enum(orderLineKinds),
  title: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPriceMinor: z.int(),
  totalMinor: z.int(),
  taxRateBasisPoints: z.nullable(z.int()),
  deliveryShareMinor: z.nullable(z.int()),
  taxMinor: z.nullable(z.int()),
});

/** The terms of an order that can change, with the totals that follow from them. */
const amendableTerms = z.object({
  lines: z.array(amendedLine),
  /** The day by which the goods are ready for dispatch. */
  readyBy: z.nullable(instant),
  deliveryAddress: z.nullable(frozenAddress),
  taxKind: z.nullable(z.enum(taxKinds)),
  taxNote: z.nullable(z.string()),
  subtotalMinor: z.int(),
  deliveryMinor: z.int(),
  taxMinor: z.int(),
  totalMinor: z.int(),
});
export type AmendableTerms = z.infer<typeof amendableTerms>;

const amendment = z.object({
  id,
  /** 1, 2, … within the order. */
  number: z.int(),
  state: z.enum(amendmentStates),
  proposedBy: z.enum(sides),
  proposedByName: z.string(),
  proposedAt: instant,
  reason: z.string(),
  before: amendableTerms,
  after: amendableTerms,
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Why it was rejected; null if no reason was given. */
  decisionReason: z.nullable(z.string()),
  /** Actions that the viewer can take now. */
  actions: z.array(z.enum(amendmentActions)),
});
export type Amendment = z.infer<typeof amendment>;

const orderChanges = z.object({
  /** Newest first. */
  amendments: z.array(amendment),
  /** The terms of the order as they are now. */
  terms: amendableTerms,
  /** The parts of the order that can change now. */
  possible: z.object({ amounts: z.boolean(), address: z.boolean(), date: z.boolean() }),
  /** Why some parts cannot change; null if all of them can. */
  limit: z.nullable(z.string()),
  canPropose: z.boolean(),
});
export type OrderChanges = z.infer<typeof orderChanges>;

const reason = paragraph({ max: 1000, required: 'Enter a reason' });
const quantity = z
  .number('Enter a quantity')
  .check(
    z.int('Enter a whole number'),
    z.gte(1, 'Enter a quantity'),
    z.lte(maxQuantity, 'This is too large'),
  );
const unitPrice = z
  .number('Enter a price')
  .check(z.int('Enter a price'), z.gte(0, 'Enter a price'), z.lte(maxAmountMinor, 'This is too large'));

export const proposeForm = z.object({
  id,
  /** The lines that change; lines with the same values are left out. */
  lines: z._default(
    z.array(z.object({ lineId: id, quantity, unitPriceMinor: unitPrice })).check(
      z.maxLength(100),
      z.refine(
        (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
        'Each line can be listed once',
      ),
    ),
    [],
  ),
  readyOn: z._default(z.nullable(calendarDate), null),
  /** An address of the buyer's address book; only the buyer can propose it. */
  deliveryAddressId: z._default(z.nullable(id), null),
  reason,
});
export type ProposeForm = z.infer<typeof proposeForm>;

const one = z.object({ id });
const decided = z.object({ id, amendmentId: id });
const rejected = z.object({ id, amendmentId: id, reason });
const output = success(orderChanges.shape);

const seller = endpoint.meta({ access: ['supplier'], scope: 'orders:write' });

export const amendmentsContract = {
  buyer: {
    list: endpoint
      .route({ method: 'GET', path: '/orders/{id}/changes', summary: 'List the changes of your order', tags })
      .input(one)
      .output(output),
    propose: endpoint
      .meta({ access: 'signed-in', idempotent: true })
      .route({
        method: 'POST',
        path: '/orders/{id}/changes',
        successStatus: 201,
        summary: 'Propose a change of your order',
        tags,
      })
      .input(proposeForm)
      .output(output),
    accept: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/changes/{amendmentId}/accept',
        summary: 'Accept a change that the supplier proposes',
        tags,
      })
      .input(decided)
      .output(output),
    reject: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/changes/{amendmentId}/reject',
        summary: 'Reject a change that the supplier proposes',
        tags,
      })
      .input(rejected)
      .output(output),
    withdraw: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/changes/{amendmentId}/withdraw',
        summary: 'Withdraw your proposal',
        tags,
      })
      .input(decided)
      .output(output),
  },
  store: {
    list: endpoint
      .meta({ access: ['supplier'], scope: 'orders:read', sample: true })
      .route({
        method: 'GET',
        path: '/store/orders/{id}/changes',
        summary: 'List the changes of a store order',
        tags,
      })
      .input(one)
      .output(output),
    propose: endpoint
      .meta({ access: ['supplier'], scope: 'orders:write', idempotent: true })
      .route({
        method: 'POST',
        path: '/store/orders/{id}/changes',
        successStatus: 201,
        summary: 'Propose a change of a store order',
        tags,
      })
      .input(proposeForm)
      .output(output),
    accept: seller
      .route({
        method: 'POST',
        path: '/store/orders/{id}/changes/{amendmentId}/accept',
        summary: 'Accept a change that the buyer proposes',
        tags,
      })
      .input(decided)
      .output(output),
    reject: seller
      .route({
        method: 'POST',
        path: '/store/orders/{id}/changes/{amendmentId}/reject',
        summary: 'Reject a change that the buyer proposes',
        tags,
      })
      .input(rejected)
      .output(output),
    withdraw: seller
      .route({
        method: 'POST',
        path: '/store/orders/{id}/changes/{amendmentId}/withdraw',
        summary: 'Withdraw a proposal of the store',
        tags,
      })
      .input(decided)
      .output(output),
  },
};

interface AmendmentFacts extends OrderFacts {
  amendmentId: string;
}
/** One of the sides has proposed a change of an order. */
export const amendmentProposed = defineEvent<AmendmentFacts>('amendment.proposed');
/** A proposal was accepted, rejected or withdrawn. */
export const amendmentDecided = defineEvent<AmendmentFacts>('amendment.decided');
