import { lineTotalMinor } from '#lib/line-amount.ts';
import { minorUnits, type Tier, tierFor } from '#lib/money.ts';

/** One paisa marks a missing price; such a product cannot be published. */
export const noPriceMinor = 1;

/** Returns the lowest and highest unit price of tiers whose prices fall from first to last. */
export function priceRange(tiers: readonly Tier[]): { priceFromMinor: number; priceToMinor: number } {
  const prices = tiers.map(({ unitPriceMinor }) => unitPriceMinor);
  return { priceFromMinor: Math.min(...prices), priceToMinor: Math.max(...prices) };
}

/** `too_large`: the total exceeds the maximum that an order can have. */
type QuantityProblem = 'below_minimum' | 'not_a_multiple' | 'not_a_quantity' | 'too_large';

interface PriceTerms {
  tiers: readonly Tier[];
  moq: number;
  orderMultiple: number;
}

interface QuantityPrice {
  problem: QuantityProblem | null;
  /** Tier of this quantity; null below the minimum. */
  tier: Tier | null;
  totalMinor: number | null;
  /** Nearest quantity that can be ordered, at or above this one. */
  orderable: number;
  /** The next cheaper tier, and the additional quantity it needs. */
  next: { tier: Tier; missing: number } | null;
}

/** Returns the price of a quantity under a product's terms, and what must change before it can be ordered. */
export function priceOf({ tiers, moq, orderMultiple }: PriceTerms, quantity: number): QuantityPrice {
  const orderable = roundUpToMultiple(Math.max(Number.isFinite(quantity) ? Math.ceil(quantity) : moq, moq), {
    moq,
    multiple: orderMultiple,
  });
  const next = tiers.find(({ minQuantity }) => minQuantity > quantity) ?? null;
  const upcoming = next ? { tier: next, missing: next.minQuantity - quantity } : null;
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    return { problem: 'not_a_quantity', tier: null, totalMinor: null, orderable, next: null };
  if (quantity < moq)
    return { problem: 'below_minimum', tier: null, totalMinor: null, orderable, next: null };
  const tier = tierFor(tiers, quantity);
  const totalMinor = tier ? lineTotalMinor(quantity, tier.unitPriceMinor) : null;
  const known = quantity === orderable ? null : 'not_a_multiple';
  return {
    problem: tier && totalMinor === null ? 'too_large' : known,
    tier,
    totalMinor,
    orderable,
    next: upcoming,
  };
}

/** The minimum itself can always be ordered; above it, only multiples. */
function roundUpToMultiple(quantity: number, { moq, multiple }: { moq: number; multiple: number }): number {
  return quantity <= moq ? moq : Math.ceil(quantity / multiple) * multiple;
}

/**
 * A product whose smallest order costs at most this much has a low minimum: round amounts of similar value, in whole
 * units. They do not follow the exchange rates, so that no product changes its tag without a change of its price.
 */
// biome-ignore format: a table
const lowOrders: Readonly<Record<string, number>> = {
  INR: 5000, USD: 60, EUR: 50, GBP: 45, AED: 200, AUD: 90, BHD: 20, BRL: 300, CAD: 80, CHF: 50, CNY: 400, DKK: 400, HKD: 450, JPY: 9000, KRW: 80_000, LKR: 18_000, MXN: 1000, MYR: 250, NOK: 600, NZD: 100, SAR: 200, SEK: 600, SGD: 80, THB: 2000, TWD: 1800, ZAR: 1000,
};

/** Returns the tags by which buyers filter products. */
export function tagsOf({
  ecoFriendly,
  customizable,
  moq,
  tiers,
  currency,
}: {
  ecoFriendly: boolean;
  customizable: boolean;
  currency: string;
  moq: number;
  tiers: readonly Tier[];
}): string[] {
  const first = tiers[0];
  const smallest = first && lineTotalMinor(moq, first.unitPriceMinor);
  const isLow = typeof smallest === 'number' && smallest <= (lowOrders[currency] ?? 0) * minorUnits(currency);
  return [
    ...(ecoFriendly ? ['Eco-Friendly'] : []),
    ...(isLow ? ['Low MOQ'] : []),
    ...(customizable ? ['Custom Print Available'] : []),
  ];
}

/** Returns what a product lacks before it can be published. Drafts may lack it. */
export function missingForPublishing({
  description,
  tiers,
}: {
  description: string;
  tiers: readonly Tier[];
}): { path: string; message: string }[] {
  const missing = [];
  if (description.trim().length < 20) {
    missing.push({
      path: 'description',
      message: 'Enter a description of at least 20 characters to publish',
    });
  }
  if (tiers.some(({ unitPriceMinor }) => unitPriceMinor <= noPriceMinor))
    missing.push({ path: 'tiers', message: 'Enter a price to publish' });
  return missing;
}
