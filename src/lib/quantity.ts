/**
 * Quantities are whole numbers, or have up to three decimals if they are measured. Sums of such numbers drift in
 * floating point (1.1 + 2.2 + 1.3 is not 4.6), so this module computes in whole thousandths.
 */
const toThousandths = (quantity: number): number => Math.round(quantity * 1000);

/** Largest quantity of an order; its thousandths are still exact. */
export const maxQuantity = 100_000_000;

/** Returns the exact difference of two quantities; negative if more is taken than there was. */
export const subtractQuantities = (total: number, taken: number): number =>
  (toThousandths(total) - toThousandths(taken)) / 1000;

/** True if a quantity has at most three decimals. */
export const hasThreeDecimals = (quantity: number): boolean => toThousandths(quantity) / 1000 === quantity;
