import { parseStoreNumber } from '#lib/ids.ts';

/**
 * Returns true for text that the search of admins looks for in names: three letters or digits in a row, because the
 * indexes consist of parts of three, and a search for less would read every product.
 */
export const hasSearchableWord = (q: string): boolean => /[\p{L}\p{N}]{3}/u.test(q);

/** Returns true for an order number with the letters of its store. A number without them is used by many stores. */
export const isFullOrderNumber = (q: string): boolean => parseStoreNumber(q)?.kind === 'order';
