import { gstinProblem, tidyGstin } from '#features/stores/suppliers/rules/gstin.ts';
import { isIban, usesIban } from './rules/iban.ts';

/** Capitals without spaces and hyphens, as banks write codes. */
const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Indian Financial System Code: bank, a zero, branch. */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code);

/** ISO 9362: bank, country, place, and a branch or none. */
export const isSwift = (code: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code);

/** Permanent Account Number: the fourth letter says what kind of taxpayer it is. */
export const isPan = (code: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(code);

/**
 * Account number: 9 to 18 digits in India, an IBAN where banks use it, and elsewhere what the bank uses. A number that
 * could be an IBAN of such a country by its first letters is checked as one.
 */
function isAccountNumber(code: string, country: string): boolean {
  if (country === 'IN') return /^\d{9,18}$/.test(code);
  if (usesIban(country) || startsLikeIban(code)) return isIban(code);
  return /^[A-Z0-9]{4,30}$/.test(code);
}

const startsLikeIban = (code: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(code) && usesIban(code.slice(0, 2)) && code.length > 14;

/** UPI id (virtual payment address): a name, an @ and the handle of the bank or app. */
export const isUpiId = (text: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/.test(text);

/** What of a secret may be shown: its last four characters. */
export const masked = (secret: string): string => (secret ? `•••• ${secret.slice(-4)}` : '');

/** A UPI id with its first letters and its handle: `sa••••@hdfcbank`. */
export const maskedUpiId = (upiId: string): string => upiId.replace(/^(.{2})[^@]*/, '$1••••');

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

/** The part of the form that decides where money goes, without the tax numbers. */
export const paymentAccountOf = ({
  accountHolder,
  bankName,
  branch,
  accountNumber,
  ifsc,
  swift,
  upiId,
}: BankForm): PaymentAccount => ({ accountHolder, bankName, branch, accountNumber, ifsc, swift, upiId });

/** Whether money would go somewhere else, or the account is described differently. */
export const sameAccount = (one: BankForm, other: BankForm): boolean =>
  JSON.stringify(paymentAccountOf(one)) === JSON.stringify(paymentAccountOf(other));

const comparable = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(private|pvt|limited|ltd|llp|inc|gmbh|co|company|and)\b|[^\p{L}\p{N}]/gu, '');

/** Whether two names of a company differ at most in case, punctuation and legal form. */
export const isSameName = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** States of the review of an account; only a verified one is shown to buyers. */
export const accountStates = ['in_review', 'verified', 'rejected'] as const;
export type AccountState = (typeof accountStates)[number];

interface Problem {
  path: keyof BankForm;
  message: string;
}

/** The form as it is kept: codes in capitals, without spaces. */
export const tidyBank = (form: BankForm): BankForm => ({
  accountHolder: form.accountHolder.trim(),
  bankName: form.bankName.trim(),
  branch: form.branch.trim(),
  accountNumber: tidyCode(form.accountNumber),
  ifsc: tidyCode(form.ifsc),
  swift: tidyCode(form.swift),
  upiId: form.upiId.trim().toLowerCase(),
  gstin: tidyGstin(form.gstin),
  pan: tidyCode(form.pan),
});

/** Optional numbers that never return to the browser in full. */
export const savedNumbers = ['upiId', 'gstin', 'pan'] as const;
export type SavedNumber = (typeof savedNumbers)[number];

interface Saved {
  before: BankForm | null;
  /** Saved numbers that the form deletes. */
  remove: readonly SavedNumber[];
}

/**
 * The form with the saved numbers that were left empty, because the browser has only their masked form. With another
 * account number the UPI ID is not kept: it would still pay into the earlier account.
 */
export function withSavedNumbers(form: BankForm, { before, remove }: Saved): BankForm {
  const isSameNumber = before?.accountNumber === form.accountNumber;
  const numberOf = (name: SavedNumber): string =>
    form[name] || (remove.includes(name) ? '' : (before?.[name] ?? ''));
  return {
    ...form,
    upiId: isSameNumber ? numberOf('upiId') : form.upiId,
    gstin: numberOf('gstin'),
    pan: numberOf('pan'),
  };
}

/** What is wrong with bank and tax details of a store in this country; browser and server ask the same. */
export function bankProblems(typed: BankForm, country: string): Problem[] {
  const form = tidyBank(typed);
  const india = country === 'IN';
  const problems: (Problem | false)[] = [
    !isAccountNumber(form.accountNumber, country) && {
      path: 'accountNumber',
      message: accountMessage(form.accountNumber, country),
    },
    india && form.ifsc === '' && { path: 'ifsc', message: 'IFSC is required' },
    form.ifsc !== '' &&
      !isIfsc(form.ifsc) && { path: 'ifsc', message: 'Please enter a valid IFSC such as HDFC0001234' },
    !india && form.swift === '' && { path: 'swift', message: 'SWIFT code is required' },
    form.swift !== '' &&
      !isSwift(form.swift) && { path: 'swift', message: 'Please enter a SWIFT code of 8 or 11 characters' },
    upiProblem(form.upiId, country),
    form.pan !== '' &&
      !isPan(form.pan) && { path: 'pan', message: 'Please enter a valid PAN such as AABCP1234K' },
    ...taxProblems(form),
  ];
  return problems.filter((problem) => problem !== false);
}

function accountMessage(code: string, country: string): string {
  if (country === 'IN') return 'Please enter the account number: 9 to 18 digits';
  if (/^[A-Z]{2}\d{2}/.test(code)) return 'This IBAN is not right. Please check it for a typing mistake.';
  return usesIban(country) ? 'Please enter the IBAN' : 'Please enter an IBAN or an account number';
}

function upiProblem(upiId: string, country: string): Problem | false {
  if (upiId === '') return false;
  if (country !== 'IN') return { path: 'upiId', message: 'A UPI ID works for stores in India only' };
  return (
    !isUpiId(upiId) && { path: 'upiId', message: 'Please enter a valid UPI ID such as company@okhdfcbank' }
  );
}

/** A GSTIN holds its owner's PAN, so the two must agree. */
function taxProblems({ gstin, pan }: BankForm): Problem[] {
  const message = gstinProblem(gstin);
  if (message) return [{ path: 'gstin', message }];
  const differs = gstin !== '' && isPan(pan) && gstin.slice(2, 12) !== pan;
  return differs ? [{ path: 'pan', message: 'This PAN is not the one inside your GSTIN' }] : [];
}

/** Fields as people read them. */
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
