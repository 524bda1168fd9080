/** Returns the first letters of the first and last word, as full characters in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = takeFirstLetter(words[0]);
  return (words.length > 1 ? first + takeFirstLetter(words.at(-1)) : first).toLocaleUpperCase('en');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const takeFirstLetter = (word: string | undefined) => [...segmenter.segment(word ?? '')][0]?.segment ?? '';
