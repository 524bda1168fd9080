import { describe, expect, it } from 'vitest';
import { findOptions, namedOption } from './combobox-match.ts';

const countries = [
  { value: 'IN', label: 'India' },
  { value: 'US', label: 'United States', also: 'US USA America' },
  { value: 'GB', label: 'United Kingdom', also: 'UK GB Great Britain' },
  { value: 'AX', label: 'Åland Islands' },
  { value: 'IO', label: 'British Indian Ocean Territory' },
  { value: 'UA', label: 'Ukraine' },
];
const found = (typed: string): string[] => findOptions(countries, typed).map(({ value }) => value);

describe('finding options', () => {
  it('keeps the order while nothing was typed', () => {
    expect(found('  ')).toEqual(['IN', 'US', 'GB', 'AX', 'IO', 'UA']);
  });

  it('puts what goes by the text first, then what begins with it, then what holds it', () => {
    expect(found('uk')).toEqual(['GB', 'UA']);
    expect(found('ind')).toEqual(['IN', 'IO']);
    expect(found('united')).toEqual(['US', 'GB']);
  });

  it('needs neither accents nor the order of words', () => {
    expect(found('aland')).toEqual(['AX']);
    expect(found('ocean british')).toEqual(['IO']);
    expect(found('atlantis')).toEqual([]);
  });

  it('knows an option named in full', () => {
    expect(namedOption(countries, ' united kingdom ')?.value).toBe('GB');
    expect(namedOption(countries, 'united')).toBeUndefined();
  });
});
