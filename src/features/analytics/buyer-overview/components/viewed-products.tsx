import { useEffect, useState } from 'react';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { viewedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { api } from '#web/api.ts';
import { useSavedIds } from '#web/saved-list.ts';
import { ProductRows } from './product-rows.tsx';

const maxProducts = 6;

/** The products that were viewed last in this browser. They are not stored on the server. */
export function ViewedProducts() {
  const ids = useSavedIds(viewedProducts).slice(0, maxProducts).join();
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (ids)
      void api.favourites.listKept({ products: ids }).then(
        ({ data }) => isCurrent && setProducts(data.products),
        // The page works without this list.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return products.length === 0 ? null : <ProductRows title="Recently viewed" products={products} />;
}
