import { gstinProblem, tidyGstin } from '#features/suppliers/rules/gstin.ts';

/** Capitals without spaces and hyphens, as banks write codes. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Indian Financial System Code: bank, a zero, branch. */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code);

/** ISO 9362: bank, country, place, and a branch or none. */
export const isSwift = (code: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code);

/** Permanent Account Number: the fourth letter says what kind of taxpayer it is. */
export const isPan = (code: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(code);

/** ISO 13616: the country's letters and check digits go last, letters count from 10, and 97 divides it with 1 left. */
export function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code)) return false;
  const digits = `${code.slice(4)}${code.slice(0, 4)}`
    .split('')
    .map((letter) => String(parseInt(letter, 36)))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Account number: digits in India, 9 to 18 of them; elsewhere an IBAN or what the bank there uses. */
export const isAccountNumber = (code: string, country: string): boolean =>
  country === 'IN' ? /^\d{9,18}$/.test(code) : isIban(code) || /^[A-Z0-9]{4,30}$/.test(code);

/** What of a secret may be shown: its last four characters. */
export const masked = (secret: string): string => (secret ? `•••• ${secret.slice(-4)}` : '');

export interface BankForm {
  accountHolder: string;
  bankName: string;
  accountNumber: string;
  ifsc: string;
  swift: string;
  gstin: string;
  pan: string;
}

interface Problem {
  path: keyof BankForm;
  message: string;
}

/** The form as it is kept: codes in capitals, without spaces. */
export const tidyBank = (form: BankForm): BankForm => ({
  accountHolder: form.accountHolder.trim(),
  bankName: form.bankName.trim(),
  accountNumber: tidyCode(form.accountNumber),
  ifsc: tidyCode(form.ifsc),
  swift: tidyCode(form.swift),
  gstin: tidyGstin(form.gstin),
  pan: tidyCode(form.pan),
});

interface Kept {
  before: BankForm | null;
  /** Those to forget. */
  remove: readonly ('gstin' | 'pan')[];
}

/** Tax numbers never come back to the browser, so one that is left empty stays what it was unless it is to go. */
export const keepTaxNumbers = (form: BankForm, { before, remove }: Kept): BankForm => ({
  ...form,
  gstin: form.gstin || (remove.includes('gstin') ? '' : (before?.gstin ?? '')),
  pan: form.pan || (remove.includes('pan') ? '' : (before?.pan ?? '')),
});

/** What is wrong with bank and tax details of a store in this country; browser and server ask the same. */
export function bankProblems(typed: BankForm, country: string): Problem[] {
  const form = tidyBank(typed);
  const india = country === 'IN';
  const found: (Problem | false)[] = [
    !isAccountNumber(form.accountNumber, country) && {
      path: 'accountNumber',
      message: india ? 'Please enter the account number: 9 to 18 digits' : accountMessage(form.accountNumber),
    },
    india && form.ifsc === '' && { path: 'ifsc', message: 'IFSC is required' },
    form.ifsc !== '' &&
      !isIfsc(form.ifsc) && { path: 'ifsc', message: 'Please enter a valid IFSC such as HDFC0001234' },
    !india && form.swift === '' && { path: 'swift', message: 'SWIFT code is required' },
    form.swift !== '' &&
      !isSwift(form.swift) && { path: 'swift', message: 'Please enter a SWIFT code of 8 or 11 characters' },
    form.pan !== '' &&
      !isPan(form.pan) && { path: 'pan', message: 'Please enter a valid PAN such as AABCP1234K' },
    ...taxProblems(form),
  ];
  return found.filter((problem) => problem !== false);
}

const accountMessage = (code: string): string =>
  /^[A-Z]{2}\d{2}/.test(code)
    ? 'This IBAN is not right. Please check it for a typing mistake.'
    : 'Please enter an IBAN or an account number';

/** A GSTIN holds its owner's PAN, so the two must agree. */
function taxProblems({ gstin, pan }: BankForm): Problem[] {
  const message = gstinProblem(gstin);
  if (message) return [{ path: 'gstin', message }];
  const differs = gstin !== '' && isPan(pan) && gstin.slice(2, 12) !== pan;
  return differs ? [{ path: 'pan', message: 'This PAN is not the one inside your GSTIN' }] : [];
}

/** Fields as people read them. */
export const bankLabels: Record<string, string> = {
  accountHolder: 'Account holder',
  bankName: 'Bank name',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  swift: 'SWIFT code',
  gstin: 'GSTIN',
  pan: 'PAN',
};
