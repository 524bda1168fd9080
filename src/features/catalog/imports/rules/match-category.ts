import { spellingKey } from '#lib/spelling.ts';
import type { CategorySource } from '../contract/import-labels.ts';
import { findExternalCategory } from './external-categories.ts';

/** A leaf of the taxonomy, with the fields needed for finding it. */
export interface Leaf {
  id: string;
  name: string;
  /** Names of tile, group and leaf. */
  path: readonly string[];
  synonyms: readonly string[];
  /** Names of the menu entries above it: its group, its tiles, and the category that suppliers register for. */
  parents: readonly string[];
}

/** The category of a row, and how it was determined. */
export interface CategoryMatch {
  /** Null until a category is known. */
  categoryId: string | null;
  source: CategorySource;
  /** The leaf closest to an unknown category. Used only if the supplier confirms it. */
  suggestion: Pick<Leaf, 'id' | 'name'> | null;
  /** True if the cell names a menu entry with several categories below it. */
  isParent?: boolean;
}

/** Finds the leaf for a row by its category cell; the title only improves the suggestion. */
export type MatchCategory = (row: { category: string; title: string }) => CategoryMatch;

interface ConfirmedCategories {
  /** Category that the supplier selected for rows without one. */
  categoryId: string | null;
  /** Categories that the supplier confirmed, by the text of the unknown cell. */
  categories: Readonly<Record<string, string>>;
}

/** Returns a category cell in the form used for comparing and confirming it. */
export const categoryKey = (cell: string): string =>
  cell.replace(/\s+/g, ' ').trim().slice(0, 200).toLowerCase().toWellFormed();

const stopWords = new Set([
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

/** Returns the distinct words of a text in the singular, without accents. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    spellingKey(text.normalize('NFKD'))
      .replace(/[\u0300-\u036f]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map(singular),
  ),
];

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Returns a menu name in the form used for comparison:
 * `Corrugated box` equals `Corrugated Boxes`, `Food and beverage` equals `Food & Beverages`.
 */
const nameKey = (name: string): string =>
  spellingKey(name.normalize('NFKC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'and')
    .map(singular)
    .join(' ');

/** Minimum share of a leaf's name that a text must contain for the leaf to be suggested. */
const minNameShare = 0.5;

/** Returns a function that suggests a leaf for a text. The index over the leaves is built once. */
function leafSuggester(leaves: readonly Leaf[]) {
  const terms = leaves.flatMap((leaf) =>
    [leaf.name, ...leaf.synonyms].map((term) => ({ leaf, words: wordsOf(term) })),
  );
  const termsByWord = new Map<string, typeof terms>();
  for (const term of terms)
    for (const word of term.words) (termsByWord.get(word) ?? termsByWord.set(word, []).get(word))?.push(term);
  const weightOf = (word: string): number =>
    Math.log(1 + terms.length / (termsByWord.get(word)?.length ?? 1));
  return (text: string, within: ReadonlySet<Leaf> | null): Leaf | null => {
    const scores = new Map<(typeof terms)[number], number>();
    const matches = new Map<(typeof terms)[number], number>();
    for (const word of wordsOf(text.slice(0, 500)))
      for (const term of termsByWord.get(word) ?? []) {
        scores.set(term, (scores.get(term) ?? 0) + weightOf(word));
        matches.set(term, (matches.get(term) ?? 0) + 1);
      }
    let best: { leaf: Leaf; score: number; isAlone: boolean } | null = null;
    for (const [term, held] of scores) {
      const { leaf, words } = term;
      if (within && !within.has(leaf)) continue;
      const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
      const isWeak = held / whole < minNameShare || (matches.get(term) ?? 0) < Math.min(2, words.length);
      if (!within && isWeak) continue;
      const score = held * (held / whole);
      if (!best || score > best.score) best = { leaf, score, isAlone: true };
      else if (score === best.score && leaf !== best.leaf) best.isAlone = false;
    }
    // A word that many leaves share, such as “lid”, does not tell which of them is meant.
    return best && (best.isAlone || within) ? best.leaf : null;
  };
}

/** Maps each key to its leaf. A key that several leaves share is ambiguous and left out. */
function indexLeaves(leaves: readonly Leaf[], keysOf: (leaf: Leaf) => readonly string[]): Map<string, Leaf> {
  const found = new Map<string, Leaf | null>();
  for (const leaf of leaves)
    for (const key of new Set(keysOf(leaf).map(categoryKey))) found.set(key, found.has(key) ? null : leaf);
  return new Map([...found].flatMap(([key, leaf]) => (leaf ? [[key, leaf] as const] : [])));
}

/** Maps the names of menu entries to the leaves below them. */
function leavesByParent(leaves: readonly Leaf[]): Map<string, Set<Leaf>> {
  const found = new Map<string, Set<Leaf>>();
  for (const leaf of leaves)
    for (const key of leaf.parents.map(nameKey))
      (found.get(key) ?? found.set(key, new Set()).get(key))?.add(leaf);
  return found;
}

const separator = /\s*[>›»/|]\s*/;

/**
 * Returns a function that matches rows to categories: known names first, then what the supplier has confirmed; all
 * others are unknown.
 */
export function categoryMatcher(leaves: readonly Leaf[], confirmed: ConfirmedCategories): MatchCategory {
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const byName = indexLeaves(leaves, ({ name }) => [name]);
  const bySynonym = indexLeaves(leaves, ({ synonyms }) => synonyms);
  const byParent = leavesByParent(leaves);
  const suggest = leafSuggester(leaves);
  const known = (categoryId: string, source: CategorySource): CategoryMatch => ({
    categoryId,
    source,
    suggestion: null,
  });

  /** Returns the closest leaf below a menu entry: by the title, else by the entry's name, else the first one. */
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
    const external = category ? findExternalCategory(category) : null;
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
    const cell = category.trim().slice(0, 1000);
    if (!cell && confirmed.categoryId) return known(confirmed.categoryId, 'chosen');
    const code = byId.get(cell);
    if (code) return known(code.id, 'code');
    const named = byName.get(categoryKey(cell)) ?? bySynonym.get(categoryKey(cell));
    if (named) return known(named.id, 'name');
    const parts = cell.split(separator);
    const last = parts.length > 1 ? byName.get(categoryKey(parts.at(-1) ?? '')) : undefined;
    if (last) return known(last.id, 'path');
    const mapped = cell ? confirmed.categories[categoryKey(cell)] : undefined;
    if (mapped && byId.has(mapped)) return known(mapped, 'mapping');
    const { leaf: suggestion, isParent } = suggestionFor(cell, title);
    return { categoryId: null, source: 'unknown', suggestion, isParent };
  };
}
