import { readFileSync } from 'node:fs';
import type { Country } from '../../contract/locations.ts';

const folder = new URL('../../../../../../db/seed/reference/', import.meta.url);
const readText = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const readJson = (file: string): unknown => JSON.parse(readText(file));

/** Kept after the first use: the tables come with the code and never change while it runs. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Without case, accents and marks, so that names of different sources meet. */
export const plainName = (name: string): string =>
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

// The specification writes these two out; the table has them short.
const fullNames: Record<string, string> = { US: 'United States', GB: 'United Kingdom' };

/** The choices that come first, exactly as specified. */
export const requiredLocations = once(
  () => (readJson('locations-required.json') as { rows: RequiredRow[] }).rows,
);

/** Every country, those of the specification first, then by name. */
export const countryTable = once((): readonly Country[] => {
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

/** ISO 3166-2 names by country: the subdivisions that stand directly under it. */
export const stateTable = once((): ReadonlyMap<string, readonly string[]> => {
  const rows = readJson('subdivisions.json') as [code: string, name: string, parent: string][];
  const states = new Map<string, string[]>();
  for (const [, name, parent] of rows) {
    if (parent.length === 2) states.set(parent, [...(states.get(parent) ?? []), asWritten(name, parent)]);
  }
  for (const [country, names] of Object.entries(statesAsWritten)) states.set(country, names);
  return states;
});

// Where the standard's list is not the one that people of the country use: the United Kingdom's mixes its
// four countries with two hundred councils, that of the Emirates is transliterated letter by letter.
const statesAsWritten: Record<string, string[]> = {
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  AE: ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'],
};

/** Indian names are written without the marks of their transliteration; nowhere with an older name in brackets. */
function asWritten(name: string, country: string): string {
  const bare = name.replace(/ \(.*\)$/, '');
  return country === 'IN' ? bare.normalize('NFD').replace(/\p{M}/gu, '') : bare;
}

interface City {
  name: string;
  plain: string;
  /** Plain name of the state, in the spelling of this table's source. */
  state: string;
}

// Names of the city table that differ from the country table by more than spelling.
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

/** Cities of 15,000 people or more, by country. */
export const cityTable = once((): ReadonlyMap<string, readonly City[]> => {
  const codes = new Map(countryTable().map(({ code, name }) => [plainName(name), code]));
  const codeOf = (name: string): string | undefined =>
    otherNames[name] ?? codes.get(plainName(name)) ?? codes.get(plainName(name.replace(/[,(].*$/, '')));
  const cities = new Map<string, City[]>();
  for (const [name = '', country = '', state = ''] of readCsv('world-cities.csv')) {
    const code = codeOf(country);
    if (!code) continue;
    const list = cities.get(code) ?? [];
    list.push({ name, plain: plainName(name), state: plainName(state) });
    cities.set(code, list);
  }
  return cities;
});

/** Place and state of Indian pincodes; a snapshot with gaps, so nothing is refused for not being in it. */
export const pincodeTable = once((): ReadonlyMap<string, { name: string; state: string }> => {
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
