import type { Ink } from './types.ts';

const pairs: readonly (readonly [Ink, Ink])[] = [
  ['spruce', 'orange'],
  ['blue', 'ochre'],
  ['plum', 'teal'],
  ['brick', 'ochre'],
  ['teal', 'ink'],
  ['ink', 'orange'],
  ['blue', 'orange'],
  ['spruce', 'ochre'],
  ['plum', 'ochre'],
  ['brick', 'teal'],
  ['teal', 'orange'],
  ['ink', 'ochre'],
];

/** Returns the same number for the same text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Returns the two inks of a supplier, in which its logo and all its packs are printed. */
export function brandInks(seed: string): { ink: Ink; ink2: Ink } {
  const [ink, ink2] = pairs[hashOf(seed) % pairs.length] ?? ['spruce', 'orange'];
  return { ink, ink2 };
}
