/** Latin capitals as single strokes on a field of 16 × 20, so that monograms need no font. */
const LETTERS: Record<string, string> = {
  A: 'M2 20 8 2l6 18M4.600 13.500h6.800',
  B: 'M4 2v16M4 2h5a3.900 3.900 0 0 1 0 7.800H4M4 9.800h6a4.100 4.100 0 0 1 0 8.200H4',
  C: 'M14 5.200A7 8 0 1 0 14 14.800',
  D: 'M4 2v16M4 2h3a8 8 0 0 1 0 16H4',
  E: 'M13 2H4v16h9M4 10h7',
  F: 'M13 2H4v18M4 10h7',
  G: 'M13.600 5A7 8 0 1 0 14 14.800V10.500H9',
  H: 'M3 0v20M13 0v20M3 10h10',
  I: 'M8 0v20',
  J: 'M11 0v13a4.500 4.500 0 0 1-9 0',
  K: 'M4 0v20M14 1 5 10.500 14 19',
  L: 'M4 0v18h9',
  M: 'M2 20V3l6 9 6-9v17',
  N: 'M3 20V3l10 14V0',
  O: 'M8 2a6.400 8 0 1 0 .010 0Z',
  P: 'M4 20V2h5.500a4.600 4.600 0 0 1 0 9.200H4',
  Q: 'M8 2a6.400 8 0 1 0 .010 0ZM9 13l5.500 6.500',
  R: 'M4 20V2h5.500a4.400 4.400 0 0 1 0 8.800H4M8.500 11 14 20',
  S: 'M13 5C11.500 2.600 9.800 2 8 2 5 2 3 3.600 3 6c0 5.500 10.400 2.600 10.400 8 0 2.600-2.300 4-5.300 4-2.200 0-4.300-.9-5.600-3',
  T: 'M1 2h14M8 2v18',
  U: 'M3 0v12a5 5 0 0 0 10 0V0',
  V: 'M2 0 8 17.500 14 0',
  W: 'M0 1l4 16.500L8 6l4 11.500L16 1',
  X: 'M2 1 14 19M14 1 2 19',
  Y: 'M2 0 8 10v10M14 0 8 10',
  Z: 'M2 2h11.500L3 18h11.500',
};

/** Returns a letter as a path, or an empty string for characters without one. */
export const letter = (char: string, ink: string, weight = 4): string =>
  LETTERS[char]
    ? `<path d="${LETTERS[char]}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"/>`
    : '';

/**
 * Returns the first Latin letters of the first two words that have one: `OK` for `Östlund Kartong`, nothing for `北方包装`.
 */
export function latinInitials(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .map((word) => word.charAt(0))
    .filter((char) => LETTERS[char])
    .slice(0, 2)
    .join('');
}
