import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { seal } from '#platform/secrets/seal.ts';
import { type AccountState, type BankForm, emptyBankForm, paymentAccountOf, tidyBank } from '../rules.ts';
import { storeBankAccounts, storeBankDetails } from './tables.ts';

interface NewBankDetails {
  supplierId: string;
  serverSecret: string;
  form: Partial<BankForm>;
  changedAt: Date;
  /** Of the review; without it the account is verified. */
  state?: AccountState;
}

/** Bank details of a store with a verified account, for a test or the seed. */
export async function createBankDetails(
  db: Database,
  { supplierId, serverSecret, form: given, changedAt, state = 'verified' }: NewBankDetails,
): Promise<void> {
  const sealed = (content: object): string =>
    seal(JSON.stringify(content), { serverSecret, purpose: 'bank-details', owner: supplierId });
  const form = tidyBank({ ...emptyBankForm, ...given });
  await db
    .insert(storeBankDetails)
    .values({ supplierId, sealed: sealed(form), changedAt })
    .onConflictDoNothing();
  await db
    .insert(storeBankAccounts)
    .values({
      id: newId(),
      supplierId,
      sealed: sealed(paymentAccountOf(form)),
      addedAt: changedAt,
      state,
      decidedAt: state === 'in_review' ? null : changedAt,
    })
    .onConflictDoNothing();
}
