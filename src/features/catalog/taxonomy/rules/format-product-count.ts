import { formatNumber } from '#lib/formats.ts';

/** Formats a number of products: `1,240 products`, `No products yet`. */
export function formatProductCount(count: number): string {
  if (count === 0) return 'No products yet';
  return `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
}
