import { priceRange } from '#features/catalog/products/rules/pricing.ts';
import { roundHalfAway, type Tier, tierFor } from '#lib/money.ts';
import type { VariantsForm } from '../contract/variant-form.ts';

/** What a variant says about its price and quantity; the rest is the product's. */
export interface OwnTerms {
  priceDifferenceMinor: number;
  tiers: readonly Tier[] | null;
  moq: number | null;
}

/** Highest price of a unit, and most pieces in stock, that a product can have. */
const mostMinor = 2_000_000_000;
const mostStock = 2_000_000_000;

interface ProductTerms {
  tiers: readonly Tier[];
  moq: number;
}

/** `Size: 300 × 200, Colour: white` → `300 × 200, white`. */
export const variantName = (options: readonly string[]): string => options.join(', ');

/** A product's title with the variant in it, as orders and inquiries carry it. */
export const titleWith = (title: string, variant: string | null): string =>
  variant ? `${title} (${variant})` : title;

/** The list of prices and the minimum order under which a variant is sold. */
export function variantTerms(product: ProductTerms, own: OwnTerms): { tiers: Tier[]; moq: number } {
  const moq = own.moq ?? (own.tiers ? (own.tiers[0]?.minQuantity ?? product.moq) : product.moq);
  const tiers =
    own.tiers ??
    product.tiers.map(({ minQuantity, unitPriceMinor }) => ({
      minQuantity,
      unitPriceMinor: unitPriceMinor + own.priceDifferenceMinor,
    }));
  return { tiers: startingAt(tiers, moq), moq };
}

/** The same prices for whoever orders this much or more: what lies below is left out. */
function startingAt(tiers: readonly Tier[], moq: number): Tier[] {
  const first = tierFor(tiers, moq) ?? tiers[0];
  if (!first) return [];
  return [
    { minQuantity: moq, unitPriceMinor: first.unitPriceMinor },
    ...tiers.filter(
      ({ minQuantity, unitPriceMinor }) => minQuantity > moq && unitPriceMinor < first.unitPriceMinor,
    ),
  ];
}

/** Why a variant cannot be sold at these prices; null when it can. */
export function termsProblem(product: ProductTerms, own: OwnTerms): string | null {
  if (own.tiers) return null;
  const prices = product.tiers.map(({ unitPriceMinor }) => unitPriceMinor + own.priceDifferenceMinor);
  if (Math.min(...prices) < 1) return 'With this difference a price would fall to nothing';
  return Math.max(...prices) > mostMinor ? 'With this difference a price would be too high' : null;
}

/** Returns why variants cannot be sold together with their product, each with the place in the form. */
export function variantProblems(product: ProductTerms, { variants }: VariantsForm) {
  const problems = variants.flatMap((variant, i) => {
    const message = termsProblem(product, variant);
    return message ? [{ path: ['variants', 'variants', i, 'priceDifferenceMinor'], message }] : [];
  });
  if (variants.reduce((sum, { stock }) => sum + stock, 0) > mostStock)
    problems.push({
      path: ['variants', 'variants', 0, 'stock'],
      message: 'Together their stock is too high',
    });
  return problems;
}

/** Lowest and highest price of a product over all that it comes in. */
export function rangeWith(product: ProductTerms, variants: readonly OwnTerms[]) {
  if (variants.length === 0) return priceRange(product.tiers);
  return priceRange(variants.flatMap((own) => variantTerms(product, own).tiers));
}

/** A difference moved by so many per cent, as the product's own prices are. */
export const movedDifference = (minor: number, percent: number): number =>
  roundHalfAway(Number(((minor * (100 + percent)) / 100).toPrecision(15)));
