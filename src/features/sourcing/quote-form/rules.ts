import type { QuoteDraft } from '#features/sourcing/quote-drafts/contract.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';

/** The conversation or the request that a quote answers. */
export type QuoteTarget = { inquiryId: string } | { requestId: string; requestVersion: number };

export interface Drafting {
  draft: QuoteDraft | null;
  needsApproval: boolean;
  /** The line under which colleagues find the draft. */
  title: string;
}

/** True if another person has to approve what the reader sends. */
export const asksApproval = ({ needsApproval, draft }: Drafting): boolean =>
  needsApproval && !(draft?.isWaiting && !draft.author.isReader);

/** Returns the key under which the draft of a quote is stored. */
export function draftTargetOf(target: QuoteTarget, revised: Pick<Quote, 'id'> | undefined): string {
  if (revised) return `quote:${revised.id}`;
  return 'inquiryId' in target ? `inquiry:${target.inquiryId}` : `request:${target.requestId}`;
}
