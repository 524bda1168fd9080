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
