import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readQuantity } from '../rules/comparison-url.ts';

const storageKey = 'packwright:searched-quantity';

/** Returns the quantity for which this tab last searched prices. The URL contains it only until a product is opened. */
export function useSearchedQuantity(): number | null {
  const { pathname, search } = useLocation();
  const inUrl = readQuantity(new URLSearchParams(search));
  const isSearch = pathname === '/search';
  useEffect(() => {
    if (!isSearch) return;
    try {
      // A new search without a quantity clears the previous one.
      sessionStorage.setItem(storageKey, inUrl === null ? '' : String(inUrl));
    } catch {
      // Without session storage the comparison starts at the smallest quantity that can be ordered of all products.
    }
  }, [isSearch, inUrl]);
  return isSearch ? inUrl : storedQuantity();
}

function storedQuantity(): number | null {
  try {
    return readQuantity(new URLSearchParams({ quantity: sessionStorage.getItem(storageKey) ?? '' }));
  } catch {
    return null;
  }
}
