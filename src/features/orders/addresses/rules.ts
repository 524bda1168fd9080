import { type PlaceLists, placeProblems } from '#features/stores/locations/rules/place.ts';
import { gstinProblem } from '#features/stores/suppliers/rules/gstin.ts';
import type { FieldError } from '#lib/errors.ts';
import type { AddressForm } from './contract.ts';

/** Returns what is wrong with an address for its country; the form and the server check the same. */
export function addressProblems(
  { country, state, postcode, taxId }: Pick<AddressForm, 'state' | 'postcode' | 'country' | 'taxId'>,
  lists: PlaceLists,
): FieldError[] {
  const place = placeProblems({ country, state, postalCode: postcode }, lists);
  const problems: [path: string, message: string | null | undefined][] = [
    ['country', place.country],
    ['postcode', place.postalCode],
    ['state', place.state],
    ['taxId', country === 'IN' ? gstinProblem(taxId) : null],
  ];
  return problems.flatMap(([path, message]) => (message ? [{ path, message }] : []));
}
