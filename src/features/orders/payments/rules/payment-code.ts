import { isSepaIban } from '#features/stores/bank-details/rules/iban.ts';
import type { PaymentAccount } from '#features/stores/bank-details/rules.ts';
import { homeMarket } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';

/** The payment that a QR code requests. */
interface PaymentRequest {
  account: PaymentAccount;
  /** ISO 3166-1 code of the store. */
  country: string;
  /** That of the buyer. */
  buyerCountry: string;
  currency: string;
  amountMinor: number;
  /** The reference by which the supplier finds the payment, such as `Order 0042`. */
  reference: string;
}

interface PaymentCode {
  kind: 'upi' | 'epc';
  /** The text in the QR code. */
  payload: string;
}

/** Returns the QR code for a payment: UPI for rupees within India, EPC for euros in SEPA, null for anything else. */
export function paymentCode(request: PaymentRequest): PaymentCode | null {
  const { account, country, buyerCountry, currency, amountMinor } = request;
  if (amountMinor <= 0) return null;
  // Apps outside India cannot pay by UPI.
  if (country === 'IN' && buyerCountry === 'IN' && currency === homeMarket.currency && account.upiId) {
    return { kind: 'upi', payload: upiPayload(request) };
  }
  if (currency !== 'EUR' || !isSepaIban(account.accountNumber)) return null;
  const payload = epcPayload(request);
  return payload === null ? null : { kind: 'epc', payload };
}

/** Minor units as a decimal number with a point: `1614375` → `16143.75`. */
function decimal(minor: number, currency: string): string {
  const units = minorUnits(currency);
  const digits = String(units).length - 1;
  return `${Math.floor(minor / units)}.${String(minor % units).padStart(digits, '0')}`;
}

/** Longest name and note that UPI apps accept. */
const upiLimits = { name: 99, note: 50 };

/**
 * NPCI's UPI linking specification: `upi://pay` with payee address, name, amount, currency and note. The @ of the
 * address stays as it is, because some apps do not decode it.
 */
export function upiPayload({ account, amountMinor, reference }: PaymentRequest): string {
  const encode = encodeURIComponent;
  return [
    `upi://pay?pa=${account.upiId}`,
    `pn=${encode(basicLatin(account.accountHolder).slice(0, upiLimits.name).trim())}`,
    `am=${decimal(amountMinor, homeMarket.currency)}`,
    'cu=INR',
    `tn=${encode(basicLatin(reference).slice(0, upiLimits.note).trim())}`,
  ].join('&');
}

/** Limits of EPC069-12: characters of name and text, bytes of all of it, and the largest amount in cents. */
const epcLimits = { name: 70, text: 140, bytes: 331, amountMinor: 99_999_999_999 };

/**
 * EPC069-12, version 002, UTF-8: a SEPA credit transfer. Null where the name has no letter that banks accept, or the
 * amount is beyond what a transfer may be.
 */
export function epcPayload({ account, amountMinor, reference }: PaymentRequest): string | null {
  const name = basicLatin(account.accountHolder).slice(0, epcLimits.name).trim();
  if (name === '' || amountMinor > epcLimits.amountMinor) return null;
  const payload = [
    'BCD',
    '002',
    '1',
    'SCT',
    account.swift,
    name,
    account.accountNumber,
    `EUR${decimal(amountMinor, 'EUR')}`,
    // Purpose and structured reference are empty; the text for the payee follows.
    '',
    '',
    basicLatin(reference).slice(0, epcLimits.text).trim(),
  ].join('\n');
  return new TextEncoder().encode(payload).length <= epcLimits.bytes ? payload : null;
}

/** Letters that lose more than an accent. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '&': '+',
  '’': "'",
};

/** A text in the characters that every bank of SEPA accepts; the others become a space. */
export const basicLatin = (text: string): string =>
  text
    .replace(/[ßæÆøØœŒłŁđĐ&’]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** The reference of an order in characters that every bank accepts: `#0042` → `Order 0042`. */
export const paymentReference = (orderNumber: string): string => `Order ${basicLatin(orderNumber)}`;
