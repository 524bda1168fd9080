import type { Order } from '#features/orders/order-record/contract.ts';
import { stateWords } from '#features/orders/order-record/rules/state-labels.ts';
import { type OrderState, orderStates } from '#features/orders/order-record/rules.ts';
import { isImplied } from './history.ts';

/** One step of an order's way. */
export interface ProgressStep {
  state: OrderState;
  title: string;
  /** `part`: true of the goods that have left, and not of the rest. */
  look: 'done' | 'now' | 'part' | 'later';
  /** When it was reached; null where it was not, or where nobody wrote it down. */
  at: string | null;
}

const way = orderStates.filter((state) => state !== 'cancelled');

/** Returns the way of an order with how far it has come. With the first part that leaves it is partly dispatched. */
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
    status === 'cancelled' ? [...way.filter((state) => reached.has(state)), status] : way;
  const recorded = steps.indexOf(status);
  const now = isPartlyDispatched ? steps.indexOf('dispatched') : recorded;
  const lookOf = (place: number): ProgressStep['look'] => {
    if (place === now) return 'now';
    if (place > now) return 'later';
    return place > recorded ? 'part' : 'done';
  };
  return steps.map((state, place) => ({
    state,
    title: isPartlyDispatched && state === 'dispatched' ? 'Partly dispatched' : stateWords[state],
    look: lookOf(place),
    at: place <= now ? (reached.get(state) ?? null) : null,
  }));
}
