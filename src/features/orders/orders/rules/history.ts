import type { Dispatch, Order, OrderEvent } from '#features/orders/order-record/contract.ts';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import { stateWords } from '#features/orders/order-record/rules/state-labels.ts';

/** One line of an order's history. */
export interface HistoryEntry {
  key: string;
  title: string;
  at: string;
  by: Mover;
  byName: string | null;
  note: string | null;
  /** What left or arrived. */
  goods: Dispatch['lines'];
}

type Recorded = Pick<Order, 'events' | 'dispatches'>;

/**
 * Whether a state was only passed because goods left: an order that is sent straight from being confirmed was made and
 * ready before, and nobody wrote down when.
 */
export const isImplied = (dispatches: readonly Dispatch[], { status, at }: OrderEvent): boolean =>
  (status === 'in_production' || status === 'ready') &&
  dispatches.some(({ dispatchedAt }) => dispatchedAt === at);

/**
 * What happened to an order, the newest first: its states, and every part that left or arrived. The last dispatch and
 * the last arrival move the order themselves, so they are told with the state that they led to; states that a dispatch
 * only passed are left out.
 */
export function orderHistory({ events, dispatches }: Recorded): HistoryEntry[] {
  const moment = (status: 'dispatched' | 'delivered') => events.find((event) => event.status === status)?.at;
  const [left, arrived] = [moment('dispatched'), moment('delivered')];
  const happened = events.filter((event) => !isImplied(dispatches, event));
  const states = happened.map(({ id, status, at, by, byName, note }) => ({
    key: id,
    title: stateWords[status],
    at,
    by,
    byName,
    note,
    goods: goodsAt(dispatches, { status, at }),
  }));
  const parts = dispatches.flatMap((dispatch) => [
    ...(dispatch.dispatchedAt === left ? [] : [departure(dispatch)]),
    ...(dispatch.deliveredAt && dispatch.deliveredAt !== arrived
      ? [arrival({ ...dispatch, deliveredAt: dispatch.deliveredAt })]
      : []),
  ]);
  // Both are in order of time; where two things happened together, the part is told before the state.
  return [...parts, ...states].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
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
  note: dispatch.deliveredBy === 'system' ? 'Assumed, since nobody confirmed it.' : null,
  goods: dispatch.lines,
});
