import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readQuantity } from '../rules/comparison-address.ts';

const storedAs = 'packwright:searched-quantity';

/** Returns the quantity that this tab last searched prices for: the address names it until a product is opened. */
export function useSearchedQuantity(): number | null {
  const { pathname, search } = useLocation();
  const inAddress = readQuantity(new URLSearchParams(search));
  const isSearch = pathname === '/search';
  useEffect(() => {
    if (!isSearch) return;
    try {
      // A new search without a quantity replaces the one before.
      sessionStorage.setItem(storedAs, inAddress === null ? '' : String(inAddress));
    } catch {
      // Without storage the comparison starts from the smallest quantity that all products can be ordered in.
    }
  }, [isSearch, inAddress]);
  return isSearch ? inAddress : storedQuantity();
}

function storedQuantity(): number | null {
  try {
    return readQuantity(new URLSearchParams({ quantity: sessionStorage.getItem(storedAs) ?? '' }));
  } catch {
    return null;
  }
}
