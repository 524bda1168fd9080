import { minorUnits } from '#lib/money.ts';
import { formatMoney } from './format.ts';

/** Formats money in whole units: `₹1,24,500` for ₹1,24,500.40. */
export function formatWholeMoney(amountMinor: number, currency: string): string {
  const units = minorUnits(currency);
  return formatMoney(Math.round(amountMinor / units) * units, currency);
}
