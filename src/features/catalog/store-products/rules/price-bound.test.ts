import { describe, expect, it } from 'vitest';
import { formatTypedMinor } from '#lib/parse-typed-number.ts';
import { parsePriceBound } from './price-bound.ts';

describe('a price in the filter of a store', () => {
  it.each([
    ['1,500', 'JPY', 1500],
    ['¥1500', 'JPY', 1500],
    ['JPY 1,500', 'JPY', 1500],
    ['12.50', 'JPY', undefined],
    ['1,500', 'INR', 150_000],
    ['₹12.5', 'INR', 1250],
    [' 12.50 ', 'INR', 1250],
    ['12.505', 'INR', undefined],
    ['0', 'INR', 0],
    ['-5', 'INR', undefined],
    ['−5', 'INR', undefined],
    ['20,000,001', 'INR', undefined],
    ['20,000,001', 'JPY', 20_000_001],
    ['cheap', 'INR', undefined],
    ['', 'INR', undefined],
    [null, 'JPY', undefined],
  ])('%j in %s is %j', (typed, currency, minor) => expect(parsePriceBound(typed, currency)).toBe(minor));

  it.each(['INR', 'JPY', 'KWD'])('in %s is shown again as an amount that means the same', (currency) => {
    for (const minor of [0, 7, 1500, 123_456])
      expect(parsePriceBound(formatTypedMinor(minor, currency), currency)).toBe(minor);
  });
});
