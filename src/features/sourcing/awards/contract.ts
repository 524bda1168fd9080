import * as z from 'zod/mini';
import { maxNoteLength } from '#features/orders/checkout/contract.ts';
import { choices, seenQuote } from '#features/sourcing/quotes/contract/offer.ts';
import { standing } from '#features/sourcing/requests/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, line, paragraph } from '#lib/schemas.ts';

const tags = ['Requests for quotes'];
const maxAwards = 10;

/** The win of one supplier: one quantity of one or several lines of its quote. */
const winner = z.object({
  ...seenQuote,
  choices,
  /** The total that the buyer saw. If it has changed, nothing is ordered. */
  seenTotalMinor: z.int('The displayed total is missing').check(z.gte(0)),
});
export type Winner = z.infer<typeof winner>;

/** True if suppliers who did not win may know how far their price was above the lowest. */
const distanceChoice = z._default(z.boolean(), false);

/** The part of a win that decides on the ranks. */
const selectedWinner = z.pick(winner, { id: true, choices: true });
export type SelectedWinner = z.infer<typeof selectedWinner>;

/** A supplier who does not win, with the ranks that it sees. */
const supplierPreview = z.object({ supplierName: z.string(), items: z.array(standing) });
export type SupplierPreview = z.infer<typeof supplierPreview>;

const awardForm = z.object({
  id,
  winners: z.array(winner).check(
    z.minLength(1, 'Select at least one quote'),
    z.maxLength(maxAwards, `Award to no more than ${maxAwards} suppliers in one step`),
    z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'Select each quote once'),
  ),
  deliveryAddressId: id,
  billingAddressId: id,
  purchaseOrderNumber: z._default(line({ max: 40 }), ''),
  notes: z._default(paragraph({ max: maxNoteLength }), ''),
  /** Why these suppliers; kept with the request, for the buyer alone. */
  reason: paragraph({ max: 1000, required: 'Give a reason' }),
  /** True if nothing more is awarded: the other suppliers are told. */
  complete: z.boolean(),
  tellDistance: distanceChoice,
});
export type AwardForm = z.infer<typeof awardForm>;

const placedOrder = z.object({ id, reference: z.string(), totalMinor: z.int(), currency: z.string() });

const award = z.object({
  line: z.int(),
  quantity: z.int(),
  /** True for goods that differ from what the request specifies. */
  isAlternative: z.boolean(),
  supplierName: z.string(),
  reason: z.string(),
  awardedAt: instant,
  order: placedOrder,
});
export type Award = z.infer<typeof award>;

export const awardsContract = {
  list: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({ method: 'GET', path: '/requests/{id}/awards', summary: 'List what a request awarded', tags })
    .input(z.object({ id }))
    .output(success({ awards: z.array(award) })),
  preview: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'POST',
      path: '/requests/{id}/awards/preview',
      summary: 'Preview the ranks that suppliers who do not win see',
      tags,
    })
    .input(z.object({ id, winners: z.array(selectedWinner).check(z.maxLength(maxAwards)) }))
    .output(success({ suppliers: z.array(supplierPreview) })),
  award: endpoint
    .meta({ access: ['customer', 'supplier'], idempotent: true })
    .route({
      method: 'POST',
      path: '/requests/{id}/awards',
      successStatus: 201,
      summary: 'Award a request: place an order with each winner',
      tags,
    })
    .input(awardForm)
    .output(success({ orders: z.array(placedOrder) })),
  finish: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'POST',
      path: '/requests/{id}/awards/finish',
      summary: 'Finish a request that was awarded in part',
      tags,
    })
    .input(z.object({ id, tellDistance: distanceChoice }))
    .output(emptySuccess),
};
