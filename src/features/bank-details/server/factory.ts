import type { Database } from '#platform/database/database.ts';
import { seal } from '#platform/secrets/seal.ts';
import { type BankForm, tidyBank } from '../rules.ts';
import { storeBankDetails } from './tables.ts';

interface Given {
  supplierId: string;
  serverSecret: string;
  form: BankForm;
  changedAt: Date;
}

/** Bank details of a store, for a test or the seed. */
export async function createBankDetails(
  db: Database,
  { supplierId, serverSecret, form, changedAt }: Given,
): Promise<void> {
  const parts = { serverSecret, purpose: 'bank-details', owner: supplierId };
  const sealed = seal(JSON.stringify(tidyBank(form)), parts);
  await db.insert(storeBankDetails).values({ supplierId, sealed, changedAt }).onConflictDoNothing();
}
