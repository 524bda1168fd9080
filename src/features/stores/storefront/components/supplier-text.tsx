import { dateFormat } from '#lib/formats.ts';
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

/** Returns the month of a date: `Nov 2026`. */
export const formatMonth = (when: string): string =>
  dateFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(when));
