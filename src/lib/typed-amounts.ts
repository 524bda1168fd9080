import { homeMarket } from './market.ts';
import { minorUnits } from './money.ts';
import { parseTypedNumber } from './parse-typed-number.ts';

/**
 * Parses `54.50` as 5450. Returns NaN if there are more decimals than the currency has, also for `1.850`: it is one
 * thousand eight hundred and fifty in many countries.
 */
export function parseTypedMinor(typed: string, currency = homeMarket.currency): number {
  const normalized = typed
    .replace('−', '-')
    .replace(/^([-+]?)[₹\s]*/, (sign) => (sign.startsWith('-') ? '-' : ''));
  const units = minorUnits(currency);
  const decimals = /\.(\d+)\s*$/.exec(normalized)?.[1]?.length ?? 0;
  if (decimals > Math.max(2, Math.round(Math.log10(units)))) return Number.NaN;
  const minor = parseTypedNumber(normalized) * units;
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
