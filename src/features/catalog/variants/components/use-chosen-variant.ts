import { useState } from 'react';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { stockLevelOf } from '#features/catalog/products/rules/status.ts';
import type { ProductVariant } from '../contract.ts';
import { titleWith } from '../rules/variant-terms.ts';

interface Choice {
  variants: readonly ProductVariant[];
  /** Which one the address asks for. */
  asked: string | null;
}

/**
 * The product as it is bought: under the terms of the variant that was chosen. To begin with that is the one in the
 * address, else the first in stock.
 */
export function useChosenVariant(product: ProductPage, { variants, asked }: Choice) {
  const [chosenId, choose] = useState(asked);
  const variant =
    variants.find(({ id }) => id === chosenId) ??
    variants.find(({ stock }) => stock > 0) ??
    variants[0] ??
    null;
  if (!variant) return { sold: product, inquired: product, variant: null, choose };
  const { tiers, moq, stock, priceFromMinor, priceToMinor, sku } = variant;
  const terms = { tiers, moq, stock, priceFromMinor, priceToMinor, stockLevel: stockLevelOf(stock) };
  const sold: ProductPage = { ...product, ...terms, sku: sku ?? product.sku };
  const inquired = { ...sold, title: titleWith(product.title, variant.name), variantId: variant.id };
  return { sold, inquired, variant, choose };
}
