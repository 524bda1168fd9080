import type { Dispatch, Order, OrderEvent } from '#features/orders/order-record/contract.ts';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';

/** One entry in the history of an order. */
export interface HistoryEntry {
  key: string;
  title: string;
  at: string;
  by: Mover;
  byName: string | null;
  note: string | null;
  /** The quantities that left or arrived. */
  goods: Dispatch['lines'];
}

type OrderHistory = Pick<Order, 'events' | 'dispatches'>;

/**
 * Returns true for a state that was only recorded because goods left: an order that is dispatched right after its
 * confirmation was in production and ready before, at an unknown time.
 */
export const isImplied = (dispatches: readonly Dispatch[], { status, at }: OrderEvent): boolean =>
  (status === 'in_production' || status === 'ready') &&
  dispatches.some(({ dispatchedAt }) => dispatchedAt === at);

/**
 * Returns the history of an order, newest first: its states, and the dispatches that left or arrived. The last dispatch
 * and the last arrival are part of the state that they lead to. Implied states are left out.
 */
export function orderHistory({ events, dispatches }: OrderHistory): HistoryEntry[] {
  const timeOf = (status: 'dispatched' | 'delivered') => events.find((event) => event.status === status)?.at;
  const [left, arrived] = [timeOf('dispatched'), timeOf('delivered')];
  const recorded = events.filter((event) => !isImplied(dispatches, event));
  const states = recorded.map(({ id, status, at, by, byName, note }) => ({
    key: id,
    title: stateLabels[status],
    at,
    by,
    byName,
    note,
    goods: goodsAt(dispatches, { status, at }),
  }));
  const partial = dispatches.flatMap((dispatch) => [
    ...(dispatch.dispatchedAt === left ? [] : [departure(dispatch)]),
    ...(dispatch.deliveredAt && dispatch.deliveredAt !== arrived
      ? [arrival({ ...dispatch, deliveredAt: dispatch.deliveredAt })]
      : []),
  ]);
  // Both are sorted by time. At the same time, a dispatch comes before the state.
  return [...partial, ...states].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

function goodsAt(dispatches: readonly Dispatch[], { status, at }: { status: string; at: string }) {
  if (status === 'dispatched') return dispatches.find(({ dispatchedAt }) => dispatchedAt === at)?.lines ?? [];
  if (status !== 'delivered') return [];
  return dispatches.filter(({ deliveredAt }) => deliveredAt === at).flatMap(({ lines }) => lines);
}

const departure = (dispatch: Dispatch): HistoryEntry => ({
  key: `${dispatch.id}-left`,
  title: `Partly dispatched (dispatch ${dispatch.number})`,
  at: dispatch.dispatchedAt,
  by: 'supplier',
  byName: dispatch.dispatchedByName,
  note: [dispatch.carrier, dispatch.trackingNumber].filter(Boolean).join(' '),
  goods: dispatch.lines,
});

const arrival = (dispatch: Dispatch & { deliveredAt: string }): HistoryEntry => ({
  key: `${dispatch.id}-arrived`,
  title: `Dispatch ${dispatch.number} arrived`,
  at: dispatch.deliveredAt,
  by: dispatch.deliveredBy ?? 'system',
  byName: dispatch.deliveredByName,
  note: dispatch.deliveredBy === 'system' ? 'Confirmed automatically.' : null,
  goods: dispatch.lines,
});
