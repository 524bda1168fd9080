import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  note?: ReactNode;
  /** Other words that find it, e.g. `UK Britain`. */
  also?: string;
}

/** Without case, accents and spaces around it. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Options in which every typed word appears; those that go by the text, then those that begin with it, come first. */
export function findOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = plain(typed);
  if (query === '') return [...options];
  const words = query.split(/\s+/);
  const rank = ({ label, also = '' }: ComboboxOption): number => {
    if (plain(also).split(/\s+/).includes(query)) return 0;
    return plain(label).startsWith(query) ? 1 : 2;
  };
  return options
    .filter(({ label, also = '' }) => {
      const text = plain(`${label} ${also}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The option that somebody named in full. */
export const namedOption = (options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined =>
  options.find(({ label }) => plain(label) === plain(typed));
