import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  note?: ReactNode;
  /** Other search words, such as `UK Britain`. */
  also?: string;
}

/** Returns the text in lower case, trimmed and without accents. */
const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * Returns the options that contain every typed word. Exact keywords rank first, then labels that start with the text.
 */
export function findOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = normalizeText(typed);
  if (query === '') return [...options];
  const words = query.split(/\s+/);
  const rank = ({ label, also = '' }: ComboboxOption): number => {
    if (normalizeText(also).split(/\s+/).includes(query)) return 0;
    return normalizeText(label).startsWith(query) ? 1 : 2;
  };
  return options
    .filter(({ label, also = '' }) => {
      const text = normalizeText(`${label} ${also}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the option whose full label was typed. */
export const findExactOption = (
  options: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | undefined => options.find(({ label }) => normalizeText(label) === normalizeText(typed));
