import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

export const ranges = ['7d', '30d', '90d', '12m', 'custom'] as const;
export type Range = (typeof ranges)[number];
/** Reports of this slice, whose tables `exportReport` writes. */
export const ownReportNames = [
  'product-views',
  'sales-trends',
  'inquiry-analytics',
  'buyer-demographics',
] as const;
export type OwnReportName = (typeof ownReportNames)[number];
/** All reports of a store. */
export type ReportName = OwnReportName | 'quote-results';

/** Maximum number of days in a custom range: two years. */
export const maxRangeDays = 731;
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Enter a date such as 2026-11-21'));

/** Range of days of a report; `from` and `to` are used with `custom`. */
export const rangeQuery = z.object({
  range: z._default(z.enum(ranges), '30d'),
  from: z.optional(day),
  to: z.optional(day),
});
export type RangeQuery = z.input<typeof rangeQuery>;

export const span = z.object({
  from: z.string(),
  to: z.string(),
  previousFrom: z.string(),
  previousTo: z.string(),
  unit: z.enum(['day', 'month']),
});
export type Span = z.infer<typeof span>;

/** A total of the range and of the previous period. */
export const figure = z.object({
  value: z.number(),
  before: z.number(),
  changePercent: z.nullable(z.number()),
});
export type Figure = z.infer<typeof figure>;
const start = z.string();
const currency = z.string();

/** True if the range ends today: the previous period is then counted up to the same time of its last day. */
export const isRunning = z.boolean();

const productViews = z.object({
  span,
  isRunning,
  figures: z.object({ views: figure, visitors: figure, inquiries: figure }),
  points: z.array(z.object({ start, views: z.number(), visitors: z.number() })),
  products: z.array(
    z.object({
      id,
      number: z.number(),
      slug: z.string(),
      title: z.string(),
      pack: z.record(z.string(), z.unknown()),
      views: z.number(),
      viewsBefore: z.number(),
      visitors: z.number(),
      inquiries: z.number(),
      orders: z.number(),
    }),
  ),
});
export type ProductViews = z.infer<typeof productViews>;

const salesTrends = z.object({
  span,
  isRunning,
  currency,
  figures: z.object({ salesMinor: figure, earningsMinor: figure, orders: figure, averageMinor: figure }),
  points: z.array(
    z.object({
      start,
      salesMinor: z.number(),
      earningsMinor: z.number(),
      orders: z.number(),
      beforeMinor: z.number(),
    }),
  ),
  types: z.array(z.object({ name: z.string(), salesMinor: z.number(), beforeMinor: z.number() })),
});
export type SalesTrends = z.infer<typeof salesTrends>;

const inquiryAnalytics = z.object({
  span,
  isRunning,
  figures: z.object({
    inquiries: figure,
    answeredPercent: figure,
    medianHours: figure,
    orderedPercent: figure,
  }),
  funnel: z.object({ views: z.number(), inquiries: z.number(), answered: z.number(), ordered: z.number() }),
  points: z.array(z.object({ start, inquiries: z.number(), answered: z.number() })),
  /** Number of inquiries by time until the first answer. */
  speeds: z.array(z.object({ within: z.string(), inquiries: z.number() })),
  products: z.array(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      views: z.number(),
      inquiries: z.number(),
      ordered: z.number(),
      medianHours: z.nullable(z.number()),
    }),
  ),
});
export type InquiryAnalytics = z.infer<typeof inquiryAnalytics>;

const buyerDemographics = z.object({
  span,
  isRunning,
  currency,
  figures: z.object({ countries: figure, visitors: figure, orders: figure, abroadPercent: figure }),
  countries: z.array(
    z.object({
      /** ISO 3166-1 alpha-2; `ZZ` if it is unknown. */
      code: z.string(),
      name: z.string(),
      visitors: z.number(),
      inquiries: z.number(),
      orders: z.number(),
      salesMinor: z.number(),
      beforeMinor: z.number(),
    }),
  ),
});
export type BuyerDemographics = z.infer<typeof buyerDemographics>;

const tags = ['Insights'];

/** Also readable from the sample store. */
const read = endpoint.meta({ access: ['supplier'], scope: 'insights:read', sample: true });
const at = <P extends string>(path: P, summary: string) =>
  ({ method: 'GET', path: `/store/insights/${path}` as const, summary, tags }) as const;

const store = {
  productViews: read
    .route(at('product-views', 'Views of products, with the time before'))
    .input(rangeQuery)
    .output(success({ report: productViews })),
  salesTrends: read
    .route(at('sales-trends', 'Sales and earnings, with the time before'))
    .input(rangeQuery)
    .output(success({ report: salesTrends })),
  inquiryAnalytics: read
    .route(at('inquiry-analytics', 'From view to inquiry to order, and how fast answers come'))
    .input(rangeQuery)
    .output(success({ report: inquiryAnalytics })),
  buyerDemographics: read
    .route(at('buyer-demographics', 'Where visitors and buyers come from'))
    .input(rangeQuery)
    .output(success({ report: buyerDemographics })),
  exportReport: read
    .route({ ...at('{report}/file', 'The table of a report as CSV'), outputStructure: 'detailed' })
    .input(z.extend(rangeQuery, { report: z.enum(ownReportNames) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};

export const reportsContract = {
  store,
};
