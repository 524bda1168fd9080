import type { OrderAction } from '../contract.ts';
import { canMove, type OrderState } from '../rules.ts';

/** Who acts: the two sides of an order, or the product by itself. */
type Side = 'buyer' | 'supplier';
export type Mover = Side | 'system';

type Moves = Partial<Record<OrderState, readonly OrderState[]>>;

/** What each side may make of an order, by hand. Both may cancel until something has left. */
export const permittedMoves: Record<Mover, Moves> = {
  supplier: {
    placed: ['confirmed', 'cancelled'],
    confirmed: ['in_production', 'cancelled'],
    in_production: ['ready', 'cancelled'],
    ready: ['dispatched', 'cancelled'],
    dispatched: ['delivered'],
    delivered: ['completed'],
  },
  buyer: {
    placed: ['cancelled'],
    confirmed: ['cancelled'],
    in_production: ['cancelled'],
    ready: ['cancelled'],
    dispatched: ['delivered'],
    delivered: ['completed'],
  },
  system: { dispatched: ['delivered'], delivered: ['completed'] },
};

interface Standing {
  status: OrderState;
  /** How many dispatches have left. */
  dispatchCount: number;
}

/** Whether this side may move the order there now. */
export function mayMove(by: Mover, { status, dispatchCount }: Standing, to: OrderState): boolean {
  if (to === 'cancelled' && dispatchCount > 0) return false;
  return canMove(status, to) && (permittedMoves[by][status] ?? []).includes(to);
}

/** States in which goods can leave. Before the last of it leaves, the order must be ready; see `statesOnTheWay`. */
const dispatchableStates: readonly OrderState[] = ['confirmed', 'in_production', 'ready'];
export const canDispatch = ({ status }: Pick<Standing, 'status'>): boolean =>
  dispatchableStates.includes(status);

/** The states that an order still goes through until it is dispatched, that one included: none is jumped. */
export function statesOnTheWay(status: OrderState): OrderState[] {
  const way: OrderState[] = ['confirmed', 'in_production', 'ready', 'dispatched'];
  return way.slice(way.indexOf(status) + 1);
}

/**
 * The states that a dispatch leads to. A first part that leaves a confirmed order shows that it is being made; whether
 * all of it is ready is known with the last part.
 */
export function statesOfDispatch(status: OrderState, { isLast }: { isLast: boolean }): OrderState[] {
  if (isLast) return statesOnTheWay(status);
  return status === 'confirmed' ? ['in_production'] : [];
}

/** Why a move is refused, in words. */
export function refusalWords(
  { status, dispatchCount }: Standing,
  { to, words }: { to: OrderState; words: Record<OrderState, string> },
): string {
  if (to === 'cancelled' && dispatchCount > 0)
    return 'Part of this order has left already, so it can no longer be cancelled.';
  if (status === to) return `This order is ${words[to].toLowerCase()} already.`;
  return `An order that is ${words[status].toLowerCase()} cannot become ${words[to].toLowerCase()}.`;
}

interface Looked extends Standing {
  totalMinor: number;
  paidMinor: number;
  /** Whether something that was dispatched has not arrived yet. */
  isOnTheWay: boolean;
  /** The store may only cancel, and record payments and refunds; nobody can order from it. */
  storeIsSuspended?: boolean;
}

const whileSuspended: readonly OrderAction[] = ['record_payment', 'cancel'];

/** The buttons that one side has. */
export function actionsOf(side: Side, order: Looked): OrderAction[] {
  if (side === 'supplier' && order.storeIsSuspended)
    return actionsOf(side, { ...order, storeIsSuspended: false }).filter((action) =>
      whileSuspended.includes(action),
    );
  const may = (to: OrderState) => mayMove(side, order, to);
  const when = (action: OrderAction, possible: boolean): OrderAction[] => (possible ? [action] : []);
  if (side === 'buyer') {
    return [
      ...when(
        'confirm_receipt',
        (order.isOnTheWay || order.status === 'dispatched') &&
          !['delivered', 'completed', 'cancelled'].includes(order.status),
      ),
      ...when('complete', may('completed')),
      ...when('reorder', !order.storeIsSuspended),
      ...when('cancel', may('cancelled')),
    ];
  }
  return [
    ...when('confirm', may('confirmed')),
    ...when('start_production', may('in_production')),
    ...when('mark_ready', may('ready')),
    ...when('dispatch', canDispatch(order)),
    ...when('mark_delivered', may('delivered')),
    ...when('complete', may('completed')),
    ...when('record_payment', order.status !== 'cancelled' && order.paidMinor < order.totalMinor),
    ...when('cancel', may('cancelled')),
  ];
}

/** What is done where the goods are; the rest is agreed with the buyer. */
const floorActions: readonly OrderAction[] = ['start_production', 'mark_ready', 'dispatch', 'mark_delivered'];
export const isOfTheFloor = (action: OrderAction): boolean => floorActions.includes(action);

/** Days after which goods count as arrived when nobody says so: after the expected day, else after they left. */
export const assumeDelivered = { afterExpected: 7, afterDispatch: 21 };
/** Days after delivery after which an order is closed by itself. */
export const completeAfterDays = 7;
