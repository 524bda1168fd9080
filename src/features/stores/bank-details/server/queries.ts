import { and, desc, eq, isNull } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { getSupplierCountry } from '#features/stores/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { seal, unseal } from '#platform/secrets/seal.ts';
import type { BankDetails } from '../contract.ts';
import { type BankForm, emptyBankForm, maskNumber, maskUpiId } from '../rules.ts';
import { bankDetailChanges, storeBankAccounts, storeBankDetails } from './tables.ts';

interface BankDetailsScope {
  supplierId: string;
  serverSecret: string;
}

const sealOptions = ({ supplierId, serverSecret }: BankDetailsScope) => ({
  serverSecret,
  purpose: 'bank-details',
  owner: supplierId,
});

export const sealForm = (form: object, scope: BankDetailsScope): string =>
  seal(JSON.stringify(form), sealOptions(scope));

/**
 * Returns a decrypted form or account; null if it was sealed under another SESSION_SECRET and can no longer be
 * opened.
 */
export function openSealed(sealed: string, scope: BankDetailsScope): BankForm | null {
  try {
    return { ...emptyBankForm, ...(JSON.parse(unseal(sealed, sealOptions(scope))) as Partial<BankForm>) };
  } catch {
    return null;
  }
}

/**
 * Returns a store's decrypted bank details. Only for code that needs the numbers; none of it may be sent in a
 * response.
 */
export async function openBankDetails(db: Database, scope: BankDetailsScope) {
  const [row] = await db
    .select()
    .from(storeBankDetails)
    .where(eq(storeBankDetails.supplierId, scope.supplierId));
  const form = row && openSealed(row.sealed, scope);
  return form ? { form, changedAt: row.changedAt } : null;
}

/** Returns the current account with its review, or null. */
export async function findCurrentAccount(db: Database, supplierId: string) {
  const [row] = await db
    .select()
    .from(storeBankAccounts)
    .where(and(eq(storeBankAccounts.supplierId, supplierId), isNull(storeBankAccounts.replacedAt)));
  return row ?? null;
}

/** Returns the bank and tax details as they may be shown: masked, with the history of changes. */
export async function getBankDetails(db: Database, scope: BankDetailsScope): Promise<BankDetails> {
  const [country, opened, account, changes] = await Promise.all([
    getSupplierCountry(db, scope.supplierId),
    openBankDetails(db, scope),
    findCurrentAccount(db, scope.supplierId),
    listBankChanges(db, scope.supplierId),
  ]);
  return {
    country,
    saved: opened && maskForm(opened.form, opened.changedAt),
    review: opened && account && reviewOf(account),
    changes,
  };
}

/** Returns which fields of a store's bank details were changed and by whom, newest first. */
export async function listBankChanges(db: Database, supplierId: string): Promise<BankDetails['changes']> {
  const changes = await db
    .select({ at: bankDetailChanges.changedAt, by: accounts.name, fields: bankDetailChanges.fields })
    .from(bankDetailChanges)
    .innerJoin(accounts, eq(accounts.id, bankDetailChanges.changedBy))
    .where(eq(bankDetailChanges.supplierId, supplierId))
    .orderBy(desc(bankDetailChanges.changedAt))
    .limit(20);
  return changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
}

/** The owner sees why an account was rejected; the note on a verified account is only for admins. */
const reviewOf = ({
  state,
  note,
  addedAt,
  decidedAt,
}: typeof storeBankAccounts.$inferSelect): BankDetails['review'] => ({
  state,
  note: state === 'rejected' ? note : '',
  addedAt: addedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

function maskForm(form: BankForm, changedAt: Date): BankDetails['saved'] {
  const { accountHolder, bankName, branch, accountNumber, ifsc, swift, upiId, gstin, pan } = form;
  return {
    accountHolder,
    bankName,
    branch,
    // Branch codes are printed on every cheque, so they are not masked.
    ifsc,
    swift,
    accountNumber: maskNumber(accountNumber),
    upiId: maskUpiId(upiId),
    gstin: maskNumber(gstin),
    pan: maskNumber(pan),
    changedAt: changedAt.toISOString(),
  };
}

/** Returns which bank and tax details a store has, for its profile status. */
export async function getBankProgress(db: Database, scope: BankDetailsScope) {
  const [opened, account] = await Promise.all([
    openBankDetails(db, scope),
    findCurrentAccount(db, scope.supplierId),
  ]);
  return {
    account: opened === null ? null : (account?.state ?? null),
    gstin: Boolean(opened?.form.gstin),
    pan: Boolean(opened?.form.pan),
  };
}
