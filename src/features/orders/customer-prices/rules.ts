import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { formatDate } from '#lib/formats.ts';
import { type Tier, tierFor } from '#lib/money.ts';
import type { OwnPrice } from './contract.ts';

interface ListTerms {
  tiers: readonly Tier[];
  moq: number;
}

/**
 * Returns the terms of a product for a buyer with prices of their own. Each quantity costs the lower of the list price and
 * the customer price, so that a sale is never missed. The minimum order is the smaller one.
 */
export function combineTerms<Terms extends ListTerms>(list: Terms, own: readonly Tier[]): Terms {
  const first = own[0];
  if (!first) return list;
  const steps = [...new Set([...list.tiers, ...own].map(({ minQuantity }) => minQuantity))].toSorted(
    (a, b) => a - b,
  );
  const tiers: Tier[] = [];
  for (const minQuantity of steps) {
    const prices = [tierFor(list.tiers, minQuantity), tierFor(own, minQuantity)].flatMap(
      (tier) => tier?.unitPriceMinor ?? [],
    );
    const unitPriceMinor = Math.min(...prices);
    if (unitPriceMinor !== tiers.at(-1)?.unitPriceMinor) tiers.push({ minQuantity, unitPriceMinor });
  }
  return { ...list, tiers, moq: Math.min(list.moq, first.minQuantity) };
}

export interface OwnTerms {
  product: ProductPage;
  /** Says that it is the reader’s own price; null at the list price. */
  note: string | null;
}

/** Returns a product at the price of the reader for one of its variants, or for the product itself. */
export function applyOwnPrice(
  product: ProductPage,
  { prices, variantId }: { prices: readonly OwnPrice[]; variantId: string | null },
): OwnTerms {
  const own = prices.find((price) => price.variantId === variantId && price.currency === product.currency);
  if (!own) return { product, note: null };
  const combined = combineTerms(product, own.tiers);
  const unitPrices = combined.tiers.map(({ unitPriceMinor }) => unitPriceMinor);
  return {
    product: {
      ...combined,
      priceFromMinor: Math.min(...unitPrices),
      priceToMinor: Math.max(...unitPrices),
    },
    note: `Your price from ${product.supplier.name} until ${formatDate(own.validUntil)}`,
  };
}
