import { roundHalfAway } from './money.ts';

/**
 * The largest amount of a line, an order or a payment. A basket of a hundred such lines, with its taxes, is still a
 * number that JavaScript and JSON keep exactly.
 */
export const maxAmountMinor = 1_000_000_000_000;

/** Quantities may be fractional (kg, m), in thousandths. */
const thousandths = 1000;

/**
 * Price of one line: quantity × unit price, exact, and rounded once. Null where it is more than `maxAmountMinor`:
 * what cannot be written on an order must not be shown as if it could.
 */
export function lineTotalMinor(quantity: number, unitPriceMinor: number): number | null {
  const scaled = quantity * thousandths;
  if (!Number.isFinite(scaled) || !Number.isFinite(unitPriceMinor)) return null;
  const product = BigInt(roundHalfAway(scaled)) * BigInt(unitPriceMinor);
  const half = BigInt(thousandths / 2) * (product < 0n ? -1n : 1n);
  const total = Number((product + half) / BigInt(thousandths));
  return Math.abs(total) > maxAmountMinor ? null : total;
}
