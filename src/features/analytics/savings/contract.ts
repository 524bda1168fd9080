import * as z from 'zod/mini';
import { figure, isRunning, rangeQuery, span } from '#features/analytics/reports/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

/** Awarded items that a report reads at most, the newest ones. */
export const maxItems = 800;
/** Requests whose quotes with different Incoterms are compared by landed cost, the newest ones. */
export const maxLandedRequests = 50;
/** Requests that the screen lists at most; the file contains all of them. */
export const maxRequests = 50;

const amount = z.number();
const maybeAmount = z.nullable(z.number());

const savings = z.object({
  span,
  isRunning,
  /** The currency of all amounts. */
  currency: z.string(),
  /** The month of the exchange rates: `2026-06`. */
  ratesMonth: z.string(),
  figures: z.object({
    awardedMinor: figure,
    averageSavingMinor: figure,
    negotiatedMinor: figure,
    targetSavingMinor: figure,
  }),
  /** The savings in percent of the average, of the first quote and of the target; null without any. */
  percents: z.object({ average: maybeAmount, negotiated: maybeAmount, target: maybeAmount }),
  /** Numbers of awarded items: all, and those behind each figure. */
  items: z.object({
    awarded: z.int(),
    /** Quoted by two or more suppliers with comparable costs. */
    compared: z.int(),
    /** Awarded in a later version of the quote. */
    revised: z.int(),
    /** With a target price. */
    targeted: z.int(),
    /** In a currency without an exchange rate; in no figure. */
    leftOut: z.int(),
  }),
  requests: z.array(
    z.object({
      id,
      reference: z.string(),
      title: z.string(),
      awardedAt: instant,
      items: z.int(),
      awardedMinor: amount,
      averageSavingMinor: maybeAmount,
      negotiatedMinor: maybeAmount,
      targetSavingMinor: maybeAmount,
    }),
  ),
  /** Number of requests in the range, including those that are not listed. */
  requestCount: z.int(),
  /** True if there are more than `maxItems` awarded items: the figures are of the newest ones. */
  isBounded: z.boolean(),
});
export type Savings = z.infer<typeof savings>;

const query = z.extend(rangeQuery, {
  /** ISO 4217 code of a currency with an exchange rate. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'Select a currency')), 'USD'),
});

const tags = ['Account'];
const path = '/account/savings';
const buyer = endpoint.meta({ access: ['customer', 'supplier'] });

export const savingsContract = {
  get: buyer
    .route({ method: 'GET', path, summary: 'What you saved with requests, with the time before', tags })
    .input(query)
    .output(success({ report: savings })),
  exportFile: buyer
    .route({
      method: 'GET',
      path: `${path}/file`,
      summary: 'Awarded items with what you saved, as CSV',
      tags,
      outputStructure: 'detailed',
    })
    .input(query)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
