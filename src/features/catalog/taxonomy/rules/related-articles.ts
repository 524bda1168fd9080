/** Words that say nothing about the topic of a text. */
const fillerWords = new Set(
  'a an and are as at be boxes box by for from in into is it of on or other others packaging packs pack the their to type types with without'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

/** Returns the distinctive words of texts. */
export const distinctiveWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(wordsOf))].filter((word) => !fillerWords.has(word)).slice(0, 12);

/** Returns the texts that share most words with the given ones, without those that share none. */
export function findRelated<Text extends { title: string; excerpt: string; category: string }>(
  texts: readonly Text[],
  { words, most: limit }: { words: readonly string[]; most: number },
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
    .slice(0, limit)
    .map(({ text }) => text);
}
