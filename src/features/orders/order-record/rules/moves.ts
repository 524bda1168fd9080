import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { OrderAction } from '../contract.ts';
import { canMove, type OrderState, type ProofWait } from '../rules.ts';
import { stateLabels } from './state-labels.ts';

/** The two sides of an order. */
export type Side = 'buyer' | 'supplier';
/** One of the sides of an order, or the product itself for automatic changes. */
export type Mover = Side | 'system';

type Moves = Partial<Record<OrderState, readonly OrderState[]>>;

/** The states into which each side may move an order. Both may cancel until something was dispatched. */
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

interface MovableOrder {
  status: OrderState;
  /** How many dispatches have left. */
  dispatchCount: number;
  /** Whose turn it is with the proofs; null if nothing has to be approved before production. */
  proofWait?: ProofWait | null;
}

interface Move {
  by: Mover;
  to: OrderState;
}

/** Returns true if this side may move the order into a state now. */
export function mayMove({ status, dispatchCount, proofWait }: MovableOrder, { by, to }: Move): boolean {
  if (to === 'cancelled' && dispatchCount > 0) return false;
  if (to === 'in_production' && proofWait) return false;
  return canMove(status, to) && (permittedMoves[by][status] ?? []).includes(to);
}

/** Decides whether this side may move the order into a state now; a refusal is a sentence for people. */
export const decideMove = (order: MovableOrder, move: Move): Decision<object, string> =>
  mayMove(order, move) ? allow() : refuse(refusalText(order, move.to));

/** States in which goods can be dispatched. Before the last goods leave, the order must be ready: `statesOnTheWay`. */
const dispatchableStates: readonly OrderState[] = ['confirmed', 'in_production', 'ready'];
/** Goods that are made for the order cannot leave before their proof is approved. */
export const canDispatch = ({ status, proofWait }: Pick<MovableOrder, 'status' | 'proofWait'>): boolean =>
  dispatchableStates.includes(status) && !(status === 'confirmed' && proofWait);

/** Decides whether goods of this order can be dispatched; a refusal is a sentence for people. */
export const decideDispatch = (order: MovableOrder): Decision<object, string> =>
  canDispatch(order) ? allow() : refuse(refusalText(order, 'dispatched'));

/** Returns the states that an order still passes through until it is dispatched, that one included. */
export function statesOnTheWay(status: OrderState): OrderState[] {
  const states: OrderState[] = ['confirmed', 'in_production', 'ready', 'dispatched'];
  return states.slice(states.indexOf(status) + 1);
}

/**
 * Returns the states that a dispatch leads to. A first partial dispatch of a confirmed order shows that it is in
 * production; only the last dispatch shows that all of it was ready.
 */
export function statesOfDispatch(status: OrderState, { isLast }: { isLast: boolean }): OrderState[] {
  if (isLast) return statesOnTheWay(status);
  return status === 'confirmed' ? ['in_production'] : [];
}

const proofRefusals: Record<ProofWait, string> = {
  buyer: 'The buyer has not approved the proofs of this order yet. Production can start after that.',
  supplier: 'Send the buyer a proof first. Production can start when the proofs are approved.',
};

function refusalText({ status, dispatchCount, proofWait }: MovableOrder, to: OrderState): string {
  const startsProduction = to === 'in_production' || to === 'dispatched';
  if (status === 'confirmed' && startsProduction && proofWait) return proofRefusals[proofWait];
  if (to === 'cancelled' && dispatchCount > 0)
    return 'Part of this order has been dispatched, so it can no longer be canceled.';
  const label = (state: OrderState): string => stateLabels[state].toLowerCase();
  if (status === to) return `This order is already ${label(to)}.`;
  return `An order that is ${label(status)} can’t change to ${label(to)}.`;
}

interface ActionableOrder extends MovableOrder {
  totalMinor: number;
  paidMinor: number;
  /** Something was dispatched and has not arrived yet. */
  isOnTheWay: boolean;
  /** The store may only cancel, and record payments and refunds; nobody can order from it. */
  storeIsSuspended?: boolean;
}

const actionsWhileSuspended: readonly OrderAction[] = ['record_payment', 'cancel'];

/** Returns what one side can do with an order now, in the order of the buttons. */
export function actionsOf(side: Side, order: ActionableOrder): OrderAction[] {
  if (side === 'supplier' && order.storeIsSuspended)
    return actionsOf(side, { ...order, storeIsSuspended: false }).filter((action) =>
      actionsWhileSuspended.includes(action),
    );
  const may = (to: OrderState) => mayMove(order, { by: side, to });
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

/** The actions of the warehouse; all others are agreed with the buyer by sales. */
const warehouseActions: readonly OrderAction[] = [
  'start_production',
  'mark_ready',
  'dispatch',
  'mark_delivered',
];
export const isWarehouseAction = (action: OrderAction): boolean => warehouseActions.includes(action);

/** Returns what a member of a store must be allowed to do to move an order into a state. */
export function capabilityToMove(to: OrderState): 'orders.settle' | 'orders.dispatch' | 'orders.write' {
  if (to === 'cancelled') return 'orders.settle';
  return to === 'in_production' || to === 'ready' || to === 'delivered' ? 'orders.dispatch' : 'orders.write';
}

/** Days after which unconfirmed goods are assumed to have arrived: after the expected day, else after the dispatch. */
export const assumeDelivered = { afterExpected: 7, afterDispatch: 21 };
/** Days after delivery after which an order is completed automatically. */
export const completeAfterDays = 7;
