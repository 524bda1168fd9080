import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { seal } from '#platform/secrets/seal.ts';
import {
  type AccountState,
  type BankForm,
  emptyBankForm,
  normalizeBankForm,
  toPaymentAccount,
} from '../rules.ts';
import { storeBankAccounts, storeBankDetails } from './tables.ts';

interface NewBankDetails {
  supplierId: string;
  serverSecret: string;
  form: Partial<BankForm>;
  changedAt: Date;
  /** State of the review; verified by default. */
  state?: AccountState;
}

/** Creates a store's bank details with an account for a test or the seed; it is verified by default. */
export async function createBankDetails(
  db: Database,
  { supplierId, serverSecret, form: given, changedAt, state = 'verified' }: NewBankDetails,
): Promise<void> {
  const sealed = (content: object): string =>
    seal(JSON.stringify(content), { serverSecret, purpose: 'bank-details', owner: supplierId });
  const form = normalizeBankForm({ ...emptyBankForm, ...given });
  await db
    .insert(storeBankDetails)
    .values({ supplierId, sealed: sealed(form), changedAt })
    .onConflictDoNothing();
  await db
    .insert(storeBankAccounts)
    .values({
      id: newId(),
      supplierId,
      sealed: sealed(toPaymentAccount(form)),
      addedAt: changedAt,
      state,
      decidedAt: state === 'in_review' ? null : changedAt,
    })
    .onConflictDoNothing();
}
