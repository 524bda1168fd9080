import { useState } from 'react';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';

interface OrderPage {
  orders: OrderRow[];
  nextCursor: string | null;
}

/** The rows of a list that is read on, page by page. A list that was loaded again starts anew. */
export function useMoreOrders(
  first: OrderPage,
  { key, load }: { key: string; load: (cursor: string) => Promise<OrderPage> },
) {
  const [state, setState] = useState({ key, first, rows: first.orders, nextCursor: first.nextCursor });
  const [busy, setBusy] = useState(false);
  if (state.key !== key || state.first !== first)
    setState({ key, first, rows: first.orders, nextCursor: first.nextCursor });
  const { rows, nextCursor } = state;

  async function onMore(): Promise<void> {
    if (!nextCursor || busy) return;
    setBusy(true);
    try {
      const page = await load(nextCursor);
      setState((before) =>
        before.key === key
          ? { ...before, rows: [...before.rows, ...page.orders], nextCursor: page.nextCursor }
          : before,
      );
    } catch (error) {
      toast.error(toProblem(error).message ?? 'More could not be loaded. Please try again.');
    }
    setBusy(false);
  }
  return { rows, more: nextCursor ? { busy, onMore: () => void onMore() } : undefined };
}
