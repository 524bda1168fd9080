const unitsOf = new Map<string, number>();

/** How many minor units make one: 100 for INR and USD, 1 for JPY (ISO 4217, as Intl knows it). */
export function minorUnits(currency: string): number {
  const known = unitsOf.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const units = 10 ** (maximumFractionDigits ?? 2);
  // Asking Intl costs more than everything else in a long list; there are few currencies.
  if (unitsOf.size < 300) unitsOf.set(currency, units);
  return units;
}

/** Rounds half away from zero, as invoices do. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
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
