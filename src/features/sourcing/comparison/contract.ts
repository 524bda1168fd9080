import * as z from 'zod/mini';
import { quote } from '#features/sourcing/quotes/contract.ts';
import { downloadOutput } from '#lib/download.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';
import { assumptionsForm } from './contract/assumptions.ts';
import { costKinds } from './rules/landed-cost.ts';

const tags = ['Quote comparison'];

/** The things for which quotes are compared. */
export const comparisonSubjects = ['requirement', 'request'] as const;
export type ComparisonSubject = (typeof comparisonSubjects)[number];

const requestLine = z.object({ title: z.string(), quantities: z.array(z.int()) });
export type RequestLine = z.infer<typeof requestLine>;

/** The shortest time of a quantity, marked if the times differ. */
const speed = z.object({
  /** `lead_time` if the transit time of an offer is not known, so that arrivals cannot be compared. */
  basis: z.enum(['arrival', 'lead_time']),
  /** `requested` if an alternative is faster. */
  among: z.enum(['all', 'requested']),
});

/** The landed cost of a quoted line at one quantity, in the currency of the comparison. */
const cell = z.object({
  /** Pieces that the buyer needs. */
  neededQuantity: z.int(),
  /** The quoted quantity: the one needed, or the next larger. */
  quantity: z.int(),
  /** Null without an exchange rate. */
  totalMinor: z.nullable(z.int()),
  /** The total for 1,000 of the pieces that are needed. */
  perThousandMinor: z.nullable(z.int()),
  leadTimeDays: z.int(),
  transitDays: z.nullable(z.int()),
  /** The parts that the total lacks; without any it is all in, and ranked. */
  missing: z.array(z.enum(costKinds)),
  /** The day on which the goods should arrive, or be ready if the transit time is not known. */
  expectedOn: z.string(),
  /** True if that day is after the one on which the goods are needed. */
  isLate: z.boolean(),
  isLowest: z.boolean(),
  speed: z.nullable(speed),
  /** How much more it costs than the lowest, in whole percent; null if it is not ranked. */
  abovePercent: z.nullable(z.int()),
});
export type ComparedCell = z.infer<typeof cell>;

const comparedOffer = z.object({
  quoteId: id,
  /** The line of the quote, from 0. */
  line: z.int(),
  isAlternative: z.boolean(),
  /** One for each quantity of the group; null if neither it nor a larger one is quoted. */
  cells: z.array(z.nullable(cell)),
});
export type ComparedOffer = z.infer<typeof comparedOffer>;

/** Offers for the same line of a request; all offers without a request are one group. */
const group = z.object({
  /** Null for offers that do not belong to a line. */
  requestLine: z.nullable(z.int()),
  title: z.nullable(z.string()),
  quantities: z.array(z.int()),
  offers: z.array(comparedOffer),
});
export type ComparedGroup = z.infer<typeof group>;

const scorePart = z.object({
  /** 0 to 100; 50 if nothing is known. */
  points: z.int(),
  isKnown: z.boolean(),
  detail: z.string(),
});
export type ScorePart = z.infer<typeof scorePart>;

const supplierScore = z.object({
  supplierId: id,
  name: z.string(),
  /** 0 to 100: the points by weight. */
  total: z.int(),
  parts: z.object({
    price: scorePart,
    leadTime: scorePart,
    trackRecord: scorePart,
    sustainability: scorePart,
  }),
});
export type SupplierScore = z.infer<typeof supplierScore>;

const supplierGaps = z.object({
  supplierId: id,
  name: z.string(),
  inquiryId: id,
  /** Items and quantities without a price of the supplier. */
  notQuoted: z.array(z.string()),
  /** Costs that the buyer has to enter. */
  notEntered: z.array(z.string()),
});
export type SupplierGaps = z.infer<typeof supplierGaps>;

const dutyRate = z.object({
  hsPrefix: z.string(),
  origin: z.nullable(z.string()),
  basisPoints: z.int(),
  validFrom: z.string(),
  source: z.string(),
  note: z.string(),
  isComplete: z.boolean(),
  confidence: z.enum(['high', 'medium']),
});

/** Facts of the marketplace about the goods, their suppliers, and the country of destination. */
const tradeFacts = z.object({
  rates: z.object({ month: z.string(), perDollar: z.record(z.string(), z.number()) }),
  /** The day of the calculation. */
  day: z.string(),
  products: z.record(z.string(), z.object({ hsCode: z.string(), origin: z.string() })),
  /** Rates of the country of destination. */
  dutyRates: z.array(dutyRate),
  suppliers: z.record(
    z.string(),
    z.object({
      responseHours: z.nullable(z.int()),
      onTimePercent: z.nullable(z.int()),
      certificates: z.array(z.string()),
    }),
  ),
});
export type TradeFacts = z.infer<typeof tradeFacts>;

const comparison = z.object({
  subject: z.enum(comparisonSubjects),
  id,
  title: z.string(),
  details: z.string(),
  quantity: z.nullable(z.int()),
  createdAt: instant,
  requestLines: z.nullable(z.array(requestLine)),
  /** `YYYY-MM-DD`, the last day on which the goods must arrive; null if the buyer named none. */
  requiredBy: z.nullable(z.string()),
  quotes: z.array(quote),
  assumptions: assumptionsForm,
  /** When the assumptions were saved; null for the standard ones. */
  savedAt: z.nullable(instant),
  /** True if the weights were fixed when a sealed request was sent. */
  areWeightsFixed: z.boolean(),
  facts: tradeFacts,
  groups: z.array(group),
  scores: z.array(supplierScore),
  gaps: z.array(supplierGaps),
});
export type Comparison = z.infer<typeof comparison>;

const one = { subject: z.enum(comparisonSubjects), id };
const buyer = endpoint.meta({ access: ['customer', 'supplier'] });
const path = '/quote-comparisons/{subject}/{id}';

export const comparisonContract = {
  get: endpoint
    .meta({ access: ['customer', 'supplier'], proven: true })
    .route({ method: 'GET', path, summary: 'Compare quotes by landed cost and score', tags })
    .input(z.object(one))
    .output(success({ comparison })),
  saveAssumptions: buyer
    .route({
      method: 'PUT',
      path: `${path}/assumptions`,
      summary: 'Save your assumptions on freight, duty and weights',
      tags,
    })
    .input(z.extend(assumptionsForm, one))
    .output(success({ comparison })),
  getAssumptions: buyer
    .route({
      method: 'GET',
      path: `${path}/assumptions`,
      summary: 'Get your assumptions on freight, duty and weights',
      tags,
    })
    .input(z.object(one))
    .output(success({ assumptions: assumptionsForm, savedAt: z.nullable(instant) })),
  getFile: buyer
    .route({
      method: 'GET',
      path: `${path}/file`,
      outputStructure: 'detailed',
      summary: 'Get the comparison as a file (XLSX or PDF)',
      tags,
    })
    .input(z.object({ ...one, type: z.enum(['xlsx', 'pdf'], 'Select a file type') }))
    .output(downloadOutput),
};
