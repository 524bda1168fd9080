import { expect, it } from 'vitest';
import { findCountryCode, isCountryCode } from '#lib/countries.ts';
import { countryName } from '#lib/country-name.ts';
import { listCountries } from './queries.ts';

it('finds every country of our list by its code, by its listed name and by the name it is shown with', () => {
  for (const { code, name } of listCountries()) {
    expect(isCountryCode(code), code).toBe(true);
    expect(findCountryCode(code.toLowerCase()), code).toBe(code);
    expect(findCountryCode(name), name).toBe(code);
    expect(findCountryCode(countryName(code)), code).toBe(code);
  }
});

it('finds countries by names that people write, without case and accents', () => {
  expect(['UK', ' usa ', 'deutschland', "Cote d'Ivoire", 'Türkiye', 'Turkey'].map(findCountryCode)).toEqual([
    'GB',
    'US',
    'DE',
    'CI',
    'TR',
    'TR',
  ]);
});

it('knows no regions that are not countries', () => {
  expect(['EU', 'ZZ', 'Atlantis', ''].map(findCountryCode)).toEqual([null, null, null, null]);
  expect(isCountryCode('UN')).toBe(false);
  expect(countryName('QQ')).toBe('QQ');
});
