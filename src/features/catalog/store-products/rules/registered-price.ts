import { noPriceMinor } from '#features/catalog/products/rules/pricing.ts';
import type { Tier } from '#lib/money.ts';

/** Amounts in what people type for a price range, in paise: `₹18 to ₹26.50 a piece` → 1800, 2650. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d{1,2})?/g)]
    .map(([digits]) => Math.round(Number(digits.replaceAll(',', '')) * 100))
    .filter((amount) => amount > noPriceMinor && amount <= 2_000_000_000);
}

/** A price range in words → tiers that a draft starts with: the higher price for the smallest order. */
export function tiersFrom(text: string, moq: number): Tier[] {
  const amounts = amountsIn(text).slice(0, 2);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0) return [{ minQuantity: moq, unitPriceMinor: noPriceMinor }];
  if (low === high) return [{ minQuantity: moq, unitPriceMinor: low }];
  return [
    { minQuantity: moq, unitPriceMinor: high },
    { minQuantity: moq * 5, unitPriceMinor: low },
  ];
}

/** Days in a lead time as people type it: the longer of `10 to 14 days`, weeks counted as seven; null when there are none. */
export function leadDaysIn(text: string): number | null {
  const numbers = [...text.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits));
  if (numbers.length === 0) return null;
  const days = Math.max(...numbers.slice(0, 2)) * (/week/i.test(text) ? 7 : 1);
  return Math.min(days, 365);
}
