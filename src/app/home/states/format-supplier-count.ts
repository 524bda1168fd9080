import { formatNumber } from '#lib/formats.ts';

/** Returns `no suppliers yet`, `1 supplier` or `1,204 suppliers`. */
export function formatSupplierCount(count: number): string {
  if (count === 0) return 'no suppliers yet';
  return count === 1 ? '1 supplier' : `${formatNumber(count)} suppliers`;
}
