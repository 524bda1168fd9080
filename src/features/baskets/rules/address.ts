import { gstinProblem } from '#features/suppliers/rules/gstin.ts';
import { type PostalRule, postalCodeProblem } from '#features/suppliers/rules/postal-code.ts';
import type { FieldError } from '#lib/errors.ts';
import type { AddressForm } from '../contract/addresses.ts';

interface KnownCountry {
  code: string;
  name: string;
  postalCode: PostalRule | null;
}

/** What is wrong with an address for its country; `states` are the names that the country's states have. */
export function addressProblems(
  form: Pick<AddressForm, 'state' | 'postcode' | 'country' | 'taxId'>,
  { country, states }: { country: KnownCountry | null; states: readonly string[] },
): FieldError[] {
  if (!country) return [{ path: 'country', message: 'Please choose a country' }];
  const problems: FieldError[] = [];
  const postcode = postalCodeProblem(form.postcode, country);
  if (postcode) problems.push({ path: 'postcode', message: postcode });
  if (country.code !== 'IN') return problems;
  // The state decides between CGST with SGST and IGST, so it must be one of India's.
  if (!states.includes(form.state))
    problems.push({ path: 'state', message: 'Please choose a state from the list' });
  const gstin = gstinProblem(form.taxId);
  if (gstin) problems.push({ path: 'taxId', message: gstin });
  return problems;
}
