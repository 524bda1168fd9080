import { type PostalRule, postalCodeProblem } from './postal-code.ts';

interface ListedCountry {
  code: string;
  postalCode: PostalRule | null;
}

/** What a place is checked against; null in the browser for a list that could not be loaded. */
export interface PlaceLists {
  countries: readonly ListedCountry[] | null;
  /** States of the place's country. */
  states: readonly string[] | null;
}

interface Place {
  country: string;
  state: string;
  postalCode: string;
}

/**
 * Returns what is wrong with a place, by field. Registrations and address books are checked by it, in the browser and
 * on the server. The state has to be spelled as listed: it decides between CGST with SGST and IGST, and under which
 * page of the directory a supplier is found. That something is missing is for each form to say.
 */
export function placeProblems(
  { country: code, state, postalCode }: Place,
  { countries, states }: PlaceLists,
): Partial<Record<keyof Place, string>> {
  const country = countries?.find((one) => one.code === code) ?? null;
  const problems: Partial<Record<keyof Place, string>> = {};
  if (countries && !country) problems.country = 'Please select a country';
  const typed = state.trim();
  if (country && typed && states && !states.includes(typed))
    problems.state = 'Please select a state from the list';
  const wrongCode = postalCodeProblem(postalCode, country);
  if (wrongCode) problems.postalCode = wrongCode;
  return problems;
}

/**
 * Returns whether a typed city can be a name. No list has every industrial estate, so any name will do: letters, with
 * the digits and marks that names of places have ("6th of October City", "L'Hospitalet", "Westward Ho!").
 */
export const isCityName = (city: string): boolean =>
  /\p{L}/u.test(city) && /^[\p{L}\p{M}\p{N}\s.,'’‘ʻʼ`´·()/&!-]+$/u.test(city);
