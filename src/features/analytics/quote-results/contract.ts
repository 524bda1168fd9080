import * as z from 'zod/mini';
import { figure, isRunning, rangeQuery, span } from '#features/analytics/reports/contract.ts';
import { type QuoteState, quoteStates } from '#features/sourcing/quotes/contract/quote-rows.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit } from '#lib/schemas.ts';

/** Why a quote was lost, the most useful to know first. */
export const lossReasons = [
  'cheaper',
  'not-selected',
  'unranked',
  'incomplete',
  'declined',
  'expired',
  'cancelled',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** Quotes and invitations that are looked into at most, the newest ones of the range; all are in the figures. */
export const maxDetailed = 2000;
/** Rows of the CSV file at most, the newest ones. */
export const maxFileRows = 5000;

const count = z.int();
/** Numbers of quotes by their state today. */
const states = z.object({
  open: count,
  accepted: count,
  declined: count,
  withdrawn: count,
  expired: count,
} satisfies Record<QuoteState, typeof count>);
export type StateCounts = z.infer<typeof states>;

const breakdown = z.array(
  z.object({
    /** Kind of packaging, or ISO 3166-1 alpha-2 code of the country; `ZZ` if it is unknown. */
    key: z.string(),
    name: z.string(),
    sent: count,
    accepted: count,
    decided: count,
  }),
);
export type Breakdown = z.infer<typeof breakdown>;

const quoteResults = z.object({
  span,
  isRunning,
  /** Currency of the store; quotes in others are converted at the monthly rates. */
  currency: z.string(),
  figures: z.object({
    sent: figure,
    /** Totals of the current versions at the smallest quantity of each item, before tax. */
    valueMinor: figure,
    /** Accepted quotes as a share of the decided ones: accepted, declined or expired. */
    winPercent: figure,
    /** Median time from the inquiry or invitation to the first quote. */
    medianHours: figure,
  }),
  states,
  points: z.array(z.object({ start: z.string(), accepted: count, lost: count, undecided: count })),
  losses: z.object({
    reasons: z.array(z.object({ reason: z.enum(lossReasons), quotes: count })),
    /** Median distance to the lowest price, over the quotes for which the buyer disclosed it; null without any. */
    medianAbovePercent: z.nullable(z.number()),
    disclosed: count,
  }),
  /** Requests that the store was invited to in the range. */
  invitations: z.object({
    received: count,
    answered: count,
    declined: count,
    /** The request closed without a quote or message of the store. */
    unanswered: count,
    /** Still open for quotes. */
    waiting: count,
  }),
  kinds: breakdown,
  countries: breakdown,
  /** True if the range has more than `maxDetailed` quotes or invitations: the parts are those of the newest ones. */
  isBounded: z.boolean(),
});
export type QuoteResults = z.infer<typeof quoteResults>;

const lostQuote = z.object({
  id,
  reference: z.string(),
  /** The first item, and how many there are. */
  title: z.string(),
  lineCount: count,
  state: z.enum(quoteStates),
  buyer: z.object({ name: z.string(), company: z.nullable(z.string()) }),
  request: z.nullable(z.object({ id, reference: z.string() })),
  currency: z.string(),
  valueMinor: z.number(),
  sentAt: instant,
  reason: z.enum(lossReasons),
  /** 1 for the lowest total; null unless the request was awarded and the quote contained everything awarded. */
  rank: z.nullable(count),
  of: z.nullable(count),
  /** Only if the buyer disclosed it. */
  abovePercent: z.nullable(z.number()),
  /** The reason that the buyer wrote; null without one. */
  note: z.nullable(z.string()),
});
export type LostQuote = z.infer<typeof lostQuote>;

const tags = ['Insights'];
const supplier = { access: ['supplier'], sample: true } as const;
/** Also readable from the sample store. */
const read = endpoint.meta({ ...supplier, scope: 'insights:read' });
/** Names buyers and what was quoted to them. */
const readQuotes = endpoint.meta({ ...supplier, scope: 'quotes:read' });
const path = '/store/insights/quote-results';

export const quoteResultsContract = {
  store: {
    get: read
      .route({ method: 'GET', path, summary: 'Quotes sent, won and lost, with the time before', tags })
      .input(rangeQuery)
      .output(success({ report: quoteResults })),
    listLost: readQuotes
      .route({ method: 'GET', path: `${path}/lost`, summary: 'Lost quotes with rank and reason', tags })
      .input(
        z.extend(rangeQuery, {
          reason: z.optional(z.enum(lossReasons)),
          cursor: z.optional(z.string().check(z.maxLength(400))),
          limit: limit(20),
        }),
      )
      .output(success({ quotes: z.array(lostQuote), nextCursor: z.nullable(z.string()) })),
    exportFile: readQuotes
      .route({
        method: 'GET',
        path: `${path}/file`,
        summary: 'The quotes of a range with their results as CSV',
        tags,
        outputStructure: 'detailed',
      })
      .input(rangeQuery)
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  },
};
