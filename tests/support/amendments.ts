import { addDays, marketDay } from '#lib/calendar.ts';
import type { useMarket } from './market.ts';

type TestMarket = ReturnType<typeof useMarket>;

interface Proposal {
  id: string;
  side: 'buyer' | 'supplier';
  reason?: string;
  lines?: { lineId: string; quantity: number; unitPriceMinor: number }[];
  readyOn?: string;
  deliveryAddressId?: string;
}

interface Decision {
  id: string;
  amendmentId: string;
  side: 'buyer' | 'supplier';
  action: 'accept' | 'reject' | 'withdraw';
  reason?: string;
}

/** Proposals to change orders in a market, for the tests of one file. */
export function useAmendments({ market, call, placed }: TestMarket) {
  const pathOf = (side: Proposal['side'], id: string): string =>
    side === 'buyer' ? `/orders/${id}/changes` : `/store/orders/${id}/changes`;
  const personOf = (side: Proposal['side']) => (side === 'buyer' ? market.buyer : market.seller);
  const orderOf = async (id: string) =>
    (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order;

  return {
    orderOf,
    /** An order of one product, with its line. */
    async placedLine(quantity = 20) {
      const order = await placed(quantity);
      const { lines } = await orderOf(order.id);
      return { ...order, lineId: lines[0].id as string };
    },
    propose: ({ id, side, ...body }: Proposal) =>
      call(`POST ${pathOf(side, id)}`, {
        who: personOf(side),
        body: { reason: 'Our forecast has changed.', ...body },
        key: crypto.randomUUID(),
      }),
    decide: ({ id, amendmentId, side, action, ...body }: Decision) =>
      call(`POST ${pathOf(side, id)}/${amendmentId}/${action}`, { who: personOf(side), body }),
    changesOf: async (id: string) =>
      (await call(`GET /orders/${id}/changes`, { who: market.buyer })).body.data,
    /** A day from today on. */
    day: (days: number): string => marketDay(addDays(new Date(), days)),
  };
}
