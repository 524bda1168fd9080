/**
 * Quantities are whole numbers or, for what is measured, have up to three decimals. Sums of such numbers drift in
 * floating point (1.1 + 2.2 + 1.3 is not 4.6), so all arithmetic on them is done here, in whole thousandths.
 */
const thousandths = (quantity: number): number => Math.round(quantity * 1000);

/** Largest quantity that an order takes; its thousandths are still exact. */
export const maxQuantity = 100_000_000;

/** What is left of a quantity when some of it is gone, exactly; below 0 where more is gone than there was. */
export const subtractQuantities = (whole: number, gone: number): number =>
  (thousandths(whole) - thousandths(gone)) / 1000;

/** Whether a quantity has at most three decimals. */
export const hasThreeDecimals = (quantity: number): boolean => thousandths(quantity) / 1000 === quantity;
