import * as z from 'zod/mini';
import { favouriteProduct } from '#features/catalog/favourites/contract.ts';
import { orderRow } from '#features/orders/order-record/contract.ts';
import { ownRequirement } from '#features/sourcing/requirements/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

const conversation = z.object({
  id,
  reference: z.string(),
  subject: z.string(),
  supplierName: z.string(),
  preview: z.string(),
  lastMessageAt: instant,
  unread: z.boolean(),
  /** The side that wrote last; the other one is expected to reply. */
  lastMessageSide: z.enum(['buyer', 'supplier']),
});
export type OverviewConversation = z.infer<typeof conversation>;

const overview = z.object({
  /** Each count stops at 100. */
  counts: z.object({
    openOrders: z.int(),
    overduePayments: z.int(),
    /** Orders that wait for the approval of a proof. */
    proofs: z.int(),
    /** Orders that have been dispatched and not marked as received. */
    arriving: z.int(),
    unreadReplies: z.int(),
  }),
  /** Orders in progress and those with an overdue payment, the overdue ones first. */
  openOrders: z.array(orderRow),
  /** Delivered and completed orders, newest first. */
  pastOrders: z.array(orderRow),
  /** Unread conversations first, then those that wait for the supplier. */
  conversations: z.array(conversation),
  requirements: z.array(ownRequirement),
  /** Favourites whose price differs from the one at which they were saved. */
  priceChanges: z.array(favouriteProduct),
  /** True for an account that has neither ordered, asked nor saved anything yet. */
  isNew: z.boolean(),
});
export type BuyerOverview = z.infer<typeof overview>;

export const buyerOverviewContract = {
  get: endpoint
    .route({
      method: 'GET',
      path: '/account/overview',
      summary: 'My open orders, conversations, requests, price changes and past orders',
      tags: ['Account'],
    })
    .output(success({ overview })),
};
