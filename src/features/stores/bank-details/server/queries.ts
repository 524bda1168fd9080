import { and, desc, eq, isNull } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { getSupplierCountry } from '#features/stores/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { seal, unseal } from '#platform/secrets/seal.ts';
import type { BankDetails } from '../contract.ts';
import { type BankForm, emptyBankForm, masked, maskedUpiId } from '../rules.ts';
import { bankDetailChanges, storeBankAccounts, storeBankDetails } from './tables.ts';

interface Whose {
  supplierId: string;
  serverSecret: string;
}

const partsOf = ({ supplierId, serverSecret }: Whose) => ({
  serverSecret,
  purpose: 'bank-details',
  owner: supplierId,
});

export const sealForm = (form: object, whose: Whose): string => seal(JSON.stringify(form), partsOf(whose));

/** A sealed form or account, opened; null when it was sealed under another SESSION_SECRET and nobody can read it. */
export function openSealed(sealed: string, whose: Whose): BankForm | null {
  try {
    return { ...emptyBankForm, ...(JSON.parse(unseal(sealed, partsOf(whose))) as Partial<BankForm>) };
  } catch {
    return null;
  }
}

/** What a store has saved, opened. Only for code that needs the numbers; nothing of it goes into an answer. */
export async function openBankDetails(db: Database, whose: Whose) {
  const [row] = await db
    .select()
    .from(storeBankDetails)
    .where(eq(storeBankDetails.supplierId, whose.supplierId));
  const form = row && openSealed(row.sealed, whose);
  return form ? { form, changedAt: row.changedAt } : null;
}

/** The account of today with its review, or null. */
export async function findCurrentAccount(db: Database, supplierId: string) {
  const [row] = await db
    .select()
    .from(storeBankAccounts)
    .where(and(eq(storeBankAccounts.supplierId, supplierId), isNull(storeBankAccounts.replacedAt)));
  return row ?? null;
}

/** Bank and tax details as they may be seen: masked, with who changed them. */
export async function getBankDetails(db: Database, whose: Whose): Promise<BankDetails> {
  const [country, opened, account, changes] = await Promise.all([
    getSupplierCountry(db, whose.supplierId),
    openBankDetails(db, whose),
    findCurrentAccount(db, whose.supplierId),
    listBankChanges(db, whose.supplierId),
  ]);
  return {
    country,
    saved: opened && maskForm(opened.form, opened.changedAt),
    review: opened && account && reviewOf(account),
    changes,
  };
}

/** Who changed which fields of a store's bank details, newest first. */
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

/** The owner reads what is wrong; how a verified account was checked stays with the admins. */
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
    // Branch codes are printed on every cheque; the numbers are not.
    ifsc,
    swift,
    accountNumber: masked(accountNumber),
    upiId: maskedUpiId(upiId),
    gstin: masked(gstin),
    pan: masked(pan),
    changedAt: changedAt.toISOString(),
  };
}

/** Which of a store's details there are, for its profile. */
export async function getBankProgress(db: Database, whose: Whose) {
  const [opened, account] = await Promise.all([
    openBankDetails(db, whose),
    findCurrentAccount(db, whose.supplierId),
  ]);
  return {
    account: opened === null ? null : (account?.state ?? null),
    gstin: Boolean(opened?.form.gstin),
    pan: Boolean(opened?.form.pan),
  };
}
