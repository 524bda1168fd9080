import type { ClaimParty, ClaimProblem, ClaimState, Remedy } from '../contract.ts';

export const problemLabels: Record<ClaimProblem, string> = {
  damaged: 'Damaged',
  short: 'Missing',
  defective: 'Not as specified',
  wrong_goods: 'Wrong goods',
};

export const remedyLabels: Record<Remedy, string> = {
  credit: 'Credit or refund',
  replacement: 'Replacement',
  return: 'Return for credit',
};

export const claimStateLabels: Record<ClaimState, { label: string; look: 'ok' | 'warn' | 'neutral' }> = {
  open: { label: 'Waiting for the supplier', look: 'warn' },
  negotiating: { label: 'In negotiation', look: 'warn' },
  mediation: { label: 'With the marketplace', look: 'warn' },
  settling: { label: 'Agreed', look: 'neutral' },
  settled: { label: 'Settled', look: 'ok' },
  withdrawn: { label: 'Withdrawn', look: 'neutral' },
  dismissed: { label: 'Dismissed', look: 'neutral' },
};

/** The party as a reader of the page knows it. */
export const partyNames: Record<ClaimParty | 'system', string> = {
  buyer: 'Buyer',
  supplier: 'Supplier',
  mediator: 'Packwright',
  system: 'Packwright',
};
