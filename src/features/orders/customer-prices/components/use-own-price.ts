import { useEffect, useState } from 'react';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { formatDate } from '#lib/formats.ts';
import { api } from '#web/api.ts';
import { useUser } from '#web/use-session.ts';
import type { OwnPrice } from '../contract.ts';
import { combineTerms } from '../rules.ts';

interface OwnTerms {
  product: ProductPage;
  /** Says that it is the reader’s own price; null at the list price. */
  note: string | null;
}

/**
 * Returns a product at the price that its supplier keeps for the signed-in reader. Pages are the same for everybody when
 * they arrive, so it is loaded afterwards.
 */
export function useOwnPrice(product: ProductPage, variantId: string | null): OwnTerms {
  const isSignedIn = useUser() !== null;
  const { id, currency } = product;
  const [loaded, setLoaded] = useState<{ id: string; prices: readonly OwnPrice[] }>();
  useEffect(() => {
    if (!isSignedIn) return;
    // Without an answer, the list price is shown; the basket calculates the price again.
    api.customerPrices.get({ productId: id }).then(
      ({ data }) => setLoaded({ id, prices: data.prices }),
      () => {},
    );
  }, [id, isSignedIn]);
  const own =
    isSignedIn && loaded?.id === id
      ? loaded.prices.find((price) => price.variantId === variantId && price.currency === currency)
      : undefined;
  if (!own) return { product, note: null };
  const combined = combineTerms(product, own.tiers);
  const prices = combined.tiers.map(({ unitPriceMinor }) => unitPriceMinor);
  return {
    product: { ...combined, priceFromMinor: Math.min(...prices), priceToMinor: Math.max(...prices) },
    note: `Your price from ${product.supplier.name} until ${formatDate(own.validUntil)}`,
  };
}
