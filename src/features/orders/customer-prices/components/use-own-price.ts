import { useEffect, useState } from 'react';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { useUser } from '#web/use-session.ts';
import type { OwnTerms } from '../rules.ts';

interface OwnPriceResult {
  productId: string;
  apply: (product: ProductPage, variantId: string | null) => OwnTerms;
}

/**
 * Returns a product at the price that its supplier keeps for the signed-in reader. Pages are the same for everybody when
 * they arrive, so it is loaded afterwards, with the code for it.
 */
export function useOwnPrice(product: ProductPage, variantId: string | null): OwnTerms {
  const isSignedIn = useUser() !== null;
  const productId = product.id;
  const [result, setResult] = useState<OwnPriceResult>();
  useEffect(() => {
    if (!isSignedIn) return;
    // Without an answer, the list price is shown; the basket calculates the price again.
    loadOwnPrices(productId).then(setResult, () => {});
  }, [productId, isSignedIn]);
  return isSignedIn && result?.productId === productId
    ? result.apply(product, variantId)
    : { product, note: null };
}

async function loadOwnPrices(productId: string): Promise<OwnPriceResult> {
  const [{ api }, { applyOwnPrice }] = await Promise.all([import('#web/api.ts'), import('../rules.ts')]);
  const { data } = await api.customerPrices.get({ productId });
  return {
    productId,
    apply: (product, variantId) => applyOwnPrice(product, { prices: data.prices, variantId }),
  };
}
