import * as z from 'zod/mini';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Supplier quotes'];

/** A price of the store’s list; null if it has no price for the quantity. */
const suggestedPrice = z.object({
  quantity: z.int(),
  unitPriceMinor: z.nullable(z.int()),
  leadTimeDays: z.nullable(z.int()),
});

const product = z.nullable(z.object({ id, title: z.string(), unit: z.string() }));
const terms = { currency: z.string(), offeredTerms: z.array(z.enum(paymentTerms)) };

/** The usual prices and terms of a store for what a buyer asks in a conversation. */
const quoteSuggestion = z.object({
  ...terms,
  place: z.string(),
  /** The quantity that the buyer asks for. */
  quantity: z.nullable(z.int()),
  product,
  prices: z.array(suggestedPrice),
});

/** The usual prices and terms of a store for each line of a request, with its closest product. */
const requestSuggestion = z.object({
  ...terms,
  lines: z.array(z.object({ product, prices: z.array(suggestedPrice) })),
});

const store = endpoint.meta({ access: ['supplier'], scope: 'quotes:read' });
const one = z.object({ id });

export const quoteSuggestionsContract = {
  forInquiry: store
    .route({
      method: 'GET',
      path: '/store/inquiries/{id}/quote-suggestion',
      summary: 'Suggest a quote for a conversation, from price lists and terms',
      tags,
    })
    .input(one)
    .output(success(quoteSuggestion.shape)),
  forRequest: store
    .route({
      method: 'GET',
      path: '/store/requests/{id}/quote-suggestion',
      summary: 'Suggest a quote for a request, from price lists and terms',
      tags,
    })
    .input(one)
    .output(success(requestSuggestion.shape)),
};
