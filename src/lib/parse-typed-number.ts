import { homeMarket } from './market.ts';
import { minorUnits } from './money.ts';

/** Digits with or without groups, as in `12,500` and `1,25,000`. In `72,35`, the comma may be a decimal point. */
const typedNumber = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** Parses `1,240` as 1240. Returns NaN for text that is no number, or could be two, which contracts refuse. */
export function parseTypedNumber(typed: string): number {
  const normalized = typed.replace(/\s/g, '');
  return typedNumber.test(normalized) ? Number(normalized.replaceAll(',', '')) : Number.NaN;
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
