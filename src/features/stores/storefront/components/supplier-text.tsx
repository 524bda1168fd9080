import { dateFormat, formatCount } from '#lib/formats.ts';
import type { SupplierCard } from '../contract.ts';

/** Returns the location, for example `Pune, Maharashtra, India`; a city with the same name as its state only once. */
export function placeOf({
  city,
  state,
  countryName,
}: Pick<SupplierCard, 'city' | 'state' | 'countryName'>): string {
  return [...new Set([city, state, countryName].filter(Boolean))].join(', ');
}

/** Returns a duration in words: `6 hours`, `2 days`. */
export function formatHours(hours: number): string {
  if (hours < 48) return `${hours}\u00a0${hours === 1 ? 'hour' : 'hours'}`;
  return `${Math.round(hours / 24)}\u00a0days`;
}

/** Returns the categories of a supplier: `Corrugated boxes and other packaging`. */
export function describeCategories({ primaryCategories }: Pick<SupplierCard, 'primaryCategories'>): string {
  const named = primaryCategories.filter((name) => name !== 'Others');
  if (named.length === 0) return 'Other packaging';
  return `${named.join(', ')}${named.length < primaryCategories.length ? ' and other packaging' : ''}`;
}

/** Returns the delivered orders of a year, with the buyers who came back: `34, 6 repeat buyers`. */
export function describeOrders({
  yearOrders,
  repeatBuyers,
}: {
  yearOrders: number;
  repeatBuyers: number;
}): string {
  if (yearOrders === 0) return 'No orders yet';
  if (repeatBuyers === 0) return formatCount(yearOrders);
  return `${formatCount(yearOrders)}, ${formatCount(repeatBuyers)} repeat ${repeatBuyers === 1 ? 'buyer' : 'buyers'}`;
}

/** Returns the month of a date: `Nov 2026`. */
export const formatMonth = (when: string): string =>
  dateFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(when));
