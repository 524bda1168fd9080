import * as z from 'zod/mini';
import type { OrderFacts } from '#features/orders/order-record/contract.ts';
import { rating } from '#features/stores/suppliers/contract/rating.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, limit, line, paragraph } from '#lib/schemas.ts';
import { buyerReviewForm, replyForm, reportForm, supplierReviewForm } from './contract/review-forms.ts';
import { orderReviews, publicReview, queuedReview } from './contract/review-views.ts';
import type { ReviewSide } from './rules.ts';

const tags = ['Reviews'];

const ofOrder = z.object({ id });
const one = success({ reviews: orderReviews });
const reading = { access: ['supplier'], scope: 'orders:read' } as const;
const writing = { access: ['supplier'], scope: 'orders:write' } as const;
const shown = { access: 'public', cached: true, lasting: true } as const;
const slug = line({ max: 200, required: 'Not found' });

export const reviewsContract = {
  buyer: {
    get: endpoint
      .route({ method: 'GET', path: '/orders/{id}/reviews', summary: 'Get the reviews of your order', tags })
      .input(ofOrder)
      .output(one),
    write: endpoint
      .meta({ access: 'signed-in', idempotent: true })
      .route({
        method: 'POST',
        path: '/orders/{id}/reviews',
        successStatus: 201,
        summary: 'Review the supplier of your order',
        tags,
      })
      .input(buyerReviewForm)
      .output(one),
    edit: endpoint
      .route({
        method: 'PUT',
        path: '/orders/{id}/reviews/own',
        summary: 'Edit your review before it is published',
        tags,
      })
      .input(buyerReviewForm)
      .output(one),
    remove: endpoint
      .route({
        method: 'DELETE',
        path: '/orders/{id}/reviews/own',
        summary: 'Delete your review before it is published',
        tags,
      })
      .input(ofOrder)
      .output(one),
    reply: endpoint
      .route({
        method: 'POST',
        path: '/orders/{id}/reviews/reply',
        summary: 'Reply to the published review of the supplier',
        tags,
      })
      .input(replyForm)
      .output(one),
  },
  store: {
    get: endpoint
      .meta(reading)
      .route({
        method: 'GET',
        path: '/store/orders/{id}/reviews',
        summary: 'Get the reviews of a store order',
        tags,
      })
      .input(ofOrder)
      .output(one),
    write: endpoint
      .meta({ ...writing, idempotent: true })
      .route({
        method: 'POST',
        path: '/store/orders/{id}/reviews',
        successStatus: 201,
        summary: 'Review the buyer of a store order',
        tags,
      })
      .input(supplierReviewForm)
      .output(one),
    edit: endpoint
      .meta(writing)
      .route({
        method: 'PUT',
        path: '/store/orders/{id}/reviews/own',
        summary: 'Edit the review of the buyer before it is published',
        tags,
      })
      .input(supplierReviewForm)
      .output(one),
    remove: endpoint
      .meta(writing)
      .route({
        method: 'DELETE',
        path: '/store/orders/{id}/reviews/own',
        summary: 'Delete the review of the buyer before it is published',
        tags,
      })
      .input(ofOrder)
      .output(one),
    reply: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/orders/{id}/reviews/reply',
        summary: 'Reply to the published review of the buyer',
        tags,
      })
      .input(replyForm)
      .output(one),
  },
  ofSupplier: endpoint
    .meta(shown)
    .route({
      method: 'GET',
      path: '/suppliers/{slug}/reviews',
      summary: 'List the reviews of a supplier, newest first',
      tags,
    })
    .input(
      z.object({
        slug,
        stars: z.optional(z.coerce.number('Select 1 to 5 stars').check(z.int(), z.gte(1), z.lte(5))),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: limit(10),
      }),
    )
    .output(
      success({
        reviews: z.array(publicReview),
        rating: z.nullable(rating),
        /** Number of reviews with one star, two, and so on. */
        starCounts: z.array(z.int()),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  ofProduct: endpoint
    .meta(shown)
    .route({
      method: 'GET',
      path: '/products/{slug}/reviews',
      summary: 'List the newest reviews of orders with a product',
      tags,
    })
    .input(z.object({ slug, limit: limit(3) }))
    .output(success({ reviews: z.array(publicReview), rating: z.nullable(rating) })),
  report: endpoint
    .meta({ access: 'signed-in', throttle: 'form', idempotent: true })
    .route({
      method: 'POST',
      path: '/reviews/{id}/reports',
      successStatus: 201,
      summary: 'Report a published review',
      tags,
    })
    .input(reportForm)
    .output(emptySuccess),
  queue: endpoint
    .meta({ access: ['admin'] })
    .route({ method: 'GET', path: '/admin/reviews', summary: 'List published reviews, newest first', tags })
    .input(
      z.object({
        show: z._default(z.enum(['reported', 'hidden', 'all']), 'reported'),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: limit(20),
      }),
    )
    .output(success({ reviews: z.array(queuedReview), nextCursor: z.nullable(z.string()) })),
  hide: endpoint
    .meta({ access: ['admin'] })
    .route({ method: 'POST', path: '/admin/reviews/{id}/hide', summary: 'Hide a published review', tags })
    .input(z.object({ id, reason: paragraph({ max: 1000, required: 'Enter a reason' }) }))
    .output(emptySuccess),
  unhide: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/reviews/{id}/unhide',
      summary: 'Show a hidden review again',
      tags,
    })
    .input(ofOrder)
    .output(emptySuccess),
  dismissReports: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/reviews/{id}/dismiss-reports',
      summary: 'Dismiss the reports of a review, which stays public',
      tags,
    })
    .input(ofOrder)
    .output(emptySuccess),
};

interface ReviewFacts extends OrderFacts {
  reviewId: string;
  /** The side that wrote the review. */
  side: ReviewSide;
}
/** A side has written its review, which the other one cannot read yet. */
export const reviewSubmitted = defineEvent<ReviewFacts>('review.submitted');
/** A review can be read by everyone it is for. */
export const reviewPublished = defineEvent<ReviewFacts>('review.published');
/** The other side has replied. */
export const reviewReplied = defineEvent<ReviewFacts>('review.replied');
/** A delivered order has no review of this side yet. */
export const reviewDue = defineEvent<{ orderId: string; side: ReviewSide }>('review.due');
