import type { SupplierStatus } from './contract/options.ts';

/** The actions on an application: the statuses in which they are possible, and the resulting status. */
export const transitions = {
  submit: { from: ['draft', 'changes_requested'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  requestChanges: { from: ['submitted'], to: 'changes_requested' },
  suspend: { from: ['approved'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'approved' },
} as const satisfies Record<string, { from: readonly SupplierStatus[]; to: SupplierStatus }>;
export type Transition = keyof typeof transitions;

/** Returns true if an action is possible in a status. */
export function canTransition(transition: Transition, status: SupplierStatus): boolean {
  return (transitions[transition].from as readonly SupplierStatus[]).includes(status);
}

/** True if the registration can be edited: until it is submitted, and while changes are requested. */
export const canEdit = (status: SupplierStatus): boolean => canTransition('submit', status);

/** True if the account does not own the store; even admins cannot decide about their own. */
export const canDecideAbout = (ownerAccountId: string, accountId: string): boolean =>
  ownerAccountId !== accountId;

/** True if the store can be marked as verified: the badge means that an admin has seen its documents. */
export const canVerify = (documents: { verificationFileId: string | null }): boolean =>
  documents.verificationFileId !== null;
