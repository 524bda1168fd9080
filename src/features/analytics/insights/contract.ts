import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

const salesPeriods = ['12m', '6m', '30d', '7d'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];
const sharePeriods = ['all', '7d', '30d', '3m'] as const;
export type SharePeriod = (typeof sharePeriods)[number];
const sellingOrders = ['best-selling', 'price-low', 'price-high'] as const;
export type SellingOrder = (typeof sellingOrders)[number];

/** A figure of today, its change compared with yesterday at this time, and its last seven days. */
const figure = z.object({
  value: z.number(),
  changePercent: z.nullable(z.number()),
  week: z.array(z.number()),
});

const productRow = z.object({
  id,
  number: z.number(),
  slug: z.string(),
  title: z.string(),
  pack: z.record(z.string(), z.unknown()),
  imageUrl: z.nullable(z.string()),
});

/**
 * Counts of the store's open tasks. Orders, dispatches and inquiries are counted up to 100; screens then show `99+`.
 */
const attention = z.object({
  newOrders: z.int(),
  unanswered: z.int(),
  /** Orders whose promised day has passed and that are not dispatched. */
  lateOrders: z.int(),
  /** Dispatches whose expected day has passed and that are not delivered. */
  lateDispatches: z.int(),
  overduePayments: z.int(),
  /** Orders with a payment that the buyer reported and the store has not confirmed. */
  reportedPayments: z.int(),
  /** Orders that wait for a proof or a new version of it. */
  proofs: z.int(),
  /** Products with a document that has expired or expires within a month. */
  expiringDocuments: z.int(),
  expiringCertificates: z.int(),
});
export type Attention = z.infer<typeof attention>;

const overview = z.object({
  storeName: z.string(),
  asOf: instant,
  currency: z.string(),
  attention,
  figures: z.object({ revenueMinor: figure, visitors: figure, transactions: figure, inventory: figure }),
  /** The product whose views, inquiries and orders rose most compared with the week before. */
  trending: z.nullable(
    z.extend(productRow, {
      views: z.number(),
      viewsBefore: z.number(),
      inquiries: z.number(),
      orders: z.number(),
      /** Units of the last seven days, like the other figures. */
      sold: z.number(),
    }),
  ),
});
export type Overview = z.infer<typeof overview>;

/** A point of the sales chart. `start` is its first day; a point is a month or a single day. */
const salesPoint = z.object({ start: z.string(), salesMinor: z.number(), earningsMinor: z.number() });
export type SalesPoint = z.infer<typeof salesPoint>;
const categoryShare = z.object({ name: z.string(), salesMinor: z.number() });

/** Levels of the legend: In Stock, Limited Stock Left, Out of Stock. */
const stockLevels = ['active', 'warning', 'inactive'] as const;
const sellingRow = z.extend(productRow, {
  priceMinor: z.number(),
  status: z.enum(stockLevels),
  sold: z.number(),
  earningsMinor: z.number(),
});
export type SellingRow = z.infer<typeof sellingRow>;

/** Number of products whose trends one request can name: a full page of the product list. */
const maxTrends = 100;
const productTrend = z.object({
  id,
  /** Views of the last seven days, oldest first. */
  views: z.array(z.int()),
  /** Units sold in the last 30 days. */
  soldIn30Days: z.int(),
});
export type ProductTrend = z.infer<typeof productTrend>;

const tags = ['Insights'];

/** Also readable from the sample store. */
const read = endpoint.meta({ access: ['supplier'], scope: 'insights:read', sample: true });

const store = {
  overview: read
    .route({
      method: 'GET',
      path: '/store/overview',
      summary: 'Get open tasks, today’s figures and the trending product',
      tags,
    })
    .output(success({ overview })),
  salesReport: read
    .route({
      method: 'GET',
      path: '/store/sales-report',
      summary: 'Sales and earnings over time',
      tags,
    })
    .input(z.object({ period: z._default(z.enum(salesPeriods), '12m') }))
    .output(success({ currency: z.string(), points: z.array(salesPoint) })),
  salesReportFile: read
    .route({
      method: 'GET',
      path: '/store/sales-report/file',
      outputStructure: 'detailed',
      summary: 'The sales report as PDF',
      tags,
    })
    .input(z.object({ period: z._default(z.enum(salesPeriods), '12m') }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  salesByCategory: read
    .route({
      method: 'GET',
      path: '/store/sales-by-category',
      summary: 'Sales by packaging type',
      tags,
    })
    .input(z.object({ period: z._default(z.enum(sharePeriods), 'all') }))
    .output(success({ currency: z.string(), shares: z.array(categoryShare) })),
  topSelling: read
    .route({
      method: 'GET',
      path: '/store/top-selling',
      summary: 'Products that sell most',
      tags,
    })
    .input(z.object({ sort: z._default(z.enum(sellingOrders), 'best-selling') }))
    .output(success({ currency: z.string(), products: z.array(sellingRow) })),
  productTrends: read
    .route({
      method: 'GET',
      path: '/store/product-trends',
      summary: 'Views and sales of recent days, for some of my products',
      tags,
    })
    .input(
      z.object({
        /** Ids, separated by commas. */
        products: z.pipe(
          z.string().check(z.maxLength(maxTrends * 40, 'Request fewer at a time')),
          z.transform((text: string) =>
            text
              .split(',')
              .filter((part) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part))
              .slice(0, maxTrends),
          ),
        ),
      }),
    )
    .output(success({ trends: z.array(productTrend) })),
};

/** A page view. The time zone is used to find the country and is not stored. */
const visitForm = z.object({
  page: z.enum(['product', 'supplier']),
  id,
  zone: z.optional(z.string().check(z.maxLength(64), z.regex(/^[\w+/-]+$/))),
});

export const insightsContract = {
  recordVisit: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/visits',
      successStatus: 202,
      summary: 'Count a view of a product or supplier',
      description:
        'Sent by the pages themselves. Counted without a cookie and without personal data; repetitions, programs and the store’s own people do not count.',
      tags,
    })
    .input(visitForm)
    .output(emptySuccess),
  store,
};
