import { formatNumber } from './formats.ts';
import { homeMarket } from './market.ts';
import { minorUnits } from './money.ts';

/** Digits with or without groups, as in `12,500`, `12 500` and `1,25,000`. In `72,35`, the comma may be a decimal point. */
const typedNumber = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:\s\d{3})+)(?:\.\d+)?$/;

/** Parses `1,240` as 1240. Returns NaN for text that is no number, or could be two, which contracts refuse. */
export function parseTypedNumber(typed: string): number {
  const normalized = typed.trim();
  return typedNumber.test(normalized) ? Number(normalized.replace(/[\s,]/g, '')) : Number.NaN;
}

/**
 * Parses `5,000` and `5 000` as 5000, where only a whole number makes sense. Returns NaN for all else: `5.000` is five
 * thousand in many countries.
 */
export const parseTypedWhole = (typed: string): number =>
  typed.includes('.') ? Number.NaN : parseTypedNumber(typed);

/** Returns how to write a number that cannot be read because of its separators; null if those are not the problem. */
export function describeTypedNumber(typed: string, { whole }: { whole: boolean }): string | null {
  const text = typed.trim();
  if (!/^-?\d[\d.,\s]*$/.test(text)) return null;
  if (!Number.isNaN(whole ? parseTypedWhole(text) : parseTypedNumber(text))) return null;
  const thousands = /^\d{1,3}(?:\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : null;
  if (thousands !== null)
    return `Write ${formatNumber(thousands)} or ${thousands}: a point does not separate thousands.`;
  if (whole) return 'Write a whole number, such as 5,000 or 5000.';
  const decimals = /^(-?\d+),(\d+)$/.exec(text);
  if (decimals) return `Write ${decimals[1]}.${decimals[2]}, with a point: a comma separates thousands.`;
  return 'Write a number such as 1,250.75: a comma separates thousands, a point decimals.';
}

/** Parses `54.50` as 5450. Returns NaN if there are more decimals than the currency has. */
export function parseTypedMinor(typed: string, currency = homeMarket.currency): number {
  const normalized = typed
    .replace('−', '-')
    .replace(/^([-+]?)[₹\s]*/, (sign) => (sign.startsWith('-') ? '-' : ''));
  const minor = parseTypedNumber(normalized) * minorUnits(currency);
  const rounded = Math.round(minor);
  return Math.abs(minor - rounded) < 1e-6 ? rounded : Number.NaN;
}

/** Formats an amount for an input field: 5450 → `54.50`, 5400 → `54`. */
export function formatTypedMinor(minor: number, currency = homeMarket.currency): string {
  const amount = minor / minorUnits(currency);
  return Number.isInteger(amount)
    ? String(amount)
    : amount.toFixed(Math.round(Math.log10(minorUnits(currency))));
}
