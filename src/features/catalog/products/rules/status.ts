import type { ProductStatus, StockLevel } from '../contract/product-labels.ts';

/** A stock up to this number counts as low. */
const lowStock = 10;

/**
 * Lower bounds of the bands of a quantity (stock, sales), on a scale that doubles: below the first is band 0 (nothing),
 * band 1 is low stock, and from there on each band holds twice as much as the one before.
 */
export const quantityBandStarts: readonly number[] = [
  1,
  ...Array.from({ length: 28 }, (_, index) => lowStock * 2 ** index + 1),
];

export function stockLevelOf(stock: number): StockLevel {
  if (stock <= 0) return 'out';
  return stock <= lowStock ? 'low' : 'in_stock';
}

/** Determines whether buyers see a product and can order it. */
export interface Availability {
  status: ProductStatus;
  /** Set while the stock is empty; restocking restores this status. */
  statusBeforeOutOfStock: 'active' | 'inactive' | null;
  stock: number;
}

/** Returns the availability of a new product with the given status and initial stock. */
export const availabilityOf = (intended: 'active' | 'inactive', stock: number): Availability =>
  withStock({ status: intended, statusBeforeOutOfStock: null, stock }, stock);

/** Sets the stock. An empty stock sets `out_of_stock`; restocking restores the previous status. */
export function withStock(now: Availability, stock: number): Availability {
  const wanted = intendedStatus(now);
  return stock === 0
    ? { status: 'out_of_stock', statusBeforeOutOfStock: wanted, stock }
    : { status: wanted, statusBeforeOutOfStock: null, stock };
}

/** Publishes or unpublishes. Without stock, it takes effect on restocking. */
export const withStatus = (now: Availability, intended: 'active' | 'inactive'): Availability =>
  withStock({ ...now, status: intended, statusBeforeOutOfStock: null }, now.stock);

/** Returns the status that the supplier chose, even if the stock is empty. */
export const intendedStatus = ({
  status,
  statusBeforeOutOfStock,
}: Pick<Availability, 'status' | 'statusBeforeOutOfStock'>): 'active' | 'inactive' =>
  status === 'out_of_stock' ? (statusBeforeOutOfStock ?? 'active') : status;

/**
 * True if the product's own status lets buyers see it. An empty stock does not hide a product unless it was hidden
 * before.
 */
export const isShown = (product: Pick<Availability, 'status' | 'statusBeforeOutOfStock'>): boolean =>
  intendedStatus(product) === 'active';

/** Minimum number of characters of a description that is detailed enough for search. */
export const minDetailedLength = 60;

/** Returns for how many days the stock lasts at the sales of the last 30 days; null if that is a year or more. */
export function daysOfStock(stock: number, soldIn30Days: number): number | null {
  if (stock <= 0 || soldIn30Days <= 0) return null;
  const days = Math.floor((stock * 30) / soldIn30Days);
  return days < 365 ? days : null;
}
