import { v7 } from 'uuid';

/** A new UUIDv7: unique anywhere, and sorted by the time it was made. */
export const newId = (): string => v7();

const padded = (number: number): string => String(number).padStart(4, '0');

/** The short number that people see, e.g. 7 → `#0007`. */
export const displayNumber = (number: number): string => `#${padded(number)}`;

const ofStore = (prefix: string | null, words: string): string =>
  prefix ? `${prefix}-${words}` : `#${words}`;

/**
 * The number of an order, e.g. `BS-0007`: the same for both sides, and different in every store, since a buyer has
 * orders with many. A store that was never approved has no prefix yet.
 */
export const orderNumber = (prefix: string | null, number: number): string => ofStore(prefix, padded(number));

/** The number of an inquiry, e.g. `BS-Q0007`: both count from 1 in each store, so it has a letter of its own. */
export const inquiryNumber = (prefix: string | null, number: number): string =>
  ofStore(prefix, `Q${padded(number)}`);

export type NumberedKind = 'order' | 'inquiry';

interface TypedNumber {
  /** Null where a number alone was typed: it may be of either kind, and of any store. */
  kind: NumberedKind | null;
  prefix: string | null;
  number: number;
}

/**
 * What was typed as a number of a store: `BS-0007` and `bs 7` name an order, `BS-Q0007` and `q7` an inquiry, `#0007` and
 * `7` either. Null where it is something else.
 */
export function readStoreNumber(text: string): TypedNumber | null {
  const [, prefix, letter, digits] =
    /^#?(?:([a-z]{2,4}\d{0,6})[-\s]+)?(q[-\s]?)?0*(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const typed = { prefix: prefix?.toUpperCase() ?? null, number: Number(digits) };
  if (letter) return { kind: 'inquiry', ...typed };
  return { kind: prefix ? 'order' : null, ...typed };
}
