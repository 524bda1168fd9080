import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { packagingSpecification } from '#features/packaging/specification/contract.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { incotermCodes } from '#lib/incoterms.ts';
import { calendarDate, id, line, paragraph } from '#lib/schemas.ts';

export const maxTitleLength = 120;
export const maxRequestLines = 20;
export const maxRequestQuantities = 5;
export const maxRequestFiles = 10;
export const maxPlaces = 5;
/** Suppliers who are invited to a request at most. */
export const maxInvited = 10;
/** Suppliers who are invited at most with those in place of others who do not respond. */
export const maxInvitedInAll = 20;

const quantity = z
  .number('Enter a quantity')
  .check(
    z.int('Enter a whole number'),
    z.gte(1, 'Enter a quantity'),
    z.lte(100_000_000, 'This is too large'),
  );

/** One item that the buyer needs. */
const requestLine = z.object({
  title: line({ max: 160, required: 'Describe what you need' }),
  /** A product that it should be like. */
  productId: z.optional(id),
  categoryId: z.optional(z.string().check(z.maxLength(120))),
  specification: z.optional(packagingSpecification),
  quantities: z.array(quantity).check(
    z.minLength(1, 'Enter a quantity'),
    z.maxLength(maxRequestQuantities, `Ask for no more than ${maxRequestQuantities} quantities`),
    z.refine((all) => new Set(all).size === all.length, 'Enter each quantity once'),
  ),
  unit: z._default(z.enum(productUnits, 'Select a unit'), 'piece'),
  /** The unit price that the buyer aims at, in the currency of the request. */
  targetPriceMinor: z.optional(
    z
      .number('Enter a price')
      .check(z.int('Enter a price'), z.gte(1, 'Enter a price'), z.lte(1_000_000_000, 'This is too large')),
  ),
  notes: z._default(paragraph({ max: 1000 }), ''),
});
export type RequestLine = z.infer<typeof requestLine>;

const place = z.object({
  country: z.string('Select a country').check(z.regex(/^[A-Z]{2}$/, 'Select a country')),
  city: z._default(line({ max: 80 }), ''),
  postalCode: z._default(line({ max: 20 }), ''),
});

const audiences = ['matched', 'invited', 'both'] as const;
export type Audience = (typeof audiences)[number];

const supplierIds = z._default(
  z.array(id).check(z.maxLength(maxInvited, `Invite no more than ${maxInvited} suppliers`)),
  [],
);

const weightMessage = 'Enter a weight from 0 to 100';
const weight = z
  .number(weightMessage)
  .check(z.int(weightMessage), z.gte(0, weightMessage), z.lte(100, weightMessage));

/** Weights of the criteria by which quotes are scored. */
export const scoreWeights = z
  .object({ price: weight, leadTime: weight, trackRecord: weight, sustainability: weight })
  .check(
    z.refine((all) => Object.values(all).some((one) => one > 0), {
      path: ['price'],
      error: 'Enter at least one weight above 0',
    }),
  );
export type ScoreWeights = z.infer<typeof scoreWeights>;

export const defaultScoreWeights: ScoreWeights = {
  price: 60,
  leadTime: 20,
  trackRecord: 15,
  sustainability: 5,
};

/** The content of a request, as suppliers see it. */
export const requestContent = z.object({
  title: line({ max: maxTitleLength, required: 'Name the request' }),
  lines: z
    .array(requestLine)
    .check(
      z.minLength(1, 'Add what you need'),
      z.maxLength(maxRequestLines, `Ask for no more than ${maxRequestLines} items`),
    ),
  fileIds: z._default(
    z.array(id).check(z.maxLength(maxRequestFiles, `Attach no more than ${maxRequestFiles} files`)),
    [],
  ),
  wantsSamples: z._default(z.boolean(), false),
  places: z
    .array(place)
    .check(
      z.minLength(1, 'Add where it is delivered'),
      z.maxLength(maxPlaces, `Name no more than ${maxPlaces} places`),
    ),
  /** The last day on which the goods must arrive. */
  requiredBy: z.optional(calendarDate),
  incoterm: z.optional(z.enum(incotermCodes, 'Select an Incoterm')),
  paymentTerm: z.optional(z.enum(paymentTerms, 'Select payment terms')),
  /** ISO 4217 code of the currency in which the buyer compares quotes. */
  currency: z.string('Select a currency').check(z.regex(/^[A-Z]{3}$/, 'Select a currency')),
  /** The last day for quotes. */
  deadline: calendarDate,
  /** Sealed quotes cannot be read before the deadline has passed. */
  sealed: z._default(z.boolean(), false),
  /** Weights of the score of a sealed request, fixed when it is sent. Others are compared with weights of the moment. */
  weights: z.optional(scoreWeights),
});
export type RequestContent = z.infer<typeof requestContent>;

/** A request with the suppliers to whom it goes. */
export const requestForm = z.extend(requestContent, {
  audience: z.enum(audiences, 'Select who receives it'),
  /** Suppliers whom the buyer chose. */
  invited: supplierIds,
  /** Matching suppliers whom the buyer left out. */
  excluded: z._default(z.array(id).check(z.maxLength(50)), []),
});
export type RequestForm = z.infer<typeof requestForm>;
