import type { Order } from '#features/orders/order-record/contract.ts';
import { earnedStates } from '#features/orders/order-record/rules.ts';
import { api } from '#web/api.ts';
import type { OrderReviews } from '../contract/review-views.ts';

/** Returns the reviews of an order; none before it is delivered, and null if they could not be loaded. */
export async function loadReviews(
  side: 'buyer' | 'supplier',
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<OrderReviews | null> {
  if (!earnedStates.some((state) => state === status)) return noReviews;
  const request = side === 'buyer' ? api.reviews.buyer.get({ id }) : api.reviews.store.get({ id });
  return request.then(
    ({ data }) => data.reviews,
    () => null,
  );
}

/** Of an order that was not delivered, and of every order of the sample store. */
export const noReviews: OrderReviews = {
  closesAt: null,
  own: null,
  other: null,
  otherReadableAt: null,
  actions: [],
};
