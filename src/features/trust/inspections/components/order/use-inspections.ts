import type { Order } from '#features/orders/order-record/contract.ts';
import { api } from '#web/api.ts';
import type { OrderInspections } from '../../contract.ts';

/** Returns the receipts and the sampling plan of an order; null if they could not be loaded. */
export async function loadInspections(
  side: 'buyer' | 'supplier',
  { id }: Pick<Order, 'id'>,
): Promise<OrderInspections | null> {
  const request = side === 'buyer' ? api.inspections.buyer.list({ id }) : api.inspections.store.list({ id });
  return request.then(
    ({ data }) => data.inspections,
    () => null,
  );
}
