import type { SupplierStatus } from './contract/words.ts';

/** What can be done with an application, from which states, and where it leads. */
export const transitions = {
  submit: { from: ['draft', 'changes_requested'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  requestChanges: { from: ['submitted'], to: 'changes_requested' },
  suspend: { from: ['approved'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'approved' },
} as const satisfies Record<string, { from: readonly SupplierStatus[]; to: SupplierStatus }>;
export type Transition = keyof typeof transitions;

/** Whether a supplier in this state can take this step. */
export function can(transition: Transition, status: SupplierStatus): boolean {
  return (transitions[transition].from as readonly SupplierStatus[]).includes(status);
}

/** The registration is open for typing until it is submitted, and again while changes are asked for. */
export const canEdit = (status: SupplierStatus): boolean => can('submit', status);

/** Nobody decides about a store of their own, admin or not. */
export const canDecideAbout = (ownerAccountId: string, accountId: string): boolean =>
  ownerAccountId !== accountId;

/** The mark of a verified supplier stands for documents that an admin has seen. */
export const canVerify = (documents: { verificationFileId: string | null }): boolean =>
  documents.verificationFileId !== null;
