import { priceRange } from '#features/catalog/products/rules/pricing.ts';
import { roundHalfAway, type Tier, tierFor } from '#lib/money.ts';
import type { VariantsForm } from '../contract/variant-form.ts';

/** Price and quantity settings of a variant; the rest comes from the product. */
export interface VariantOverrides {
  priceDifferenceMinor: number;
  tiers: readonly Tier[] | null;
  moq: number | null;
}

/** Maximum unit price, and maximum pieces in stock, of a product. */
const maxPriceMinor = 2_000_000_000;
const maxStock = 2_000_000_000;

interface ProductTerms {
  tiers: readonly Tier[];
  moq: number;
}

/** Joins the values of a variant: `Size: 300 × 200, Colour: white` → `300 × 200, white`. */
export const variantName = (options: readonly string[]): string => options.join(', ');

/** Returns a product's title with the variant's name, as orders and inquiries show it. */
export const titleWithVariant = (title: string, variant: string | null): string =>
  variant ? `${title} (${variant})` : title;

/** Returns the price tiers and the minimum order of a variant. */
export function variantTerms(product: ProductTerms, own: VariantOverrides): { tiers: Tier[]; moq: number } {
  const moq = own.moq ?? (own.tiers ? (own.tiers[0]?.minQuantity ?? product.moq) : product.moq);
  const tiers =
    own.tiers ??
    product.tiers.map(({ minQuantity, unitPriceMinor }) => ({
      minQuantity,
      unitPriceMinor: unitPriceMinor + own.priceDifferenceMinor,
    }));
  return { tiers: tiersFromMinimum(tiers, moq), moq };
}

/** Returns the same prices starting at a minimum order, without tiers below it. */
function tiersFromMinimum(tiers: readonly Tier[], moq: number): Tier[] {
  const first = tierFor(tiers, moq) ?? tiers[0];
  if (!first) return [];
  return [
    { minQuantity: moq, unitPriceMinor: first.unitPriceMinor },
    ...tiers.filter(
      ({ minQuantity, unitPriceMinor }) => minQuantity > moq && unitPriceMinor < first.unitPriceMinor,
    ),
  ];
}

/** Returns why a variant cannot be sold at these prices, or null. */
export function termsProblem(product: ProductTerms, own: VariantOverrides): string | null {
  if (own.tiers) return null;
  const prices = product.tiers.map(({ unitPriceMinor }) => unitPriceMinor + own.priceDifferenceMinor);
  if (Math.min(...prices) < 1) return 'With this difference, a price would become 0 or less';
  return Math.max(...prices) > maxPriceMinor ? 'With this difference, a price would be too high' : null;
}

/** Returns why variants cannot be sold with their product, each with its path in the form. */
export function variantProblems(product: ProductTerms, { variants }: VariantsForm) {
  const problems = variants.flatMap((variant, i) => {
    const message = termsProblem(product, variant);
    return message ? [{ path: ['variants', 'variants', i, 'priceDifferenceMinor'], message }] : [];
  });
  if (variants.reduce((sum, { stock }) => sum + stock, 0) > maxStock)
    problems.push({
      path: ['variants', 'variants', 0, 'stock'],
      message: 'Total stock is too high',
    });
  return problems;
}

/** Returns the lowest and the highest price of a product over all its variants. */
export function priceRangeWithVariants(product: ProductTerms, variants: readonly VariantOverrides[]) {
  if (variants.length === 0) return priceRange(product.tiers);
  return priceRange(variants.flatMap((own) => variantTerms(product, own).tiers));
}

/** Changes a price difference by a percentage, rounded like the product's own prices. */
export const changePriceDifference = (minor: number, percent: number): number =>
  roundHalfAway(Number(((minor * (100 + percent)) / 100).toPrecision(15)));
