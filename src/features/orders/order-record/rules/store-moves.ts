import type { OrderRow } from '../contract.ts';
import { type OrderState, orderTransitions } from '../rules.ts';

/** Columns of the board, in the order in which an order passes through them. */
export const boardStates = [
  'placed',
  'confirmed',
  'in_production',
  'ready',
  'dispatched',
  'delivered',
] as const satisfies readonly OrderState[];
export type BoardState = (typeof boardStates)[number];

/** States into which several orders can be moved together. Dispatching needs quantities, so it is not among them. */
const bulkTargets = [
  'confirmed',
  'in_production',
  'ready',
  'delivered',
  'completed',
  'cancelled',
] as const satisfies readonly OrderState[];
export type BulkTarget = (typeof bulkTargets)[number];

/** Labels of the buttons for each move. */
export const moveLabels: Record<OrderState, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  in_production: 'Start production',
  ready: 'Mark as ready',
  dispatched: 'Dispatch',
  delivered: 'Mark as delivered',
  completed: 'Complete',
  cancelled: 'Cancel',
};

/** Returns an overdue amount as text: `₹32,287.50 due, 12 days overdue`. */
export function overdueText(amount: string, days: number): string {
  if (days === 0) return `${amount} due today`;
  return `${amount} due, ${days} ${days === 1 ? 'day' : 'days'} overdue`;
}

type MovableRow = Pick<OrderRow, 'status' | 'isPartlyDispatched'>;

/** Returns the states into which the supplier can move an order. After a partial dispatch it cannot be cancelled. */
export function movesOf({ status, isPartlyDispatched }: MovableRow): OrderState[] {
  const next = orderTransitions[status].filter((to) => to !== 'cancelled' || !isPartlyDispatched);
  const canSend = status === 'confirmed' || status === 'in_production';
  return canSend
    ? [...next.filter((to) => to !== 'cancelled'), 'dispatched', ...next.filter((to) => to === 'cancelled')]
    : next;
}

/** Returns the moves that all of several orders have in common. */
export const commonMoves = (orders: readonly MovableRow[]): BulkTarget[] =>
  orders.length === 0 ? [] : bulkTargets.filter((to) => orders.every((order) => movesOf(order).includes(to)));

/** Returns the nearest column on one side into which an order can be moved; null if there is none. */
export function columnBeside(
  order: MovableRow,
  { from, step }: { from: BoardState; step: 1 | -1 },
): BoardState | null {
  const open = boardStates.filter((state) => state === order.status || movesOf(order).includes(state));
  return open[open.indexOf(from) + step] ?? null;
}
