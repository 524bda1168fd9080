import { allocate } from './shares.ts';

/** Shares are allocated in whole numbers, so values keep three decimals. */
const sharePrecision = 1000;

/**
 * Returns the share of each value in whole percent. The shares add up to exactly 100, because the rounding difference
 * goes to the largest remainders. Negative values count as 0; if all values are 0, so are the shares.
 */
export function percentages(values: readonly number[]): number[] {
  const weights = values.map((value) => Math.round(Math.max(0, value) * sharePrecision));
  return weights.some((weight) => weight > 0) ? allocate(100, weights) : weights.map(() => 0);
}
