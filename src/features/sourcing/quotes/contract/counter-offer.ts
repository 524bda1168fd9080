import * as z from 'zod/mini';
import { id, instant, paragraph } from '#lib/schemas.ts';
import { leadTimeDays, maxQuantities, maxQuoteLines, seenQuote, unitPriceMinor } from './offer.ts';

/** The price or lead time that the buyer proposes for a quoted quantity of a line; what is left out stays as quoted. */
const proposedPrice = z
  .object({
    line: z.int().check(z.gte(0), z.lt(maxQuoteLines)),
    quantity: z.int(),
    unitPriceMinor: z.optional(unitPriceMinor),
    leadTimeDays: z.optional(leadTimeDays),
  })
  .check(
    z.refine((one) => one.unitPriceMinor !== undefined || one.leadTimeDays !== undefined, {
      path: ['unitPriceMinor'],
      error: 'Enter a price or a lead time',
    }),
  );
export type ProposedPrice = z.infer<typeof proposedPrice>;

export const proposedPrices = z.array(proposedPrice).check(
  z.minLength(1, 'Propose a price or a lead time'),
  z.maxLength(maxQuoteLines * maxQuantities),
  z.refine(
    (prices) => new Set(prices.map(({ line, quantity }) => `${line} ${quantity}`)).size === prices.length,
    'Propose one price for each quantity',
  ),
);

export const counterNote = paragraph({ max: 1000 });

/** The counter-offer of a buyer to the version of a quote that was shown. */
export const counterForm = z.object({
  ...seenQuote,
  prices: proposedPrices,
  note: z._default(counterNote, ''),
});
export type CounterForm = z.infer<typeof counterForm>;

export const counterOffer = z.object({
  id,
  /** The version of the quote that it is about. */
  version: z.int(),
  prices: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      quantity: z.int(),
      /** The quoted price and lead time, and what the buyer proposes instead; null as quoted. */
      quotedPriceMinor: z.int(),
      quotedLeadTimeDays: z.int(),
      unitPriceMinor: z.nullable(z.int()),
      leadTimeDays: z.nullable(z.int()),
    }),
  ),
  note: z.string(),
  sentByName: z.string(),
  sentAt: instant,
  /** False once the supplier sent a new version, or the quote was closed or has expired. */
  isOpen: z.boolean(),
});
export type CounterOffer = z.infer<typeof counterOffer>;
