import type { Side } from '#features/orders/order-record/rules/moves.ts';
import type { LineProof, ProofKind, ProofVersion } from '../contract.ts';

const kindLabels: Record<ProofKind, string> = {
  proof: 'Proof',
  sample: 'Sample',
  waiver: 'No proof needed',
};

/** Returns the name of a version: `Proof v2`, `Sample 1`, `No proof needed`. */
export function versionLabel({ kind, number }: Pick<ProofVersion, 'kind' | 'number'>): string {
  if (kind === 'proof') return `Proof v${number}`;
  return kind === 'sample' ? `Sample ${number}` : kindLabels[kind];
}

type Step = Pick<LineProof, 'state' | 'kind'>;

/** Returns what happens next with a line, for the side that reads it. */
export function nextStepText({ state, kind }: Step, side: Side): string {
  const isBuyer = side === 'buyer';
  if (state === 'approved') return approvedTexts[kind ?? 'proof'];
  if (state === 'waiting')
    return isBuyer ? waitingForYou[kind ?? 'proof'] : 'Waiting for the buyer’s approval';
  if (state === 'returned') return isBuyer ? 'Waiting for a new version' : returnedTexts[kind ?? 'proof'];
  return isBuyer ? 'Waiting for the supplier’s proof' : 'Send a proof';
}

const approvedTexts: Record<ProofKind, string> = {
  proof: 'Approved for production',
  sample: 'Sample approved for production',
  waiver: 'No proof needed, confirmed by both sides',
};
const waitingForYou: Record<ProofKind, string> = {
  proof: 'Waiting for your approval',
  sample: 'Waiting for your approval of the sample',
  waiver: 'Confirm that no proof is needed',
};
const returnedTexts: Record<ProofKind, string> = {
  proof: 'Returned: send a new version',
  sample: 'Sample returned: send a new sample or proof',
  waiver: 'The buyer wants a proof',
};

/** Returns the state of a line in a word or two. */
export function stateLabel({ state, kind }: Step): string {
  if (state === 'waiting') return kind === 'sample' ? 'Sample sent' : 'Waiting';
  return { needed: 'Needed', returned: 'Returned', approved: 'Approved' }[state];
}
