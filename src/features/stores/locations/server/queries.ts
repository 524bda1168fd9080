import type { Country } from '../contract.ts';
import {
  cityTable,
  countryTable,
  normalizeName,
  pincodeTable,
  requiredLocations,
  stateTable,
} from './queries/reference-tables.ts';

export const listCountries = (): readonly Country[] => countryTable();

/** Returns a country by its ISO code, or null. */
export const findCountry = (code: string): Country | null =>
  countryTable().find((country) => country.code === code) ?? null;

/** Returns the name of a country; the code if it is unknown. */
export const countryName = (code: string): string => findCountry(code)?.name ?? code;

/**
 * Returns the states of a country, those in the specification first. A country without states has one with its own
 * name.
 */
export function listStates(code: string): string[] {
  const name = countryName(code);
  const first = requiredLocations()
    .filter(({ country }) => country === name)
    .map(({ state }) => state);
  const rest = (stateTable().get(code) ?? []).filter((state) => !first.includes(state));
  const all = [...first, ...rest.toSorted((a, b) => a.localeCompare(b, 'en'))];
  return all.length > 0 ? all : [name];
}

const maxCities = 50;

/**
 * Returns cities to select from: those in the specification first, then those whose name starts with the query, then
 * those that contain it. The sources spell states differently; if none matches, the cities of the whole country are
 * returned.
 */
export function listCities({ country, state, q }: { country: string; state: string; q: string }): string[] {
  const name = countryName(country);
  const required =
    requiredLocations().find((row) => row.country === name && row.state === state)?.cities ?? [];
  const normalizedQuery = normalizeName(q);
  const all = cityTable().get(country) ?? [];
  const inState = all.filter((city) => city.state === normalizeName(state));
  const pool = inState.length > 0 ? inState : all;
  const startingWith = pool.filter(({ plain }) => plain.startsWith(normalizedQuery)).map((city) => city.name);
  const containing = normalizedQuery
    ? pool.filter(({ plain }) => plain.includes(normalizedQuery)).map((city) => city.name)
    : [];
  const first = required.filter((city) => normalizeName(city).includes(normalizedQuery));
  return [
    ...new Set([...first, ...startingWith.toSorted((a, b) => a.localeCompare(b, 'en')), ...containing]),
  ].slice(0, maxCities);
}

/** Returns the place and state of an Indian pincode, or null: our table is incomplete. */
export const findPincode = (pincode: string) => pincodeTable().get(pincode) ?? null;
