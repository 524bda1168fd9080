import { roundHalfAway } from './money.ts';

/**
 * Largest amount of a line, order or payment. The total of a basket of a hundred such lines with taxes is still an
 * exact integer in JavaScript and JSON.
 */
export const maxAmountMinor = 1_000_000_000_000;

/** Quantities may be fractional (kg, m), with up to three decimals. */
const thousandthsPerUnit = 1000;

/**
 * Returns the price of a line, quantity × unit price, computed exactly and rounded once. Null above `maxAmountMinor`,
 * so that no one is shown a total that an order cannot store.
 */
export function lineTotalMinor(quantity: number, unitPriceMinor: number): number | null {
  const scaled = quantity * thousandthsPerUnit;
  if (!Number.isFinite(scaled) || !Number.isFinite(unitPriceMinor)) return null;
  const product = BigInt(roundHalfAway(scaled)) * BigInt(unitPriceMinor);
  const half = BigInt(thousandthsPerUnit / 2) * (product < 0n ? -1n : 1n);
  const total = Number((product + half) / BigInt(thousandthsPerUnit));
  return Math.abs(total) > maxAmountMinor ? null : total;
}
