import { useState } from 'react';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { useAction } from '#web/use-action.ts';

interface OrderPage {
  orders: OrderRow[];
  nextCursor: string | null;
}

interface PageSource {
  /** Identifies the filters; with another key the list starts again. */
  key: string;
  load: (cursor: string) => Promise<OrderPage>;
}

/** Returns the rows of a list that grows page by page. A reloaded first page starts it again. */
export function useMoreOrders(first: OrderPage, { key, load }: PageSource) {
  const [state, setState] = useState({ key, first, rows: first.orders, nextCursor: first.nextCursor });
  if (state.key !== key || state.first !== first)
    setState({ key, first, rows: first.orders, nextCursor: first.nextCursor });
  const { rows, nextCursor } = state;
  const { start, busy } = useAction({
    send: load,
    onSuccess: (page) =>
      setState((before) =>
        before.key === key
          ? { ...before, rows: [...before.rows, ...page.orders], nextCursor: page.nextCursor }
          : before,
      ),
    failure: 'More orders could not be loaded. Please try again.',
  });
  return { rows, more: nextCursor ? { busy, onMore: () => void start(nextCursor) } : undefined };
}
