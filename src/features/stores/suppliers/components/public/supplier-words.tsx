import type { SupplierCard } from '../../contract/public-suppliers.ts';

/** `Pune, Maharashtra, India`; a city that is its own state once. */
export function placeOf({
  city,
  state,
  countryName,
}: Pick<SupplierCard, 'city' | 'state' | 'countryName'>): string {
  return [...new Set([city, state, countryName].filter(Boolean))].join(', ');
}

/** Hours as people say them: `6 hours`, `2 days`. */
export function hourWords(hours: number): string {
  if (hours < 48) return `${hours}\u00a0${hours === 1 ? 'hour' : 'hours'}`;
  return `${Math.round(hours / 24)}\u00a0days`;
}
