import * as z from 'zod/mini';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { storedFile } from '#features/files/files/contract.ts';
import { maxNoteLength } from '#features/orders/checkout/contract.ts';
import { paymentSplit } from '#features/orders/selling-terms/contract.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { incotermCodes } from '#lib/incoterms.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { counterForm, counterOffer } from './contract/counter-offer.ts';
import { choices, offerForm, seenQuote } from './contract/offer.ts';
import { orderTotals } from './contract/order-totals.ts';
import { quoteRow, quoteViews } from './contract/quote-rows.ts';

const tags = ['Supplier quotes'];

const quotedPrice = z.object({
  quantity: z.int(),
  unitPriceMinor: z.int(),
  goodsMinor: z.int(),
  freightMinor: z.int(),
  /** Goods, one-off charges of the line and freight, before tax. */
  totalMinor: z.int(),
  leadTimeDays: z.int(),
});
const quotedLine = z.object({
  productId: id,
  /** The line of the request that it answers, from 0; null without a request. */
  requestLine: z.nullable(z.int()),
  /** True for goods that differ from what the request specifies. */
  isAlternative: z.boolean(),
  title: z.string(),
  specification: z.string(),
  unit: z.string(),
  pack: packDrawing,
  prices: z.array(quotedPrice),
  charges: z.array(z.object({ label: z.string(), amountMinor: z.int() })),
  /** The smallest quantity that is sold, and the price of a sample; null if not stated. */
  moq: z.nullable(z.int()),
  samplePriceMinor: z.nullable(z.int()),
});

export const quote = z.extend(quoteRow, {
  lines: z.array(quotedLine),
  incoterm: z.enum(incotermCodes),
  place: z.string(),
  paymentTerm: z.enum(paymentTerms),
  /** Installments in place of the standard term. */
  paymentSplit: z.nullable(paymentSplit),
  notes: z.string(),
  /** Files of the current version, which only its two sides can read. */
  files: z.array(storedFile),
  sentByName: z.string(),
  /** The posted requirement that the conversation belongs to, and whose quotes can be compared. */
  requirementId: z.nullable(id),
  /** The place that the buyer named in the inquiry. */
  deliverTo: z.nullable(z.string()),
  /** Why it was declined or withdrawn; null if no reason was given. */
  closeReason: z.nullable(z.string()),
  /** SHA-256 of the offer, stored with the order too. */
  fingerprint: z.string(),
  /** All versions with their totals, newest first. */
  versions: z.array(z.object({ version: z.int(), sentAt: instant, fromMinor: z.int(), toMinor: z.int() })),
  /** The prices that the buyer proposed instead, newest first; at most one for each version. */
  counterOffers: z.array(counterOffer),
  /** The actions that the viewer can take now. */
  actions: z.array(z.enum(['accept', 'counter', 'decline', 'revise', 'withdraw'])),
});
export type Quote = z.infer<typeof quote>;
export type QuotedLine = Quote['lines'][number];

const acceptForm = z.object({
  ...seenQuote,
  choices,
  deliveryAddressId: id,
  billingAddressId: id,
  purchaseOrderNumber: z._default(line({ max: 40 }), ''),
  notes: z._default(paragraph({ max: maxNoteLength }), ''),
  /** The total that the buyer saw. If it has changed, nothing is ordered. */
  seenTotalMinor: z.int('The displayed total is missing').check(z.gte(0)),
});
export type AcceptForm = z.infer<typeof acceptForm>;

const reason = z._default(paragraph({ max: 1000 }), '');
const page = z.object({ cursor: z.optional(z.string().check(z.maxLength(400))), limit: limit(20) });
const filter = z.extend(page, {
  state: z.optional(z.enum(quoteViews)),
  /** Text in a title, a number or the name of the other side. */
  q: z.optional(z.string().check(z.maxLength(100))),
});
const list = success({
  quotes: z.array(quoteRow),
  nextCursor: z.nullable(z.string()),
  /** Quotes that wait for the viewer, and open ones, up to 100 each. */
  counts: z.object({ action: z.int(), open: z.int() }),
});
const full = success({ quotes: z.array(quote) });
const one = z.object({ id });
const single = success({ quote });

const buyer = endpoint.meta({ access: ['customer', 'supplier'] });
const reading = { access: ['supplier'], scope: 'quotes:read' } as const;
const writing = { access: ['supplier'], scope: 'quotes:write' } as const;
/** Also readable in the sample store. */
const shown = endpoint.meta({ ...reading, sample: true });
const storeWrite = endpoint.meta({ ...writing, idempotent: true, throttle: 'form' });

