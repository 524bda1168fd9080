import { comparedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';

/** Returns the product slugs in a comparison URL: at most four, without duplicates. */
export function readComparedSlugs(value: string | null): string[] {
  const slugs = (value ?? '').split(',').filter((slug) => /^[a-z0-9][a-z0-9-]{0,159}$/.test(slug));
  return [...new Set(slugs)].slice(0, comparedProducts.most);
}

/** Returns the path of a comparison. With a quantity, the page compares prices at that quantity. */
export function comparePath(slugs: readonly string[], quantity: number | null = null): string {
  if (slugs.length === 0) return '/compare';
  return `/compare?products=${slugs.join(',')}${quantity === null ? '' : `&quantity=${quantity}`}`;
}

/** Returns the number of pieces in a URL, or null if there is none. */
export function readQuantity(search: URLSearchParams): number | null {
  const quantity = parseTypedWhole(search.get('quantity') ?? '');
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : null;
}
