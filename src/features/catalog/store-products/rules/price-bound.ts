import { parseTypedMinor } from '#lib/parse-typed-number.ts';

const maxPriceMinor = 2_000_000_000;

/**
 * Converts a price typed into the filter of a store to minor units of its currency; undefined for text that is not a
 * price in it, such as a fraction of a yen. A symbol before the number may be typed as well.
 */
export function parsePriceBound(typed: string | null, currency: string): number | undefined {
  const minor = parseTypedMinor(typed?.trim().replace(/^[^\d.−-]+/, '') ?? '', currency);
  return minor >= 0 && minor <= maxPriceMinor ? minor : undefined;
}
