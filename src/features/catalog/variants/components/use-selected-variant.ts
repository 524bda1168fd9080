import { useState } from 'react';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { stockLevelOf } from '#features/catalog/products/rules/status.ts';
import type { ProductVariant } from '../contract.ts';
import { titleWithVariant } from '../rules/variant-terms.ts';

interface VariantChoice {
  variants: readonly ProductVariant[];
  /** Id of the variant in the URL. */
  variantId: string | null;
}

/**
 * Returns the product under the terms of the selected variant: at first the one in the URL, else the first in stock.
 */
export function useSelectedVariant(product: ProductPage, { variants, variantId }: VariantChoice) {
  const [chosenId, choose] = useState(variantId);
  const variant =
    variants.find(({ id }) => id === chosenId) ??
    variants.find(({ stock }) => stock > 0) ??
    variants[0] ??
    null;
  if (!variant) return { sold: product, inquired: product, variant: null, choose };
  const { tiers, moq, stock, priceFromMinor, priceToMinor, sku } = variant;
  const terms = { tiers, moq, stock, priceFromMinor, priceToMinor, stockLevel: stockLevelOf(stock) };
  const drawings = variant.drawings ?? product.drawings;
  const sold: ProductPage = { ...product, ...terms, drawings, sku: sku ?? product.sku };
  const inquired = { ...sold, title: titleWithVariant(product.title, variant.name), variantId: variant.id };
  return { sold, inquired, variant, choose };
}
