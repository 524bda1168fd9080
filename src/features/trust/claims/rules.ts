import { marketDay, shiftDay } from '#lib/calendar.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { ClaimAction, ClaimParty, ClaimState, Remedy } from './contract.ts';

/** Days after receipt within which goods can be claimed. */
export const claimDays = 30;
/** Business days within which the supplier responds; then the marketplace decides. */
export const responseBusinessDays = 3;
/** Days after the response within which both agree; then the marketplace decides. */
export const agreementDays = 7;
/** Days within which the marketplace decides. */
export const decisionDays = 10;

export const finalStates = ['settled', 'withdrawn', 'dismissed'] as const satisfies readonly ClaimState[];
export const isFinal = (state: ClaimState): boolean => (finalStates as readonly ClaimState[]).includes(state);

/** The cause of a move: an action of a party, or a deadline that has passed. */
export type ClaimMove = ClaimAction | 'time_out';

/** The states that can follow each state. */
export const claimTransitions: Record<ClaimState, Partial<Record<ClaimMove, readonly ClaimState[]>>> = {
  open: {
    offer: ['negotiating'],
    accept: ['settling', 'settled'],
    withdraw: ['withdrawn'],
    time_out: ['mediation'],
  },
  negotiating: {
    offer: ['negotiating'],
    accept: ['settling', 'settled'],
    escalate: ['mediation'],
    withdraw: ['withdrawn'],
    time_out: ['mediation'],
  },
  mediation: {
    accept: ['settling', 'settled'],
    withdraw: ['withdrawn'],
    decide: ['settling', 'settled', 'dismissed'],
  },
  settling: {
    send_back: ['settling'],
    take_back: ['settling', 'settled'],
    send_again: ['settling'],
    receive_again: ['settled'],
    refund: ['settled'],
  },
  settled: {},
  withdrawn: {},
  dismissed: {},
};

/** The steps of an agreed remedy that were carried out. */
export interface Settlement {
  remedy: Remedy;
  /** When the goods left: back to the supplier, or again to the buyer. */
  isSent: boolean;
  /** When they arrived. */
  isArrived: boolean;
  refundMinor: number;
}

interface ActionableClaim {
  state: ClaimState;
  settlement: Settlement | null;
  /** The party of the newest offer; the claim itself is the first one of the buyer. */
  lastOfferBy: ClaimParty;
}

const buyerSettles = ({ remedy, isSent, isArrived }: Settlement): ClaimAction[] => {
  if (remedy === 'return' && !isSent) return ['send_back'];
  return remedy === 'replacement' && isSent && !isArrived ? ['receive_again'] : [];
};

function supplierSettles({ remedy, isSent, isArrived, refundMinor }: Settlement): ClaimAction[] {
  if (remedy === 'return' && !isArrived) return isSent ? ['take_back'] : [];
  if (remedy === 'replacement') return isSent ? [] : ['send_again'];
  return refundMinor > 0 ? ['refund'] : [];
}

/** Returns what a party can do now, in the order of the buttons. */
export function claimActionsOf({ state, settlement, lastOfferBy }: ActionableClaim, party: ClaimParty) {
  if (party === 'mediator') return state === 'mediation' ? (['decide'] as const) : [];
  if (state === 'settling' && settlement)
    return party === 'buyer' ? buyerSettles(settlement) : supplierSettles(settlement);
  const actions: ClaimAction[] = [];
  const canAnswer = lastOfferBy !== party;
  if (canAnswer && (state === 'open' || state === 'negotiating' || state === 'mediation'))
    actions.push('accept');
  if ((party === 'supplier' && state === 'open') || state === 'negotiating') actions.push('offer');
  if (state === 'negotiating') actions.push('escalate');
  if (party === 'buyer' && (state === 'open' || state === 'negotiating' || state === 'mediation'))
    actions.push('withdraw');
  return actions;
}

const refusals: Record<ClaimState, string> = {
  open: 'The supplier has to respond first.',
  negotiating: 'This is not possible while both sides negotiate.',
  mediation: 'The marketplace is deciding about this claim.',
  settling: 'This claim was agreed on and is being settled.',
  settled: 'This claim has been settled.',
  withdrawn: 'This claim was withdrawn.',
  dismissed: 'This claim was dismissed.',
};

/** Decides whether a party can take an action now. */
export function decideClaimAction(
  claim: ActionableClaim,
  { action, party }: { action: ClaimAction; party: ClaimParty },
): Decision<object, { code: string; message: string }> {
  if ((claimActionsOf(claim, party) as readonly ClaimAction[]).includes(action)) return allow();
  return refuse({ code: `claim_${claim.state}`, message: refusals[claim.state] });
}

/** Returns the state after a remedy was agreed or decided: a credit that needs no refund is settled immediately. */
export const stateOfAgreement = ({ remedy, refundMinor }: Pick<Settlement, 'remedy' | 'refundMinor'>) =>
  remedy === 'credit' && refundMinor === 0 ? ('settled' as const) : ('settling' as const);

/** Returns the end of the day that is some business days later, Saturdays and Sundays not counted. */
export function afterBusinessDays(from: Date, days: number): Date {
  let day = marketDay(from);
  let left = days;
  while (left > 0) {
    day = shiftDay(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return endOf(day);
}

/** Returns the end of the day that is some days later. */
const afterDays = (from: Date, days: number): Date => endOf(shiftDay(marketDay(from), days));

// Days of the marketplace end in India, as everywhere in the product.
const endOf = (day: string): Date => new Date(Date.parse(`${shiftDay(day, 1)}T00:00:00+05:30`) - 1);

/** Returns when a state ends by itself, or is late; null for states without a deadline. */
export function dueAfter(state: ClaimState, since: Date): Date | null {
  if (state === 'open') return afterBusinessDays(since, responseBusinessDays);
  if (state === 'negotiating') return afterDays(since, agreementDays);
  return state === 'mediation' ? afterDays(since, decisionDays) : null;
}

/** Returns whether a move can lead from one state to another. */
export const canMoveClaim = (from: ClaimState, { move, to }: { move: ClaimMove; to: ClaimState }): boolean =>
  claimTransitions[from][move]?.includes(to) ?? false;
