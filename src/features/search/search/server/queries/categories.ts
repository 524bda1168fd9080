import { piecesOf, stemOf } from '#features/search/index/rules/words.ts';
import type { CategoryNode, Vocabulary } from '#features/search/index/server/queries/vocabulary.ts';

/**
 * True if the last word of the name is the word, which names the thing: glass bottles are bottles, bottle crates are
 * crates.
 */
const isMainNoun = (name: string, word: string): boolean => name.startsWith(word, name.lastIndexOf(' ') + 1);

/**
 * Returns categories whose name or trade terms contain words with these beginnings. Names with the word as their main
 * noun, with the same beginning or with many products come first.
 */
export function categoriesBeginning({ categories }: Vocabulary, words: readonly string[]): CategoryNode[] {
  const phrase = words.join(' ');
  const beginnings = words.map((word) => ({ word, inside: ` ${word}` }));
  const begins = (text: string): boolean =>
    beginnings.every(({ word, inside }) => text.startsWith(word) || text.includes(inside));
  const last = words.at(-1) ?? '';
  const rankOf = ({ search, productCount, level }: CategoryNode): number =>
    (search[0]?.startsWith(phrase) ? 4 : 0) +
    (search[0] && begins(search[0]) ? 2 + (isMainNoun(search[0], last) ? 4 : 0) : 0) +
    (level === 1 ? 0.5 : 0) +
    Math.min(1, Math.log10(productCount + 1) / 4);
  return [...categories.values()]
    .filter(({ search, level }) => level > 0 && search.some(begins))
    .map((node) => ({ node, rank: rankOf(node) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ node }) => node);
}

/** Returns categories whose names share lexemes with a search, most shared first. */
export function categoriesWith(
  { categories }: Vocabulary,
  { lexemes, limit }: { lexemes: ReadonlySet<string>; limit: number },
): CategoryNode[] {
  return [...categories.values()]
    .map((node) => ({
      node,
      shared: new Set(
        node.search.flatMap((text) =>
          piecesOf(text)
            .map((one) => stemOf(one.text))
            .filter((stem) => lexemes.has(stem)),
        ),
      ).size,
    }))
    .filter(({ shared, node }) => shared > 0 && node.level > 0)
    .toSorted((a, b) => b.shared - a.shared || b.node.productCount - a.node.productCount)
    .slice(0, limit)
    .map(({ node }) => node);
}

/** Returns the groups with most products, shown before anything is typed. */
export const popularCategories = ({ categories }: Vocabulary): CategoryNode[] =>
  [...categories.values()]
    .filter(({ level, productCount }) => level === 1 && productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, 5);
