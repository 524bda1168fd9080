import { useState } from 'react';
import type { Order } from '#features/orders/order-record/contract.ts';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';

type Answer = Promise<{ data: { order: Order } }>;

/** An order on the screen: each act answers the order as it is now, which is shown at once. */
export function useOrder(loaded: Order) {
  const [state, setState] = useState({ loaded, order: loaded });
  const [busy, setBusy] = useState<string | null>(null);
  if (state.loaded !== loaded) setState({ loaded, order: loaded });

  const show = (order: Order): void => setState((before) => ({ ...before, order }));
  /** Throws what went wrong, for a dialog to show. */
  async function change(act: Answer): Promise<void> {
    const { data } = await act;
    show(data.order);
  }
  /** Says what went wrong in a toast. */
  async function run(name: string, { act, done }: { act: () => Answer; done: string }): Promise<void> {
    if (busy) return;
    setBusy(name);
    try {
      await change(act());
      toast.success(done);
    } catch (error) {
      toast.error(toProblem(error).message ?? 'That did not work. Please try again.');
    }
    setBusy(null);
  }
  return { order: state.order, busy, show, change, run };
}
