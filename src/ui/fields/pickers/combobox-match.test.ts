import { describe, expect, it } from 'vitest';
import { findExactOption, findOptions } from './combobox-match.ts';

const countries = [
  { value: 'IN', label: 'India' },
  { value: 'US', label: 'United States', also: 'US USA America' },
  { value: 'GB', label: 'United Kingdom', also: 'UK GB Great Britain' },
  { value: 'AX', label: 'Åland Islands' },
  { value: 'IO', label: 'British Indian Ocean Territory' },
  { value: 'UA', label: 'Ukraine' },
];
const findValues = (typed: string): string[] => findOptions(countries, typed).map(({ value }) => value);

describe('finding options', () => {
  it('keeps the order until something is typed', () => {
    expect(findValues('  ')).toEqual(['IN', 'US', 'GB', 'AX', 'IO', 'UA']);
  });

  it('ranks exact keywords first, then labels that start with the text, then other matches', () => {
    expect(findValues('uk')).toEqual(['GB', 'UA']);
    expect(findValues('ind')).toEqual(['IN', 'IO']);
    expect(findValues('united')).toEqual(['US', 'GB']);
  });

  it('ignores accents and the order of words', () => {
    expect(findValues('aland')).toEqual(['AX']);
    expect(findValues('ocean british')).toEqual(['IO']);
    expect(findValues('atlantis')).toEqual([]);
  });

  it('recognises an option by its full name', () => {
    expect(findExactOption(countries, ' united kingdom ')?.value).toBe('GB');
    expect(findExactOption(countries, 'united')).toBeUndefined();
  });
});
