import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { AmendableTerms } from '../contract.ts';
import { amendTerms, type TermsChange } from '../rules/amended-terms.ts';
import { orderAmendments } from './tables.ts';

type Insert = typeof orderAmendments.$inferInsert;

interface AmendmentFactoryInput
  extends Pick<Insert, 'proposedBy' | 'proposerAccountId' | 'proposedAt' | 'reason'>,
    Partial<Pick<Insert, 'status' | 'deciderAccountId' | 'decidedAt' | 'decisionReason'>> {
  orderId: string;
  /** The terms of the order as they are. */
  before: AmendableTerms;
  number: number;
  change: Partial<TermsChange>;
}

/** Inserts a proposal to change an order from its current terms, for a test or the seed. */
export async function createAmendment(
  db: Database,
  { before, change, ...given }: AmendmentFactoryInput,
): Promise<void> {
  const none = { lines: [], readyBy: null, deliveryAddress: null, taxation: null };
  const decision = amendTerms(before, { ...none, ...change });
  if (!decision.ok) throw new Error(decision.reason.message);
  await db
    .insert(orderAmendments)
    .values({ id: newId(), status: 'open', ...given, before, after: decision.after });
}
