import type { Side } from '#features/orders/order-record/rules/moves.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { AmendmentAction, AmendmentState, AmendmentStatus, OrderChanges } from './contract.ts';

interface AmendableOrder {
  status: OrderState;
  dispatchCount: number;
  /** Null for orders from before tax was stored by line. */
  taxKind: string | null;
}

type Part = keyof OrderChanges['possible'];

/** The parts that can change in each state. Once goods are ready, their promised day is in the past. */
const partsIn: Record<OrderState, readonly Part[]> = {
  placed: ['amounts', 'address', 'date'],
  confirmed: ['amounts', 'address', 'date'],
  in_production: ['amounts', 'address', 'date'],
  ready: ['amounts', 'address'],
  dispatched: [],
  delivered: [],
  completed: [],
  cancelled: [],
};

/** Returns the parts of an order that can change now. */
export function possibleParts(order: AmendableOrder): OrderChanges['possible'] {
  const parts = partsIn[order.status];
  const isTaxed = order.taxKind !== null;
  return {
    amounts: parts.includes('amounts') && isTaxed,
    address: parts.includes('address') && isTaxed && order.dispatchCount === 0,
    date: parts.includes('date'),
  };
}

/** Returns why parts of an order cannot change although it is not dispatched; null if all can, or none. */
export function limitOf(order: AmendableOrder): string | null {
  if (partsIn[order.status].length === 0) return null;
  if (order.taxKind === null) return 'This order is too old to change its quantities, prices and address.';
  return order.dispatchCount > 0
    ? 'Goods have been dispatched, so the delivery address and the dispatched items can no longer change.'
    : null;
}

/** Returns true if anything of an order can change. */
export const canChange = (order: AmendableOrder): boolean =>
  Object.values(possibleParts(order)).some(Boolean);

/** Returns the state that people see: an open proposal lapses when the order can no longer change. */
export const stateOf = (status: AmendmentStatus, order: AmendableOrder): AmendmentState =>
  status === 'open' && partsIn[order.status].length === 0 ? 'lapsed' : status;

/** The actions on a proposal in each state, of the side that proposed it and of the other side. */
const possibleActions: Record<AmendmentState, Record<'own' | 'other', readonly AmendmentAction[]>> = {
  open: { own: ['withdraw'], other: ['accept', 'reject'] },
  accepted: { own: [], other: [] },
  rejected: { own: [], other: [] },
  withdrawn: { own: [], other: [] },
  lapsed: { own: [], other: [] },
};

interface Proposal {
  state: AmendmentState;
  proposedBy: Side;
}

/** Returns what a side can do with a proposal. */
export const actionsOn = ({ state, proposedBy }: Proposal, side: Side): readonly AmendmentAction[] =>
  possibleActions[state][proposedBy === side ? 'own' : 'other'];

const refusals: Record<AmendmentState, string> = {
  open: 'The other side decides about this proposal.',
  accepted: 'This change was already accepted.',
  rejected: 'This change was already rejected.',
  withdrawn: 'This proposal was withdrawn.',
  lapsed: 'This order can no longer change.',
};

/** Decides whether a side can act on a proposal now; a refusal is a sentence for people. */
export const decideAction = (
  proposal: Proposal,
  { action, side }: { action: AmendmentAction; side: Side },
): Decision<object, string> =>
  actionsOn(proposal, side).includes(action) ? allow() : refuse(refusals[proposal.state]);
