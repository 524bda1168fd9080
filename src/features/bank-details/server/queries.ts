import { desc, eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { getSupplierCountry } from '#features/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { seal, unseal } from '#platform/secrets/seal.ts';
import type { BankDetails } from '../contract.ts';
import { type BankForm, masked } from '../rules.ts';
import { bankDetailChanges, storeBankDetails } from './tables.ts';

interface Whose {
  supplierId: string;
  serverSecret: string;
}

const partsOf = ({ supplierId, serverSecret }: Whose) => ({
  serverSecret,
  purpose: 'bank-details',
  owner: supplierId,
});

export const sealForm = (form: BankForm, whose: Whose): string => seal(JSON.stringify(form), partsOf(whose));

/** What a store has saved, opened. Only for code that needs the numbers; nothing of it goes into an answer. */
export async function openBankDetails(db: Database, whose: Whose) {
  const [row] = await db
    .select()
    .from(storeBankDetails)
    .where(eq(storeBankDetails.supplierId, whose.supplierId));
  if (!row) return null;
  try {
    return { form: JSON.parse(unseal(row.sealed, partsOf(whose))) as BankForm, changedAt: row.changedAt };
  } catch {
    // Sealed under another SESSION_SECRET: nobody can read it any more, and its owner types it again.
    return null;
  }
}

/** Bank and tax details as they may be seen: masked, with who changed them. */
export async function getBankDetails(db: Database, whose: Whose): Promise<BankDetails> {
  const [country, opened, changes] = await Promise.all([
    getSupplierCountry(db, whose.supplierId),
    openBankDetails(db, whose),
    db
      .select({ at: bankDetailChanges.changedAt, by: accounts.name, fields: bankDetailChanges.fields })
      .from(bankDetailChanges)
      .innerJoin(accounts, eq(accounts.id, bankDetailChanges.changedBy))
      .where(eq(bankDetailChanges.supplierId, whose.supplierId))
      .orderBy(desc(bankDetailChanges.changedAt))
      .limit(20),
  ]);
  return {
    country,
    saved: opened && maskForm(opened.form, opened.changedAt),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

function maskForm(form: BankForm, changedAt: Date): BankDetails['saved'] {
  const { accountHolder, bankName, accountNumber, ifsc, swift, gstin, pan } = form;
  return {
    accountHolder,
    bankName,
    // Branch codes are printed on every cheque; the numbers are not.
    ifsc,
    swift,
    accountNumber: masked(accountNumber),
    gstin: masked(gstin),
    pan: masked(pan),
    changedAt: changedAt.toISOString(),
  };
}

/** Which of a store's details are there, for its profile. */
export async function hasBankDetails(
  db: Database,
  whose: Whose,
): Promise<{ account: boolean; gstin: boolean; pan: boolean }> {
  const opened = await openBankDetails(db, whose);
  return { account: opened !== null, gstin: Boolean(opened?.form.gstin), pan: Boolean(opened?.form.pan) };
}
