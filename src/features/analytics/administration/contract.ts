import * as z from 'zod/mini';
import { productStatuses } from '#features/catalog/products/contract/product-labels.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { supplierStatuses } from '#features/stores/suppliers/contract/options.ts';
import { endpoint, roles, success } from '#lib/endpoint.ts';
import { id, instant, line } from '#lib/schemas.ts';

/** Tasks of admins, and texts that are not published yet; each counted up to 100. */
export const adminTasks = [
  'applications',
  'certificates',
  'bankAccounts',
  'claims',
  'categoryRequests',
  'reviewReports',
  'messages',
  'mentorSessions',
  'jobApplications',
  'invoices',
  'blogDrafts',
  'scheduledPosts',
  'newsDrafts',
] as const;
export type AdminTask = (typeof adminTasks)[number];

const overview = z.object({
  tasks: z.record(z.enum(adminTasks), z.int()),
  /** Since when the oldest entry of each task waits; null without one, and for posts that are scheduled. */
  oldest: z.record(z.enum(adminTasks), z.nullable(instant)),
  /** Figures of the marketplace, at most half a minute old. */
  figures: z.object({
    suppliers: z.int(),
    liveProducts: z.int(),
    ordersThisWeek: z.int(),
    ordersWeekBefore: z.int(),
  }),
});
export type AdminOverview = z.infer<typeof overview>;

/** The events that the trends of the marketplace count. */
export const trendNames = ['buyers', 'suppliers', 'products', 'inquiries', 'orders'] as const;
export type TrendName = (typeof trendNames)[number];

const trends = z.object({
  /** First days of the last twelve weeks and of the twelve before, oldest first; the last one ended yesterday. */
  weeks: z.array(z.string()),
  counts: z.record(z.enum(trendNames), z.array(z.int())),
});
export type MarketplaceTrends = z.infer<typeof trends>;

/** Maximum number of results of each kind. */
export const maxResults = 5;

const results = z.object({
  stores: z.array(z.object({ id, name: z.string(), city: z.string(), status: z.enum(supplierStatuses) })),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      /** The store that the person owns or works in. */
      store: z.nullable(z.object({ id, name: z.string() })),
    }),
  ),
  products: z.array(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      status: z.enum(productStatuses),
      /** True if buyers see it, so that its page exists. */
      isPublic: z.boolean(),
      store: z.object({ id, name: z.string() }),
    }),
  ),
  orders: z.array(
    z.object({
      id,
      reference: z.string(),
      buyer: z.string(),
      status: z.enum(orderStates),
      placedAt: instant,
      store: z.object({ id, name: z.string() }),
    }),
  ),
});
export type AdminSearchResults = z.infer<typeof results>;

const read = endpoint.meta({ access: ['admin'] });
const tags = ['Administration'];

export const administrationContract = {
  overview: read
    .route({
      method: 'GET',
      path: '/admin/overview',
      summary: 'Get marketplace figures and open admin tasks',
      tags,
    })
    .output(success({ overview })),
  trends: read
    .route({
      method: 'GET',
      path: '/admin/trends',
      summary: 'Get the weekly trends of the marketplace; null until they are counted for the first time',
      tags,
    })
    .output(success({ trends: z.nullable(trends) })),
  search: read
    .route({
      method: 'GET',
      path: '/admin/search',
      summary: 'Search stores, people, products and orders of all stores',
      tags,
    })
    .input(z.object({ q: line({ max: 100, required: 'Enter a search term' }) }))
    .output(success({ results })),
};
