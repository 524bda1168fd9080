import { formatNumber } from '#lib/formats.ts';
import type { SearchResults } from '../contract.ts';
import { type SearchTab, tabLabels } from '../rules.ts';

type Counts = Pick<SearchResults, 'count' | 'more' | 'exact'>;

const upward = (more: boolean): string => (more ? 'More than ' : '');

/** Returns the number of results in words: `342 products`, `8 match all words, 334 related`. */
export function describeCount(found: Counts, tab: SearchTab): string {
  const { count, more, exact } = found;
  if (count === 0) return '0 results';
  const noun = tabLabels[tab].toLowerCase();
  if (exact === null)
    return `${upward(more)}${formatNumber(count)} ${count === 1 ? noun.slice(0, -1) : noun}`;
  if (exact === 0) return countRelated(found);
  const matches = `${formatNumber(exact)} ${exact === 1 ? 'matches' : 'match'} all words`;
  return `${matches}, ${upward(more).toLowerCase()}${formatNumber(count - exact)} related`;
}

/** Returns the number of results that have only some of the words: `334 related products`. */
export function countRelated({ count, more, exact }: Counts): string {
  const related = count - (exact ?? 0);
  return `${upward(more)}${formatNumber(related)} related ${related === 1 ? 'product' : 'products'}`;
}
