import { describe, expect, it } from 'vitest';
import { formatTypedMinor, parseTypedMinor, parseTypedNumber } from './parse-typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['1240', 1240],
    [' 12,500 ', 12_500],
    ['1,25,000.50', 125_000.5],
    ['-3', -3],
  ])('reads %s', (typed, number) => {
    expect(parseTypedNumber(typed)).toBe(number);
  });

  it.each(['', 'abc', '72,35', '1,2345', ',500', '1.2.3', '12,'])(
    'refuses “%s”, which is none or could be two',
    (typed) => {
      expect(parseTypedNumber(typed)).toBeNaN();
    },
  );

  it('refuses more decimals than a currency has, instead of rounding a price', () => {
    expect(parseTypedMinor('0.62', 'USD')).toBe(62);
    expect(parseTypedMinor('0.625', 'USD')).toBeNaN();
    expect(parseTypedMinor('72,35', 'USD')).toBeNaN();
  });

  it('is formatted so that it reads the same', () => {
    for (const minor of [5450, 5400, 1, 0])
      expect(parseTypedMinor(formatTypedMinor(minor, 'EUR'), 'EUR')).toBe(minor);
  });
});
