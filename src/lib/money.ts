/** An amount in the smallest unit of its currency (paise, cents); never a float. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** Decimal places of the currencies that do not have two (ISO 4217). */
const minorDigits: Record<string, number> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  BHD: 3,
  KWD: 3,
  OMR: 3,
  JOD: 3,
  TND: 3,
};

export const minorUnits = (currency: string): number => 10 ** (minorDigits[currency] ?? 2);

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

/** Minor units → text in the reader's convention; rupees group as lakh and crore. */
export function formatMoney({ amountMinor, currency }: Money, options: { whole?: boolean } = {}): string {
  const amount = amountMinor / minorUnits(currency);
  const whole = options.whole ?? Number.isInteger(amount);
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(amount);
}
