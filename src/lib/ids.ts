import { v7 } from 'uuid';

/** Returns a new UUIDv7, unique everywhere and sortable by creation time. */
export const newId = (): string => v7();

const padNumber = (number: number): string => String(number).padStart(4, '0');

/** Returns the short number that users see: 7 → `#0007`. */
export const displayNumber = (number: number): string => `#${padNumber(number)}`;

const withPrefix = (prefix: string | null, words: string): string =>
  prefix ? `${prefix}-${words}` : `#${words}`;

/**
 * Returns the number of an order, such as `BS-0007`. Both sides see the same number. It has a prefix for each store
 * because a buyer has orders with many; stores that were never approved have no prefix yet.
 */
export const orderNumber = (prefix: string | null, number: number): string =>
  withPrefix(prefix, padNumber(number));

/** Returns the number of an inquiry, such as `BS-Q0007`. Orders and inquiries both count from 1, so it contains a Q. */
export const inquiryNumber = (prefix: string | null, number: number): string =>
  withPrefix(prefix, `Q${padNumber(number)}`);

/** Returns the number of a supplier's quote, such as `BS-T0007`. */
export const quoteNumber = (prefix: string | null, number: number): string =>
  withPrefix(prefix, `T${padNumber(number)}`);

export type NumberedKind = 'order' | 'inquiry' | 'quote';

interface TypedNumber {
  /** Null if only a number was typed, which may be of any kind and any store. */
  kind: NumberedKind | null;
  prefix: string | null;
  number: number;
}

/**
 * Parses a typed number: `BS-0007` and `bs 7` are orders, `BS-Q0007` and `q7` inquiries, `BS-T0007` and `t7` quotes,
 * `#0007` and `7` any of them. Returns null for other text.
 */
export function parseStoreNumber(text: string): TypedNumber | null {
  const [, prefix, letter, digits] =
    /^#?(?:([a-z]{2,4}\d{0,6})[-\s]+)?(?:([qt])[-\s]?)?0*(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const typed = { prefix: prefix?.toUpperCase() ?? null, number: Number(digits) };
  if (letter) return { kind: letter.toLowerCase() === 'q' ? 'inquiry' : 'quote', ...typed };
  return { kind: prefix ? 'order' : null, ...typed };
}