export const quotesContract = {
  buyer: {
    list: buyer
      .route({ method: 'GET', path: '/supplier-quotes', summary: 'List quotes you received', tags })
      .input(filter)
      .output(list),
    get: buyer
      .route({ method: 'GET', path: '/supplier-quotes/{id}', summary: 'Get a quote you received', tags })
      .input(one)
      .output(single),
    ofInquiry: buyer
      .route({
        method: 'GET',
        path: '/inquiries/{id}/quotes',
        summary: 'List the quotes of a conversation (as the buyer)',
        tags,
      })
      .input(one)
      .output(full),
    ofRequest: buyer
      .route({
        method: 'GET',
        path: '/requests/{id}/quotes',
        summary: 'List the quotes for a request',
        tags,
      })
      .input(one)
      .output(
        success({
          quotes: z.array(quote),
          /** Sealed quotes that cannot be read before the deadline. */
          sealed: z.array(z.object({ supplierName: z.string(), fingerprint: z.string(), sentAt: instant })),
        }),
      ),
    totals: buyer
      .route({
        method: 'POST',
        path: '/supplier-quotes/{id}/totals',
        summary: 'Calculate an order at a quote, with tax',
        tags,
      })
      .input(z.object({ ...seenQuote, choices, deliveryAddressId: id }))
      .output(success({ totals: orderTotals })),
    accept: endpoint
      .meta({ access: ['customer', 'supplier'], idempotent: true })
      .route({
        method: 'POST',
        path: '/supplier-quotes/{id}/accept',
        successStatus: 201,
        summary: 'Accept a quote and place the order',
        tags,
      })
      .input(acceptForm)
      .output(success({ order: z.object({ id, reference: z.string(), totalMinor: z.int() }) })),
    counter: endpoint
      .meta({ access: ['customer', 'supplier'], idempotent: true })
      .route({
        method: 'POST',
        path: '/supplier-quotes/{id}/counter-offers',
        successStatus: 201,
        summary: 'Propose other prices or lead times for a quote',
        tags,
      })
      .input(counterForm)
      .output(single),
    decline: buyer
      .route({ method: 'POST', path: '/supplier-quotes/{id}/decline', summary: 'Decline a quote', tags })
      .input(z.object({ id, reason }))
      .output(emptySuccess),
  },
  store: {
    list: shown
      .route({ method: 'GET', path: '/store/quotes', summary: 'List quotes you sent', tags })
      .input(filter)
      .output(list),
    ofInquiry: shown
      .route({
        method: 'GET',
        path: '/store/inquiries/{id}/quotes',
        summary: 'List the quotes of a conversation (as the supplier)',
        tags,
      })
      .input(one)
      .output(full),
    get: shown
      .route({ method: 'GET', path: '/store/quotes/{id}', summary: 'Get a quote you sent', tags })
      .input(one)
      .output(single),
    send: storeWrite
      .route({
        method: 'POST',
        path: '/store/inquiries/{id}/quotes',
        successStatus: 201,
        summary: 'Send a quote',
        tags,
      })
      .input(z.extend(offerForm, { id }))
      .output(single),
    ofRequest: shown
      .route({
        method: 'GET',
        path: '/store/requests/{id}/quotes',
        summary: 'List your quotes for a request',
        tags,
      })
      .input(one)
      .output(full),
    sendForRequest: storeWrite
      .route({
        method: 'POST',
        path: '/store/requests/{id}/quotes',
        successStatus: 201,
        summary: 'Send a quote for a request',
        tags,
      })
      .input(z.extend(offerForm, { id, requestVersion: z.int().check(z.gte(1)) }))
      .output(single),
    revise: storeWrite
      .route({
        method: 'POST',
        path: '/store/quotes/{id}/versions',
        successStatus: 201,
        summary: 'Replace a quote by a new version',
        tags,
      })
      .input(
        z.extend(offerForm, {
          ...seenQuote,
          /** The open counter-offer that the new version answers. Without it, a version that has one is not replaced. */
          counterOfferId: z.optional(id),
        }),
      )
      .output(single),
    withdraw: endpoint
      .meta(writing)
      .route({ method: 'POST', path: '/store/quotes/{id}/withdraw', summary: 'Withdraw a quote', tags })
      .input(z.object({ id, reason }))
      .output(emptySuccess),
  },
};
