import type { Order } from '#features/orders/order-record/contract.ts';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';

export type ClaimList = Awaited<ReturnType<Api['claims']['buyer']['list']>>['data'];

/** Returns the claims of an order; none before anything was dispatched, and null if they could not be loaded. */
export async function loadClaims(
  side: 'buyer' | 'supplier',
  { id, dispatches, showsMoney }: Pick<Order, 'id' | 'dispatches' | 'showsMoney'>,
): Promise<ClaimList | null> {
  if (dispatches.length === 0 || !showsMoney) return { claims: [], claimable: [], claimUntil: null };
  const request = side === 'buyer' ? api.claims.buyer.list({ id }) : api.claims.store.list({ id });
  return request.then(
    ({ data }) => data,
    () => null,
  );
}
