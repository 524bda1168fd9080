import * as z from 'zod/mini';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';

const tags = ['Store categories'];

/**
 * waiting: for our answer · accepted: the answer names its category · declined: with a reason · withdrawn: by the
 * store.
 */
export const requestStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** A category in which a store has products, with its product counts by status. `all` leaves out archived products. */
const usedCategory = z.object({
  id: z.string(),
  name: z.string(),
  /** The tile and the group above it. */
  path: z.array(categoryLink),
  all: z.int(),
  active: z.int(),
  inactive: z.int(),
  outOfStock: z.int(),
  archived: z.int(),
  /** Number of public products of all suppliers in the category. */
  marketCount: z.int(),
});
export type UsedCategory = z.infer<typeof usedCategory>;

/** A category related to those in which the store already sells. */
const relatedCategory = z.object({
  id: z.string(),
  name: z.string(),
  pack: packDrawing,
  /** Name of the group in which the store already sells, or of a trade it named when registering. */
  because: z.string(),
  marketCount: z.int(),
});
export type RelatedCategory = z.infer<typeof relatedCategory>;

export const requestForm = z.object({
  name: line({
    max: 80,
    required: 'Enter a category name',
    min: { length: 3, message: 'Enter at least 3 letters' },
  }),
  /** Parent category, if the store knows one. */
  parentId: z.optional(line({ max: 200 })),
  example: paragraph({
    max: 600,
    required: 'Describe an example product',
    min: { length: 10, message: 'Add a little more detail' },
  }),
});
export type RequestForm = z.infer<typeof requestForm>;

const request = z.object({
  id,
  name: z.string(),
  parent: z.nullable(categoryLink),
  example: z.string(),
  state: z.enum(requestStates),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  /** The category that the request led to, once accepted. */
  category: z.nullable(categoryLink),
  note: z.string(),
});
export type CategoryRequest = z.infer<typeof request>;

const queued = z.extend(request, {
  store: z.object({ slug: z.string(), name: z.string(), isPublic: z.boolean() }),
});
export type QueuedRequest = z.infer<typeof queued>;

const page = { cursor: z.optional(id), limit: limit(20) };

/** The sample store can be read, too. */
const read = endpoint.meta({ access: ['supplier'], scope: 'products:read', sample: true });

const store = {
  overview: read
    .route({
      method: 'GET',
      path: '/store/categories',
      summary: 'Get your store’s categories, with product counts and related categories',
      tags,
    })
    .output(success({ categories: z.array(usedCategory), related: z.array(relatedCategory) })),
  requests: read
    .route({
      method: 'GET',
      path: '/store/category-requests',
      summary: 'List your category requests',
      tags,
    })
    .input(z.object(page))
    .output(success({ requests: z.array(request), nextCursor: z.nullable(id) })),
};

const supplierOnly = { access: ['supplier'] } as const;
const adminOnly = endpoint.meta({ access: ['admin'] });

export const categoryRequestsContract = {
  store,
  send: endpoint
    .meta({ ...supplierOnly, throttle: 'form', idempotent: true })
    .route({
      method: 'POST',
      path: '/store/category-requests',
      successStatus: 201,
      summary: 'Request a category',
      tags,
    })
    .input(requestForm)
    .output(success({ request: z.object({ id }) })),
  withdraw: endpoint
    .meta(supplierOnly)
    .route({
      method: 'POST',
      path: '/store/category-requests/{id}/withdraw',
      summary: 'Withdraw a pending request',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
  queue: adminOnly
    .route({
      method: 'GET',
      path: '/admin/category-requests',
      summary: 'List category requests: open oldest first, decided newest first',
      tags,
    })
    .input(z.object({ ...page, state: z._default(z.enum(['waiting', 'accepted', 'declined']), 'waiting') }))
    .output(success({ requests: z.array(queued), nextCursor: z.nullable(id) })),
  accept: adminOnly
    .route({
      method: 'POST',
      path: '/admin/category-requests/{id}/accept',
      summary: 'Accept a category request',
      tags,
    })
    .input(
      z.object({
        id,
        categoryId: line({ max: 200, required: 'Select a category' }),
        note: z._default(paragraph({ max: 1000 }), ''),
        /** Adds the requested name to the category's trade terms, so that suppliers find it by that name. */
        addName: z._default(z.boolean(), true),
      }),
    )
    .output(emptySuccess),
  decline: adminOnly
    .route({
      method: 'POST',
      path: '/admin/category-requests/{id}/decline',
      summary: 'Decline a category request with a reason',
      tags,
    })
    .input(
      z.object({
        id,
        note: paragraph({ max: 1000, required: 'Enter a reason' }),
      }),
    )
    .output(emptySuccess),
};

interface CategoryRequestEvent {
  requestId: string;
  supplierId: string;
}

/** A store requested a category. */
export const categoryRequested = defineEvent<CategoryRequestEvent>('category-request.sent');
/** A request was accepted or declined. */
export const categoryRequestDecided = defineEvent<CategoryRequestEvent>('category-request.decided');
