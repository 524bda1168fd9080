import type { Country } from '../../contract/locations.ts';
import {
  cityTable,
  countryTable,
  pincodeTable,
  plainName,
  requiredLocations,
  stateTable,
} from './reference-tables.ts';

export const listCountries = (): readonly Country[] => countryTable();

/** A country by its ISO code, or null. */
export const findCountry = (code: string): Country | null =>
  countryTable().find((country) => country.code === code) ?? null;

/** Name of a country for people; the code itself where it is unknown. */
export const countryName = (code: string): string => findCountry(code)?.name ?? code;

/** States of a country, the specified ones first. A country without any is one state of its own name. */
export function listStates(code: string): string[] {
  const name = countryName(code);
  const first = requiredLocations()
    .filter(({ country }) => country === name)
    .map(({ state }) => state);
  const rest = (stateTable().get(code) ?? []).filter((state) => !first.includes(state));
  const all = [...first, ...rest.toSorted((a, b) => a.localeCompare(b, 'en'))];
  return all.length > 0 ? all : [name];
}

const mostCities = 50;

/**
 * Cities to choose from: the specified ones first, then those whose name begins with, then holds, what was typed.
 * Sources name states differently; where none matches, the whole country's cities are offered.
 */
export function listCities({ country, state, q }: { country: string; state: string; q: string }): string[] {
  const name = countryName(country);
  const required =
    requiredLocations().find((row) => row.country === name && row.state === state)?.cities ?? [];
  const wanted = plainName(q);
  const all = cityTable().get(country) ?? [];
  const inState = all.filter((city) => city.state === plainName(state));
  const pool = inState.length > 0 ? inState : all;
  const begins = pool.filter(({ plain }) => plain.startsWith(wanted)).map((city) => city.name);
  const holds = wanted ? pool.filter(({ plain }) => plain.includes(wanted)).map((city) => city.name) : [];
  const first = required.filter((city) => plainName(city).includes(wanted));
  return [...new Set([...first, ...begins.toSorted((a, b) => a.localeCompare(b, 'en')), ...holds])].slice(
    0,
    mostCities,
  );
}

/** Place and state of an Indian pincode, or null: our table is not complete. */
export const findPincode = (pincode: string) => pincodeTable().get(pincode) ?? null;
