import type { CategorySource } from '../contract/import-words.ts';
import { findExternal } from './external-categories.ts';

/** A leaf of the taxonomy, as far as placing needs it. */
export interface Leaf {
  id: string;
  name: string;
  /** Tile, group, leaf. */
  path: readonly string[];
  synonyms: readonly string[];
  /** Names under which the menu shows it: of its group, of the tiles, and of the kind that suppliers register for. */
  parents: readonly string[];
}

/** Where a row belongs, and how that was determined. */
export interface Placed {
  /** Null while nobody has said which. */
  categoryId: string | null;
  source: CategorySource;
  /** The closest leaf to what is unknown. Never used by itself: the supplier confirms it or chooses another. */
  suggestion: Pick<Leaf, 'id' | 'name'> | null;
  /** The cell names a place of the menu that has several categories beneath it. */
  isParent?: boolean;
}

/** Finds the leaf for a row by its category cell; the title only helps to suggest one. */
export type PlaceCategory = (row: { category: string; title: string }) => Placed;

interface Confirmed {
  /** Category that the supplier selected for rows without one. */
  categoryId: string | null;
  /** Categories that the supplier selected, by the unknown text of the cell. */
  categories: Readonly<Record<string, string>>;
}

/** A category cell as it is compared and confirmed. */
export const categoryKey = (cell: string): string =>
  cell.replace(/\s+/g, ' ').trim().slice(0, 200).toLowerCase().toWellFormed();

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

/** A name of the menu as it is compared: `Corrugated box` is `Corrugated Boxes`, `Food and beverage` is `Food & Beverages`. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'and')
    .map(singular)
    .join(' ');

/** Share of a leaf's name that a text must hold for the leaf to be suggested. */
const enough = 0.5;

/** Suggests a leaf for a text by an index over the leaves, made once. */
function leafSuggester(leaves: readonly Leaf[]) {
  const terms = leaves.flatMap((leaf) =>
    [leaf.name, ...leaf.synonyms].map((term) => ({ leaf, words: wordsOf(term) })),
  );
  const uses = new Map<string, typeof terms>();
  for (const term of terms)
    for (const word of term.words) (uses.get(word) ?? uses.set(word, []).get(word))?.push(term);
  const weightOf = (word: string): number => Math.log(1 + terms.length / (uses.get(word)?.length ?? 1));
  return (text: string, within: ReadonlySet<Leaf> | null): Leaf | null => {
    const scores = new Map<(typeof terms)[number], number>();
    const matches = new Map<(typeof terms)[number], number>();
    for (const word of wordsOf(text.slice(0, 500)))
      for (const term of uses.get(word) ?? []) {
        scores.set(term, (scores.get(term) ?? 0) + weightOf(word));
        matches.set(term, (matches.get(term) ?? 0) + 1);
      }
    let best: { leaf: Leaf; score: number; isAlone: boolean } | null = null;
    for (const [term, held] of scores) {
      const { leaf, words } = term;
      if (within && !within.has(leaf)) continue;
      const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
      const isWeak = held / whole < enough || (matches.get(term) ?? 0) < Math.min(2, words.length);
      if (!within && isWeak) continue;
      const score = held * (held / whole);
      if (!best || score > best.score) best = { leaf, score, isAlone: true };
      else if (score === best.score && leaf !== best.leaf) best.isAlone = false;
    }
    // A word that many leaves share, such as “lid”, says nothing about which of them is meant.
    return best && (best.isAlone || within) ? best.leaf : null;
  };
}

/** Leaves by what names them; what names several of them names none. */
function indexOf(leaves: readonly Leaf[], keysOf: (leaf: Leaf) => readonly string[]): Map<string, Leaf> {
  const found = new Map<string, Leaf | null>();
  for (const leaf of leaves)
    for (const key of new Set(keysOf(leaf).map(categoryKey))) found.set(key, found.has(key) ? null : leaf);
  return new Map([...found].flatMap(([key, leaf]) => (leaf ? [[key, leaf] as const] : [])));
}

/** Leaves by the names of the menu above them. */
function leavesByParent(leaves: readonly Leaf[]): Map<string, Set<Leaf>> {
  const found = new Map<string, Set<Leaf>>();
  for (const leaf of leaves)
    for (const key of leaf.parents.map(nameKey))
      (found.get(key) ?? found.set(key, new Set()).get(key))?.add(leaf);
  return found;
}

const separator = /\s*[>›»/|]\s*/;

/** Places rows: what is known wins, then what the supplier has confirmed; all else is unknown. */
export function categoryPlacer(leaves: readonly Leaf[], confirmed: Confirmed): PlaceCategory {
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const byName = indexOf(leaves, ({ name }) => [name]);
  const bySynonym = indexOf(leaves, ({ synonyms }) => synonyms);
  const byParent = leavesByParent(leaves);
  const suggest = leafSuggester(leaves);
  const known = (categoryId: string, source: CategorySource): Placed => ({
    categoryId,
    source,
    suggestion: null,
  });

  /** The closest leaf beneath a place of the menu: by the title, else by the name of the place, else its first. */
  function suggestWithin(
    within: ReadonlySet<Leaf>,
    { title, name }: { title: string; name: string },
  ): Leaf | null {
    const [first = null] = within;
    return suggest(title, within) ?? suggest(name, within) ?? first;
  }

  function suggestionFor(category: string, title: string): { leaf: Leaf | null; isParent: boolean } {
    const parts = category.split(separator).filter(Boolean);
    const name = parts.at(-1) ?? '';
    const external = category ? findExternal(category) : null;
    if (external) {
      const within = new Set(
        leaves.filter(({ path }) => external.groups.some((group) => path.includes(group))),
      );
      return { leaf: suggestWithin(within, { title, name }), isParent: false };
    }
    const beneath = name ? byParent.get(nameKey(name)) : undefined;
    if (beneath) return { leaf: suggestWithin(beneath, { title, name }), isParent: true };
    const closest = name ? (suggest(name, null) ?? suggest(`${name} ${title}`, null)) : null;
    return { leaf: closest ?? suggest(title, null), isParent: false };
  }

  return ({ category, title }) => {
    const said = category.trim().slice(0, 1000);
    if (!said && confirmed.categoryId) return known(confirmed.categoryId, 'chosen');
    const code = byId.get(said);
    if (code) return known(code.id, 'code');
    const named = byName.get(categoryKey(said)) ?? bySynonym.get(categoryKey(said));
    if (named) return known(named.id, 'name');
    const parts = said.split(separator);
    const last = parts.length > 1 ? byName.get(categoryKey(parts.at(-1) ?? '')) : undefined;
    if (last) return known(last.id, 'path');
    const mapped = said ? confirmed.categories[categoryKey(said)] : undefined;
    if (mapped && byId.has(mapped)) return known(mapped, 'mapping');
    const { leaf: suggestion, isParent } = suggestionFor(said, title);
    return { categoryId: null, source: 'unknown', suggestion, isParent };
  };
}
