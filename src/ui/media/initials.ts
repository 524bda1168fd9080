/** First letters of the first and last word: whole characters in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  return (words.length > 1 ? first + firstLetter(words.at(-1)) : first).toLocaleUpperCase('en');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstLetter = (word: string | undefined) => [...segmenter.segment(word ?? '')][0]?.segment ?? '';
