import { findExternal } from './external-categories.ts';

/** A leaf of the taxonomy, as far as placing needs it. */
export interface Leaf {
  id: string;
  name: string;
  /** Tile, group, leaf. */
  path: readonly string[];
  synonyms: readonly string[];
}

/** Finds the leaf for a row: what its category column says, else what its title says, else null. */
export type PlaceCategory = (row: { category: string; title: string }) => string | null;

const stop = new Set([
  'and',
  'the',
  'for',
  'with',
  'of',
  'in',
  'a',
  'by',
  'to',
  'x',
  'mm',
  'cm',
  'pack',
  'packaging',
]);

/** Words of a text, singular, without accents. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !stop.has(word))
      .map(singular),
  ),
];

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Share of a leaf's name that a text must hold for the leaf to be believed. */
const enough = 0.5;

/** Places rows by an index over the leaves, made once. */
export function categoryPlacer(leaves: readonly Leaf[]): PlaceCategory {
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const byName = new Map(leaves.map((leaf) => [leaf.name.toLowerCase(), leaf]));
  const terms = leaves.flatMap((leaf) =>
    [leaf.name, ...leaf.synonyms].map((term) => ({ leaf, words: wordsOf(term) })),
  );
  const uses = new Map<string, typeof terms>();
  for (const term of terms)
    for (const word of term.words) (uses.get(word) ?? uses.set(word, []).get(word))?.push(term);
  const weightOf = (word: string): number => Math.log(1 + terms.length / (uses.get(word)?.length ?? 1));

  function closest(text: string, within: readonly string[] | null): string | null {
    const found = wordsOf(text).filter((word) => uses.has(word));
    const scores = new Map<(typeof terms)[number], number>();
    for (const word of found)
      for (const term of uses.get(word) ?? []) scores.set(term, (scores.get(term) ?? 0) + weightOf(word));
    let best: { id: string; score: number } | null = null;
    for (const [{ leaf, words }, held] of scores) {
      if (within && !leaf.path.some((part) => within.includes(part))) continue;
      const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
      if (!within && held / whole < enough) continue;
      const score = held * (held / whole);
      if (!best || score > best.score) best = { id: leaf.id, score };
    }
    return best?.id ?? null;
  }

  return ({ category, title }) => {
    const said = category.trim();
    const last = said.split(/\s*[>›/|]\s*/).at(-1) ?? '';
    const own = byId.get(said) ?? byName.get(said.toLowerCase()) ?? byName.get(last.toLowerCase());
    if (own) return own.id;
    const external = said ? findExternal(said) : null;
    if (external) {
      const first = leaves.find(({ path }) => path.includes(external.groups[0] ?? ''));
      return closest(`${title} ${last}`, external.groups) ?? first?.id ?? null;
    }
    // What is sold says more than the shelf it stood on; the shelf helps where the name alone says nothing.
    return closest(title, null) ?? (last ? closest(`${last} ${title}`, null) : null);
  };
}
