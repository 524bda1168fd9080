/** What the boxes in the header and on the home page search in. */
export const searchTabs = ['products', 'suppliers', 'articles'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Longest search, in characters. */
export const longestSearch = 200;
/** Nobody reads further than this; whoever wants more says more. */
export const furthest = 960;

/** The words of a search, as people mean them: letters and digits of any script, at most `most`. */
export const wordsOf = (text: string, most = 12): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, most);

/** Any of the words: `custom or boxes`, in the syntax of websearch_to_tsquery. */
export const anyWord = (text: string): string => wordsOf(text).join(' or ');

/** All of the words, the last one unfinished, in the syntax of to_tsquery; null without a word. */
export function unfinished(text: string): string | null {
  const words = wordsOf(text, 6);
  return words.length === 0
    ? null
    : words.map((word, i) => (i === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

/** Whether a word is worth correcting: figures, sizes and codes are as they are. */
export const isCorrectable = (word: string): boolean => /^\p{L}{4,40}$/u.test(word);

/** Puts corrected words back into the text; null when nothing changed. */
export function correctedText(text: string, corrections: ReadonlyMap<string, string>): string | null {
  const words = wordsOf(text);
  const corrected = words.map((word) => corrections.get(word) ?? word);
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ');
}

/** A text for `like`, with its wildcards taken as letters. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
