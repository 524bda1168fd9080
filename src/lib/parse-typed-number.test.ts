import { describe, expect, it } from 'vitest';
import { describeTypedNumber } from './describe-typed-number.ts';
import { parseTypedNumber, parseTypedWhole } from './parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from './typed-amounts.ts';

describe('a typed number', () => {
  it.each([
    ['1240', 1240],
    [' 12,500 ', 12_500],
    ['1,25,000.50', 125_000.5],
    ['-3', -3],
  ])('reads %s', (typed, number) => {
    expect(parseTypedNumber(typed)).toBe(number);
  });

  it.each(['', 'abc', '72,35', '0,685', '0 685', '1,2345', ',500', '1.2.3', '12,'])(
    'refuses “%s”, which is none or could be two',
    (typed) => {
      expect(parseTypedNumber(typed)).toBeNaN();
    },
  );

  it.each([
    ['5,000', 5000],
    ['5 000', 5000],
    ['5\u202f000', 5000],
    ['5000', 5000],
    ['1,25,000', 125_000],
  ])('reads %s as a whole number', (typed, number) => {
    expect(parseTypedWhole(typed)).toBe(number);
  });

  it.each([
    ['5.000', 'Write 5,000 or 5000: a point does not separate thousands.'],
    ['1.250.000', 'Write 1,250,000 or 1250000: a point does not separate thousands.'],
    ['5,00', 'Write a whole number, such as 5,000 or 5000.'],
    ['5.5', 'Write a whole number, such as 5,000 or 5000.'],
    ['5 00', 'Write a whole number, such as 5,000 or 5000.'],
  ])('refuses %s as a whole number and says how to write it', (typed, message) => {
    expect(parseTypedWhole(typed)).toBeNaN();
    expect(describeTypedNumber(typed, { whole: true })).toBe(message);
  });

  it.each([
    ['0,75', 'Write 0.75, with a point: a comma separates thousands.'],
    ['10,50', 'Write 10.50, with a point: a comma separates thousands.'],
    ['1.250,75', 'Write a number such as 1,250.75: a comma separates thousands, a point decimals.'],
  ])('refuses %s as a price and says how to write it', (typed, message) => {
    expect(parseTypedNumber(typed)).toBeNaN();
    expect(describeTypedNumber(typed, { whole: false })).toBe(message);
  });

  it('has nothing to say about what it can read, and about words', () => {
    expect(['5,000', '', 'many'].map((typed) => describeTypedNumber(typed, { whole: true }))).toEqual([
      null,
      null,
      null,
    ]);
    expect(describeTypedNumber('0.75', { whole: false })).toBeNull();
  });

  it('refuses more decimals than a currency has, instead of rounding a price', () => {
    expect(parseTypedMinor('0.62', 'USD')).toBe(62);
    expect(parseTypedMinor('0.625', 'USD')).toBeNaN();
    expect(parseTypedMinor('72,35', 'USD')).toBeNaN();
    expect(parseTypedMinor('0,685', 'EUR')).toBeNaN();
    expect(parseTypedMinor('1.850', 'EUR')).toBeNaN();
    expect(parseTypedMinor('1.850', 'KWD')).toBe(1850);
    expect(describeTypedNumber('0,685', { whole: false })).toBe(
      'Write 0.685, with a point: a comma separates thousands.',
    );
    expect(describeTypedNumber('1.850', { whole: false })).toBe(
      'Write 1,850 or 1.85: a point does not separate thousands.',
    );
    expect(describeTypedNumber('0.685', { whole: false })).toBe('Write at most two decimals, such as 0.69.');
  });

  it('is formatted so that it reads the same', () => {
    for (const minor of [5450, 5400, 1, 0])
      expect(parseTypedMinor(formatTypedMinor(minor, 'EUR'), 'EUR')).toBe(minor);
  });
});
