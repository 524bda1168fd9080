import type { Side } from '#features/orders/order-record/rules/moves.ts';
import type { OrderState, ProofWait } from '#features/orders/order-record/rules.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { ProofAction, ProofKind, ProofOutcome, ProofState } from './contract.ts';

/** Where a line is: its state, and of which kind its current step is. */
type Stage =
  | 'needed'
  | 'proof_waiting'
  | 'proof_returned'
  | 'waiver_waiting'
  | 'waiver_returned'
  | 'sample_waiting'
  | 'sample_returned'
  | 'approved';

type Possible = Record<Side, readonly ProofAction[]>;

/** The actions of each side at each stage. A supplier can replace what waits; a sample follows an approval. */
const possibleActions: Record<Stage, Possible> = {
  needed: { supplier: ['send_proof', 'waive'], buyer: [] },
  proof_waiting: { supplier: ['send_proof', 'waive'], buyer: ['approve', 'return'] },
  proof_returned: { supplier: ['send_proof', 'waive'], buyer: [] },
  waiver_waiting: { supplier: ['send_proof'], buyer: ['approve', 'return'] },
  waiver_returned: { supplier: ['send_proof', 'waive'], buyer: [] },
  sample_waiting: { supplier: ['send_proof', 'send_sample'], buyer: ['approve', 'return'] },
  sample_returned: { supplier: ['send_proof', 'send_sample'], buyer: [] },
  approved: { supplier: ['send_proof', 'send_sample'], buyer: [] },
};

/** The kind and the state that follow each action. */
export const kindOf = {
  send_proof: 'proof',
  send_sample: 'sample',
  waive: 'waiver',
} as const satisfies Partial<Record<ProofAction, ProofKind>>;
export const outcomeOf = { approve: 'approved', return: 'returned' } as const satisfies Partial<
  Record<ProofAction, ProofOutcome>
>;

export interface ProofStep {
  state: ProofState;
  kind: ProofKind | null;
}

function stageOf({ state, kind }: ProofStep): Stage {
  if (state === 'approved') return state;
  return state === 'needed' || !kind ? 'needed' : `${kind}_${state}`;
}

/** Proofs belong to the time before production. */
const openStates: readonly OrderState[] = ['placed', 'confirmed'];

interface StepOfOrder extends ProofStep {
  orderStatus: OrderState;
}

/** Returns what a side can do with the proof of a line now. */
export const actionsAt = ({ orderStatus, ...step }: StepOfOrder, side: Side): readonly ProofAction[] =>
  openStates.includes(orderStatus) ? possibleActions[stageOf(step)][side] : [];

interface Attempt {
  action: ProofAction;
  side: Side;
  /** The version that the person saw; 0 before the first. */
  seenVersion: number;
}

/** Decides whether a side can act on the proof of a line now. */
export function decideStep(
  step: StepOfOrder & { version: number },
  { action, side, seenVersion }: Attempt,
): Decision<object, { code: string; message: string }> {
  if (!openStates.includes(step.orderStatus)) {
    const message =
      step.orderStatus === 'cancelled'
        ? 'This order was canceled.'
        : 'Production has started, so proofs can no longer change.';
    return refuse({ code: 'closed', message });
  }
  if (seenVersion !== step.version) {
    const message = 'There is a newer version. Reload the page and review it.';
    return refuse({ code: 'newer_version', message });
  }
  if (!actionsAt(step, side).includes(action))
    return refuse({ code: 'not_possible', message: refusalOf(step) });
  return allow();
}

function refusalOf({ state, kind }: ProofStep): string {
  if (state === 'approved') return 'This was already approved.';
  if (state === 'returned') return 'This was already returned. The supplier has to send a new version.';
  if (state === 'waiting' && kind === 'sample') return 'The buyer has to decide about the sample first.';
  return state === 'needed' ? 'The supplier has to send a proof first.' : 'The buyer has to decide first.';
}

/** Returns whose turn it is in an order with these lines; null once all of them are approved. */
export function waitOf(states: readonly ProofState[]): ProofWait | null {
  if (states.includes('waiting')) return 'buyer';
  return states.some((state) => state !== 'approved') ? 'supplier' : null;
}
