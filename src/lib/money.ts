const minorUnitsCache = new Map<string, number>();

/** Returns the number of minor units in a unit: 100 for INR and USD, 1 for JPY (ISO 4217, from Intl). */
export function minorUnits(currency: string): number {
  const cachedUnits = minorUnitsCache.get(currency);
  if (cachedUnits !== undefined) return cachedUnits;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const units = 10 ** (maximumFractionDigits ?? 2);
  // Cached because Intl is the slowest part of a long list, and there are few currencies.
  if (minorUnitsCache.size < 300) minorUnitsCache.set(currency, units);
  return units;
}

/** Rounds half away from zero, as invoices do. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
}

/** An amount with its currency. */
export interface Money {
  /** Integer in minor units: paise, cents. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** Returns the sum of the amounts in each currency, in the order in which the currencies first appear. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amountMinor, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
}

export interface Tier {
  minQuantity: number;
  unitPriceMinor: number;
}

/**
 * Returns the tier for a quantity, the last one whose minimum it reaches; null below the first. Tiers ascend by
 * quantity.
 */
export function tierFor(tiers: readonly Tier[], quantity: number): Tier | null {
  let matchingTier: Tier | null = null;
  for (const tier of tiers) if (quantity >= tier.minQuantity) matchingTier = tier;
  return matchingTier;
}
