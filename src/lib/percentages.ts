import { allocate } from './shares.ts';

/** Fractional values keep three decimals, since shares are allocated in whole numbers. */
const precision = 1000;

/**
 * Returns the share of each value in whole percent; together they are exactly 100, because what rounding leaves
 * over goes to the largest remainders. Negative values count as 0; without any value every share is 0.
 */
export function percentages(values: readonly number[]): number[] {
  const weights = values.map((value) => Math.round(Math.max(0, value) * precision));
  return weights.some((weight) => weight > 0) ? allocate(100, weights) : weights.map(() => 0);
}
