/** Words that say nothing about what a text is about. */
const empty = new Set(
  'a an and are as at be boxes box by for from in into is it of on or other others packaging packs pack the their to type types with without'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

/** The words that a category's articles would have. */
export const tellingWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(wordsOf))].filter((word) => !empty.has(word)).slice(0, 12);

/** Those that share most words with what is looked for; none that share nothing. */
export function mostRelated<Text extends { title: string; excerpt: string; category: string }>(
  texts: readonly Text[],
  { words, most }: { words: readonly string[]; most: number },
): Text[] {
  const wanted = new Set(words);
  const score = ({ title, excerpt, category }: Text): number => {
    const shared = (text: string): number => new Set(wordsOf(text).filter((word) => wanted.has(word))).size;
    return shared(title) * 3 + shared(category) + shared(excerpt);
  };
  return texts
    .map((text) => ({ text, score: score(text) }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ text }) => text);
}
