import { expect, it } from 'vitest';
import { describeCount } from './describe-count.ts';

it.each([
  [{ count: 0, more: false, exact: null }, '0 results'],
  [{ count: 1, more: false, exact: null }, '1 product'],
  [{ count: 10_000, more: true, exact: null }, 'More than 10,000 products'],
  [{ count: 342, more: false, exact: 8 }, '8 match all words, 334 related'],
  [{ count: 342, more: true, exact: 1 }, '1 matches all words, more than 341 related'],
  [{ count: 12, more: false, exact: 0 }, '12 related products'],
])('%j is described as %s', (counts, words) => {
  expect(describeCount(counts, 'products')).toBe(words);
});
