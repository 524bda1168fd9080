import * as z from 'zod/mini';
import { paymentSplit } from '#features/orders/selling-terms/contract.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { incotermCodes } from '#lib/incoterms.ts';
import { calendarDate, id, line, paragraph } from '#lib/schemas.ts';

export const maxQuoteLines = 20;
export const maxQuantities = 5;
export const maxCharges = 6;
export const maxQuoteFiles = 5;
const maxPriceMinor = 1_000_000_000;

const amount = (message: string, least: number) =>
  z.number(message).check(z.int(message), z.gte(least, message), z.lte(maxPriceMinor, 'This is too large'));

export const unitPriceMinor = amount('Enter a price', 1);
export const leadTimeDays = z
  .number('Enter a number of days')
  .check(
    z.int('Enter a whole number of days'),
    z.gte(0, 'Enter a number of days'),
    z.lte(365, 'Enter no more than 365 days'),
  );

/** The price of one quantity of a line. */
const quantityPrice = z.object({
  quantity: z
    .number('Enter a quantity')
    .check(
      z.int('Enter a whole number'),
      z.gte(1, 'Enter a quantity'),
      z.lte(100_000_000, 'This is too large'),
    ),
  unitPriceMinor,
  /** Freight for this quantity under the Incoterm of the quote. */
  freightMinor: amount('Enter the freight, or 0 if the unit price includes it', 0),
  /** From the approval of the proof until the goods are ready, in days. */
  leadTimeDays,
});

/** A one-off charge of a line: printing plates, a cutting die, tooling. */
export const oneOffCharge = z.object({
  label: line({ max: 80, required: 'Name the charge' }),
  amountMinor: amount('Enter an amount', 1),
});

const offerLine = z
  .object({
    /** The line of the request that it answers, from 0; undefined in a conversation without a request. */
    requestLine: z.optional(z.int().check(z.gte(0), z.lt(maxQuoteLines))),
    /** True for goods that differ from what the request specifies. */
    alternative: z.optional(z.boolean()),
    /** The product of the store that the goods are closest to. */
    productId: z.string('Select a product').check(z.uuid('Select a product')),
    title: line({ max: 160, required: 'Describe the goods' }),
    /** Dimensions, material, print and whatever else is agreed. */
    specification: z._default(paragraph({ max: 2000 }), ''),
    prices: z.array(quantityPrice).check(
      z.minLength(1, 'Enter a quantity and its price'),
      z.maxLength(maxQuantities, `Quote no more than ${maxQuantities} quantities`),
      z.refine(
        (prices) => new Set(prices.map(({ quantity }) => quantity)).size === prices.length,
        'Enter each quantity once',
      ),
    ),
    charges: z._default(
      z.array(oneOffCharge).check(z.maxLength(maxCharges, `List no more than ${maxCharges} charges`)),
      [],
    ),
    /** The smallest quantity that is sold, now and in repeat orders. */
    moq: z.optional(
      z
        .number('Enter a quantity')
        .check(
          z.int('Enter a whole number'),
          z.gte(1, 'Enter a quantity'),
          z.lte(100_000_000, 'This is too large'),
        ),
    ),
    /** The price of a sample before the order; 0 for a free one. */
    samplePriceMinor: z.optional(amount('Enter an amount, or 0', 0)),
  })
  .check(
    z.refine(({ moq, prices }) => moq === undefined || prices.every(({ quantity }) => quantity >= moq), {
      path: ['moq'],
      error: 'Quote no quantity below the MOQ',
    }),
  );

/** The offer of a supplier. Amounts are in the currency in which the store sells. */
export const offerForm = z.object({
  lines: z
    .array(offerLine)
    .check(
      z.minLength(1, 'Add what you quote'),
      z.maxLength(maxQuoteLines, `Quote no more than ${maxQuoteLines} items`),
    ),
  incoterm: z.enum(incotermCodes, 'Select an Incoterm'),
  /** The named place of the Incoterm: `Nhava Sheva`, `Portland, OR`. */
  place: line({ max: 120, required: 'Enter the named place' }),
  /** With a split, the standard term that it is closest to. */
  paymentTerm: z.enum(paymentTerms, 'Select payment terms'),
  paymentSplit: z.optional(paymentSplit),
  /** The last day on which it can be accepted. */
  validUntil: calendarDate,
  notes: z._default(paragraph({ max: 2000 }), ''),
  /** Drawings, print samples, data sheets. A revision without the field keeps the files of the last version. */
  fileIds: z.optional(
    z.array(id).check(z.maxLength(maxQuoteFiles, `Attach no more than ${maxQuoteFiles} files`)),
  ),
});
export type OfferForm = z.infer<typeof offerForm>;

/**
 * An offer as it is stored and hashed. Its files are named by the SHA-256 of their bytes: the record of a sealed request
 * publishes the offer, and neither names nor ids of files are for other suppliers.
 */
export type Offer = Omit<OfferForm, 'fileIds'> & { fileHashes?: string[] };
export type OfferLine = Offer['lines'][number];
export type QuantityPrice = OfferLine['prices'][number];

/** One quantity of one line that the buyer wants; lines left out are not ordered. */
export const choices = z
  .array(z.object({ line: z.int().check(z.gte(0), z.lt(maxQuoteLines)), quantity: z.int() }))
  .check(
    z.minLength(1, 'Select a quantity'),
    z.maxLength(maxQuoteLines),
    z.refine((chosen) => new Set(chosen.map(({ line: index }) => index)).size === chosen.length, {
      error: 'Select one quantity of each item',
    }),
  );
export type Choice = z.infer<typeof choices>[number];

/** The quote and the version of it that the caller saw. */
export const seenQuote = { id, version: z.int().check(z.gte(1)) };
