import type { Order } from '#features/orders/order-record/contract.ts';
import { api } from '#web/api.ts';
import type { OrderChanges } from '../contract.ts';

export type Side = 'buyer' | 'supplier';

/** Returns the calls of a side. */
export const callsOf = (side: Side) => (side === 'buyer' ? api.amendments.buyer : api.amendments.store);

/** Returns the changes of an order; null for the warehouse, which sees no amounts, or if they could not be loaded. */
export async function loadChanges(
  side: Side,
  { id, showsMoney }: Pick<Order, 'id' | 'showsMoney'>,
): Promise<OrderChanges | null> {
  if (!showsMoney) return null;
  return callsOf(side)
    .list({ id })
    .then(
      ({ data }) => data,
      () => null,
    );
}
