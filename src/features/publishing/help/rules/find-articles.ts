import type { HelpTopic } from '../contract.ts';

const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);

/** Words to ignore in a search. */
const ignoredWords = new Set(
  'a an and are can do does for how i in is it my of on or the to what when where why with'.split(' '),
);

/** Returns the articles that contain all significant words; every article if there are none. */
export function findArticles(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const words = wordsOf(query).filter((word) => !ignoredWords.has(word));
  if (words.length === 0) return [...topics];
  return topics
    .map((topic) => ({
      ...topic,
      articles: topic.articles.filter(({ title, paragraphs }) => {
        const text = normalize([topic.title, title, ...paragraphs].join(' '));
        return words.every((word) =>
          text.includes(word.length > 4 ? word.replace(/(ies|es|s|y)$/, '') : word),
        );
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}
