import { noPriceMinor } from '#features/catalog/products/rules/pricing.ts';
import type { Tier } from '#lib/money.ts';

/** Returns the amounts in a price range as users type it, in paise: `₹18 to ₹26.50 a piece` → 1800, 2650. */
export function parseAmounts(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d{1,2})?/g)]
    .map(([digits]) => Math.round(Number(digits.replaceAll(',', '')) * 100))
    .filter((amount) => amount > noPriceMinor && amount <= 2_000_000_000);
}

/** Returns tiers for a draft from a typed price range: the higher price is for the minimum order. */
export function tiersFrom(text: string, moq: number): Tier[] {
  const amounts = parseAmounts(text).slice(0, 2);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0) return [{ minQuantity: moq, unitPriceMinor: noPriceMinor }];
  if (low === high) return [{ minQuantity: moq, unitPriceMinor: low }];
  return [
    { minQuantity: moq, unitPriceMinor: high },
    { minQuantity: moq * 5, unitPriceMinor: low },
  ];
}

/**
 * Returns the days in a typed lead time: the longer one of `10 to 14 days`, with weeks as seven days; null if there are
 * none.
 */
export function parseLeadDays(text: string): number | null {
  const numbers = [...text.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits));
  if (numbers.length === 0) return null;
  const days = Math.max(...numbers.slice(0, 2)) * (/week/i.test(text) ? 7 : 1);
  return Math.min(days, 365);
}
