import { useState } from 'react';
import type { Order } from '#features/orders/order-record/contract.ts';
import { useAction } from '#web/use-action.ts';

type OrderResponse = Promise<{ data: { order: Order } }>;

interface OrderAction {
  /** Identifies the button that shows progress. */
  name: string;
  send: () => OrderResponse;
  success: string;
}

/** Returns the order on the screen and a function for its buttons. Each response replaces the order immediately. */
export function useOrder(loaded: Order) {
  const [state, setState] = useState({ loaded, order: loaded });
  const [running, setRunning] = useState<string | null>(null);
  if (state.loaded !== loaded) setState({ loaded, order: loaded });
  const show = (order: Order): void => setState((before) => ({ ...before, order }));
  const { start, busy } = useAction({
    send: (action: OrderAction) => action.send(),
    onSuccess: ({ data }) => show(data.order),
    success: (_, { success }) => success,
    failure: 'The order could not be updated. Please try again.',
  });
  async function run(action: OrderAction): Promise<void> {
    if (busy) return;
    setRunning(action.name);
    await start(action);
  }
  return { order: state.order, busy: busy ? running : null, show, run };
}
