import { piecesOf, stemOf } from '#features/search/index/rules/words.ts';
import type { CategoryNode, Vocabulary } from '#features/search/index/server/queries/vocabulary.ts';

/** What a category is of stands last in its name: glass bottles are bottles, bottle crates are crates. */
const isOf = (name: string, word: string): boolean => name.startsWith(word, name.lastIndexOf(' ') + 1);

/** Categories in whose name or trade terms every word begins one; those that are of it, begin so, or are full, first. */
export function categoriesBeginning({ categories }: Vocabulary, words: readonly string[]): CategoryNode[] {
  const whole = words.join(' ');
  const wanted = words.map((word) => ({ word, inside: ` ${word}` }));
  const begins = (text: string): boolean =>
    wanted.every(({ word, inside }) => text.startsWith(word) || text.includes(inside));
  const last = words.at(-1) ?? '';
  const rankOf = ({ search, productCount, level }: CategoryNode): number =>
    (search[0]?.startsWith(whole) ? 4 : 0) +
    (search[0] && begins(search[0]) ? 2 + (isOf(search[0], last) ? 4 : 0) : 0) +
    (level === 1 ? 0.5 : 0) +
    Math.min(1, Math.log10(productCount + 1) / 4);
  return [...categories.values()]
    .filter(({ search, level }) => level > 0 && search.some(begins))
    .map((node) => ({ node, rank: rankOf(node) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ node }) => node);
}

/** Categories whose names share lexemes with a search, the most shared first. */
export function categoriesWith(
  { categories }: Vocabulary,
  lexemes: ReadonlySet<string>,
  limit: number,
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

/** The groups with the most products: for whoever has not typed anything yet. */
export const popularCategories = ({ categories }: Vocabulary): CategoryNode[] =>
  [...categories.values()]
    .filter(({ level, productCount }) => level === 1 && productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, 5);
