import { gstinProblem, normalizeGstin } from '#features/stores/suppliers/rules/gstin.ts';
import { isIban, usesIban } from './rules/iban.ts';

/** Returns a code in capitals without spaces and hyphens, as banks write it. */
const normalizeCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** True for an Indian Financial System Code: bank, a zero, branch. */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code);

/** True for a SWIFT code (ISO 9362): bank, country, location and an optional branch. */
export const isSwift = (code: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code);

/** True for an Indian Permanent Account Number; its fourth letter is the type of taxpayer. */
export const isPan = (code: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(code);

/**
 * True for an account number: 9 to 18 digits in India, an IBAN where banks use it, elsewhere the bank's own format. A
 * number that starts like an IBAN of such a country is validated as one.
 */
function isAccountNumber(code: string, country: string): boolean {
  if (country === 'IN') return /^\d{9,18}$/.test(code);
  if (usesIban(country) || startsLikeIban(code)) return isIban(code);
  return /^[A-Z0-9]{4,30}$/.test(code);
}

const startsLikeIban = (code: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(code) && usesIban(code.slice(0, 2)) && code.length > 14;

/** True for a UPI ID (virtual payment address): a name, an @ and the handle of the bank or app. */
export const isUpiId = (text: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/.test(text);

/** Returns a number masked to its last four characters. */
export const maskNumber = (secret: string): string => (secret ? `•••• ${secret.slice(-4)}` : '');

/** Returns a UPI ID masked to its first two characters and its handle: `sa••••@hdfcbank`. */
export const maskUpiId = (upiId: string): string => upiId.replace(/^(.{2})[^@]*/, '$1••••');

/** The details that a buyer needs to pay into an account. */
export interface PaymentAccount {
  accountHolder: string;
  bankName: string;
  branch: string;
  accountNumber: string;
  ifsc: string;
  swift: string;
  upiId: string;
}

export interface BankForm extends PaymentAccount {
  gstin: string;
  pan: string;
}

export const emptyBankForm: BankForm = {
  accountHolder: '',
  bankName: '',
  branch: '',
  accountNumber: '',
  ifsc: '',
  swift: '',
  upiId: '',
  gstin: '',
  pan: '',
};

/** Returns the part of the form that determines where payments go, without the tax numbers. */
export const toPaymentAccount = ({
  accountHolder,
  bankName,
  branch,
  accountNumber,
  ifsc,
  swift,
  upiId,
}: BankForm): PaymentAccount => ({ accountHolder, bankName, branch, accountNumber, ifsc, swift, upiId });

/** True if both forms describe the same account in the same way. */
export const isSameAccount = (one: BankForm, other: BankForm): boolean =>
  JSON.stringify(toPaymentAccount(one)) === JSON.stringify(toPaymentAccount(other));

const normalizeCompanyName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(private|pvt|limited|ltd|llp|inc|gmbh|co|company|and)\b|[^\p{L}\p{N}]/gu, '');

/** True if two company names are equal apart from case, punctuation and legal form. */
export const isSameName = (one: string, other: string): boolean =>
  normalizeCompanyName(one) === normalizeCompanyName(other);

/** States of an account review; only verified accounts are shown to buyers. */
export const accountStates = ['in_review', 'verified', 'rejected'] as const;
export type AccountState = (typeof accountStates)[number];

interface Problem {
  path: keyof BankForm;
  message: string;
}

/** Returns the form as it is stored: trimmed, codes in capitals without spaces. */
export const normalizeBankForm = (form: BankForm): BankForm => ({
  accountHolder: form.accountHolder.trim(),
  bankName: form.bankName.trim(),
  branch: form.branch.trim(),
  accountNumber: normalizeCode(form.accountNumber),
  ifsc: normalizeCode(form.ifsc),
  swift: normalizeCode(form.swift),
  upiId: form.upiId.trim().toLowerCase(),
  gstin: normalizeGstin(form.gstin),
  pan: normalizeCode(form.pan),
});

/** Optional numbers that are never sent back to the browser in full. */
export const savedNumbers = ['upiId', 'gstin', 'pan'] as const;
export type SavedNumber = (typeof savedNumbers)[number];

interface SavedNumbersContext {
  before: BankForm | null;
  /** Saved numbers that the form deletes. */
  remove: readonly SavedNumber[];
}

/**
 * Returns true if the account number was left empty to keep the saved one. Another bank code needs the number again,
 * because it cannot be the same account.
 */
export function keepsAccountNumber(typed: BankForm, saved: Pick<BankForm, 'ifsc' | 'swift'> | null): boolean {
  const { accountNumber, ifsc, swift } = normalizeBankForm(typed);
  return saved !== null && accountNumber === '' && ifsc === saved.ifsc && swift === saved.swift;
}

/**
 * Returns the form with the saved numbers filled in where they were left empty, because the browser has them only
 * masked. The UPI ID is dropped if the account number changes: it would still pay into the earlier account.
 */
export function withSavedNumbers(form: BankForm, { before, remove }: SavedNumbersContext): BankForm {
  const accountNumber = keepsAccountNumber(form, before) ? (before?.accountNumber ?? '') : form.accountNumber;
  const isSameNumber = before?.accountNumber === accountNumber;
  const numberOf = (name: SavedNumber): string =>
    form[name] || (remove.includes(name) ? '' : (before?.[name] ?? ''));
  return {
    ...form,
    accountNumber,
    upiId: isSameNumber ? numberOf('upiId') : form.upiId,
    gstin: numberOf('gstin'),
    pan: numberOf('pan'),
  };
}

/** Returns the errors in the bank and tax details of a store in this country; used by the browser and the server. */
export function findBankProblems(typed: BankForm, country: string): Problem[] {
  const form = normalizeBankForm(typed);
  const isIndia = country === 'IN';
  const problems: (Problem | false)[] = [
    !isAccountNumber(form.accountNumber, country) && {
      path: 'accountNumber',
      message: accountMessage(form.accountNumber, country),
    },
    isIndia && form.ifsc === '' && { path: 'ifsc', message: 'IFSC is required' },
    form.ifsc !== '' &&
      !isIfsc(form.ifsc) && { path: 'ifsc', message: 'Enter a valid IFSC, such as HDFC0001234' },
    !isIndia && form.swift === '' && { path: 'swift', message: 'SWIFT code is required' },
    form.swift !== '' &&
      !isSwift(form.swift) && { path: 'swift', message: 'Enter a SWIFT code of 8 or 11 characters' },
    upiProblem(form.upiId, country),
    form.pan !== '' && !isPan(form.pan) && { path: 'pan', message: 'Enter a valid PAN, such as AABCP1234K' },
    ...taxProblems(form),
  ];
  return problems.filter((problem) => problem !== false);
}

function accountMessage(code: string, country: string): string {
  if (code === '') return 'Account number is required';
  if (country === 'IN') return 'Enter the account number, 9 to 18 digits';
  if (/^[A-Z]{2}\d{2}/.test(code)) return 'This IBAN is invalid. Check it for typos.';
  return usesIban(country) ? 'Enter the IBAN' : 'Enter an IBAN or an account number';
}

function upiProblem(upiId: string, country: string): Problem | false {
  if (upiId === '') return false;
  if (country !== 'IN') return { path: 'upiId', message: 'UPI is available to stores in India only' };
  return !isUpiId(upiId) && { path: 'upiId', message: 'Enter a valid UPI ID, such as company@okhdfcbank' };
}

/** A GSTIN contains its owner's PAN, so the two must match. */
function taxProblems({ gstin, pan }: BankForm): Problem[] {
  const message = gstinProblem(gstin);
  if (message) return [{ path: 'gstin', message }];
  const differs = gstin !== '' && isPan(pan) && gstin.slice(2, 12) !== pan;
  return differs ? [{ path: 'pan', message: 'This PAN does not match your GSTIN' }] : [];
}

/** Labels of the fields. */
export const bankLabels: Record<string, string> = {
  verification: 'Verification revoked',
  accountHolder: 'Account holder',
  bankName: 'Bank name',
  branch: 'Branch',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  swift: 'SWIFT code',
  upiId: 'UPI ID',
  gstin: 'GSTIN',
  pan: 'PAN',
};
