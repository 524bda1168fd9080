import { comparedProducts } from '#features/catalog/products/rules/marks.ts';

/** Products by slug, as the address of a comparison names them: at most four, each once. */
export function readCompared(value: string | null): string[] {
  const slugs = (value ?? '').split(',').filter((slug) => /^[a-z0-9][a-z0-9-]{0,159}$/.test(slug));
  return [...new Set(slugs)].slice(0, comparedProducts.most);
}

/** Returns the path of a comparison; with a quantity, prices are compared at that one. */
export function comparePath(slugs: readonly string[], quantity: number | null = null): string {
  if (slugs.length === 0) return '/compare';
  return `/compare?products=${slugs.join(',')}${quantity === null ? '' : `&quantity=${quantity}`}`;
}

/** Returns the number of pieces that an address asks prices for; null for none. */
export function readQuantity(search: URLSearchParams): number | null {
  const quantity = Number(search.get('quantity'));
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : null;
}
