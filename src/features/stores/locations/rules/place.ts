import { type PostalFormat, postalCodeProblem } from './postal-code.ts';

interface ListedCountry {
  code: string;
  postalCode: PostalFormat | null;
}

/** Lists to validate a place against; in the browser, a list that could not be loaded is null. */
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
 * Returns the problems of a place by field; validates registrations and address books, in the browser and on the
 * server. The state must be spelled as listed: it decides between CGST with SGST and IGST, and in which directory
 * page a supplier is listed. Each form reports missing fields itself.
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
 * Returns whether a typed city can be a name. No list contains every industrial estate, so any name is accepted:
 * letters, with the digits and punctuation of place names ("6th of October City", "L'Hospitalet", "Westward Ho!").
 */
export const isCityName = (city: string): boolean =>
  /\p{L}/u.test(city) && /^[\p{L}\p{M}\p{N}\s.,'’‘ʻʼ`´·()/&!-]+$/u.test(city);
