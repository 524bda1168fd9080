/** How many minor units make one: 100 for INR and USD, 1 for JPY (ISO 4217, as Intl knows it). */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** (maximumFractionDigits ?? 2);
}

/** Rounds half away from zero, as invoices do. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
}

/** Price of one line: quantity × unit price, rounded once. Quantities may be fractional (kg, m). */
export function lineTotalMinor(quantity: number, unitPriceMinor: number): number {
  return roundHalfAway(Number((quantity * unitPriceMinor).toPrecision(15)));
}

export interface Tier {
  minQuantity: number;
  unitPriceMinor: number;
}

/** The tier that a quantity earns: the last whose minimum it reaches; null below the first. Tiers ascend by quantity. */
export function tierFor(tiers: readonly Tier[], quantity: number): Tier | null {
  let earned: Tier | null = null;
  for (const tier of tiers) if (quantity >= tier.minQuantity) earned = tier;
  return earned;
}
