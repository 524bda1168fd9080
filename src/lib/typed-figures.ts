import { homeMarket } from './market.ts';
import { minorUnits } from './money.ts';

/** `1,240` → 1240; what is no number → NaN, which a contract refuses. */
export function readNumber(typed: string): number {
  const plain = typed.replace(/[\s,]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** `54.50` → 5450; more decimals than the currency has → NaN. */
export function readMinor(typed: string, currency = homeMarket.currency): number {
  const plain = typed
    .replace('−', '-')
    .replace(/^([-+]?)[₹\s]*/, (sign) => (sign.startsWith('-') ? '-' : ''));
  const minor = readNumber(plain) * minorUnits(currency);
  const rounded = Math.round(minor);
  return Math.abs(minor - rounded) < 1e-6 ? rounded : Number.NaN;
}

/** 5450 → `54.50`, 5400 → `54`: an amount as somebody would type it. */
export function typedMinor(minor: number, currency = homeMarket.currency): string {
  const amount = minor / minorUnits(currency);
  return Number.isInteger(amount)
    ? String(amount)
    : amount.toFixed(Math.round(Math.log10(minorUnits(currency))));
}
