import { readFileSync } from 'node:fs';
import type { Country } from '../../contract.ts';

const folder = new URL('../../../../../../db/seed/reference/', import.meta.url);
const readText = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const readJson = (file: string): unknown => JSON.parse(readText(file));

/** Caches the first result: the tables are part of the code and do not change while it runs. */
function memoize<T>(create: () => T): () => T {
  let cached: { value: T } | null = null;
  return () => (cached ??= { value: create() }).value;
}

/** Returns a name without case, accents and punctuation, so that names from different sources match. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^st\. /, 'saint ')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

interface CountryRow {
  iso2: string;
  name: string;
  postal_pattern?: string;
  postal_flags?: string;
}

interface RequiredRow {
  country: string;
  state: string;
  cities: string[];
}

// The specification spells these two out; the table has the short names.
const fullNames: Record<string, string> = { US: 'United States', GB: 'United Kingdom' };

/** Returns the locations that are listed first, exactly as specified. */
export const requiredLocations = memoize(
  () => (readJson('locations-required.json') as { rows: RequiredRow[] }).rows,
);

/** Returns all countries, those in the specification first, then by name. */
export const countryTable = memoize((): readonly Country[] => {
  const first = [...new Set(requiredLocations().map(({ country }) => country))];
  const rank = ({ name }: Country): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return (readJson('countries.json') as CountryRow[])
    .map(({ iso2, name, postal_pattern: pattern, postal_flags: flags }) => ({
      code: iso2,
      name: fullNames[iso2] ?? name,
      postalCode: pattern ? { pattern, ignoreCase: flags === 'i' } : null,
    }))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
});

/** Returns the ISO 3166-2 names of the top-level subdivisions by country. */
export const stateTable = memoize((): ReadonlyMap<string, readonly string[]> => {
  const rows = readJson('subdivisions.json') as [code: string, name: string, parent: string][];
  const states = new Map<string, string[]>();
  for (const [, name, parent] of rows) {
    if (parent.length === 2) states.set(parent, [...(states.get(parent) ?? []), commonName(name, parent)]);
  }
  for (const [country, names] of Object.entries(commonStateNames)) states.set(country, names);
  return states;
});

// Where the standard's list is not the one in common use: the United Kingdom's mixes its four countries with two
// hundred councils, and that of the Emirates is a letter-by-letter transliteration.
const commonStateNames: Record<string, string[]> = {
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  AE: ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'],
};

/**
 * Returns a state's name as it is commonly written: without a former name in brackets and, in India, without
 * transliteration marks.
 */
function commonName(name: string, country: string): string {
  const nameWithoutBrackets = name.replace(/ \(.*\)$/, '');
  return country === 'IN' ? nameWithoutBrackets.normalize('NFD').replace(/\p{M}/gu, '') : nameWithoutBrackets;
}

interface City {
  name: string;
  plain: string;
  /** Normalized name of the state, in the spelling of this table's source. */
  state: string;
}

// Country names in the city table that do not match the country table even when normalized.
const otherNames: Record<string, string> = {
  'Congo, The Democratic Republic of the': 'CD',
  Congo: 'CG',
  "Korea, Democratic People's Republic of": 'KP',
  'Korea, Republic of': 'KR',
  'Brunei Darussalam': 'BN',
  'Cabo Verde': 'CV',
  "Lao People's Democratic Republic": 'LA',
  'Russian Federation': 'RU',
  'Syrian Arab Republic': 'SY',
  'Virgin Islands, British': 'VG',
  'Virgin Islands, U.S.': 'VI',
  'Bonaire, Sint Eustatius and Saba': 'BQ',
  'Holy See (Vatican City State)': 'VA',
};

/** Returns the cities with at least 15,000 people, by country. */
export const cityTable = memoize((): ReadonlyMap<string, readonly City[]> => {
  const codes = new Map(countryTable().map(({ code, name }) => [normalizeName(name), code]));
  const codeOf = (name: string): string | undefined =>
    otherNames[name] ??
    codes.get(normalizeName(name)) ??
    codes.get(normalizeName(name.replace(/[,(].*$/, '')));
  const cities = new Map<string, City[]>();
  for (const [name = '', country = '', state = ''] of readCsv('world-cities.csv')) {
    const code = codeOf(country);
    if (!code) continue;
    const list = cities.get(code) ?? [];
    list.push({ name, plain: normalizeName(name), state: normalizeName(state) });
    cities.set(code, list);
  }
  return cities;
});

/**
 * Returns the place and state of Indian pincodes. The snapshot has gaps, so a pincode that is missing in it must not
 * be refused.
 */
export const pincodeTable = memoize((): ReadonlyMap<string, { name: string; state: string }> => {
  const rows = readCsv('india-pincodes.csv').map(([key = '', name = '', state = '']) => {
    return [key.replace('IN/', ''), { name, state: presentNames[state] ?? state }] as const;
  });
  return new Map(rows);
});

const presentNames: Record<string, string> = {
  'New Delhi': 'Delhi',
  Orisa: 'Odisha',
  Pondicherry: 'Puducherry',
  Uttaranchal: 'Uttarakhand',
  Chattisgarh: 'Chhattisgarh',
  'Andaman and Nicobar': 'Andaman and Nicobar Islands',
  'Dadar and Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu',
};

function readCsv(file: string): string[][] {
  const [, ...lines] = readText(file).split(/\r?\n/).filter(Boolean);
  return lines.map((text) =>
    [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
    ),
  );
}
