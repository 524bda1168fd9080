import { formatNumber } from '#ui/facts/format.ts';

/** `no suppliers yet`, `1 supplier`, `1,204 suppliers`. */
export function suppliersCounted(count: number): string {
  if (count === 0) return 'no suppliers yet';
  return count === 1 ? '1 supplier' : `${formatNumber(count)} suppliers`;
}
