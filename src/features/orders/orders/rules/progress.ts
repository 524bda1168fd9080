import type { Order } from '#features/orders/order-record/contract.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { type OrderState, orderStates } from '#features/orders/order-record/rules.ts';
import { isImplied } from './history.ts';

/** One step in the progress of an order. */
export interface ProgressStep {
  state: OrderState;
  title: string;
  /**
   * `partial`: reached by the goods that were dispatched, but not by the rest. `skipped`: passed without a record,
   * because a later step followed directly.
   */
  look: 'done' | 'current' | 'partial' | 'skipped' | 'upcoming';
  /** When it was reached; null if it was not, or if the time is not known. */
  at: string | null;
}

const allSteps = orderStates.filter((state) => state !== 'cancelled');

/** Returns the steps of an order and how far it has come. After the first partial dispatch it is partly dispatched. */
export function orderProgress({
  status,
  events,
  dispatches,
  isPartlyDispatched,
}: Pick<Order, 'status' | 'events' | 'dispatches' | 'isPartlyDispatched'>): ProgressStep[] {
  const reached = new Map<OrderState, string | null>();
  for (const event of events)
    if (!reached.has(event.status)) reached.set(event.status, isImplied(dispatches, event) ? null : event.at);
  if (isPartlyDispatched) reached.set('dispatched', dispatches[0]?.dispatchedAt ?? null);
  const steps: readonly OrderState[] =
    status === 'cancelled' ? [...allSteps.filter((state) => reached.has(state)), status] : allSteps;
  const statusIndex = steps.indexOf(status);
  const currentIndex = isPartlyDispatched ? steps.indexOf('dispatched') : statusIndex;
  const lookOf = (index: number): ProgressStep['look'] => {
    if (index === currentIndex) return 'current';
    if (index > currentIndex) return 'upcoming';
    if (index > statusIndex) return 'partial';
    const state = steps[index];
    return index < statusIndex && state && !reached.get(state) ? 'skipped' : 'done';
  };
  return steps.map((state, index) => ({
    state,
    title: isPartlyDispatched && state === 'dispatched' ? 'Partly dispatched' : stateLabels[state],
    look: lookOf(index),
    at: index <= currentIndex ? (reached.get(state) ?? null) : null,
  }));
}
