import type { OrderRow } from '../contract.ts';
import { type OrderState, orderTransitions } from '../rules.ts';

/** Columns of the board, in the order in which an order goes through them. */
export const boardStates = [
  'placed',
  'confirmed',
  'in_production',
  'ready',
  'dispatched',
  'delivered',
] as const satisfies readonly OrderState[];
export type BoardState = (typeof boardStates)[number];

/** States that several orders can be moved into at once; dispatching asks what leaves, so it is done one by one. */
const bulkTargets = [
  'confirmed',
  'in_production',
  'ready',
  'delivered',
  'completed',
  'cancelled',
] as const satisfies readonly OrderState[];
export type BulkTarget = (typeof bulkTargets)[number];

/** Each move as its button says it. */
export const moveWords: Record<OrderState, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  in_production: 'Start production',
  ready: 'Mark as ready',
  dispatched: 'Dispatch',
  delivered: 'Mark as delivered',
  completed: 'Complete',
  cancelled: 'Cancel',
};

/** Money that is past due, and since when: `₹32,287.50 due, 12 days overdue`. */
export function overdueWords(amount: string, days: number): string {
  if (days === 0) return `${amount} due since today`;
  return `${amount} due, ${days} ${days === 1 ? 'day' : 'days'} overdue`;
}

type Standing = Pick<OrderRow, 'status' | 'isPartlyDispatched'>;

/** Where the supplier may take an order from here. A part that has left cannot be called back. */
export function movesOf({ status, isPartlyDispatched }: Standing): OrderState[] {
  const next = orderTransitions[status].filter((to) => to !== 'cancelled' || !isPartlyDispatched);
  const canSend = status === 'confirmed' || status === 'in_production';
  return canSend
    ? [...next.filter((to) => to !== 'cancelled'), 'dispatched', ...next.filter((to) => to === 'cancelled')]
    : next;
}

/** What can be done with all of several orders at once. */
export const commonMoves = (orders: readonly Standing[]): BulkTarget[] =>
  orders.length === 0 ? [] : bulkTargets.filter((to) => orders.every((order) => movesOf(order).includes(to)));

/** The nearest column on one side into which an order may be moved; null where there is none. */
export function columnBeside(
  order: Standing,
  { from, step }: { from: BoardState; step: 1 | -1 },
): BoardState | null {
  const open = boardStates.filter((state) => state === order.status || movesOf(order).includes(state));
  return open[open.indexOf(from) + step] ?? null;
}
