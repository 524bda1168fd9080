/** Formats a number of products: `1,240 products`, `No products yet`. */
export function formatProductCount(count: number): string {
  if (count === 0) return 'No products yet';
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}
