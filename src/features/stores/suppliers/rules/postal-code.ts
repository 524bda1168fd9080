/** How a country writes postal codes; null where it has none. */
export interface PostalRule {
  pattern: string;
  ignoreCase: boolean;
}

interface PostalCountry {
  code: string;
  postalCode: PostalRule | null;
}

// The specification's own three; every other country brings its pattern from the reference table.
const named: Record<string, { pattern: RegExp; message: string }> = {
  IN: { pattern: /^\d{6}$/, message: 'Please enter a valid 6-digit Indian pincode' },
  US: { pattern: /^\d{5}(-\d{4})?$/, message: 'Please enter a valid US zipcode' },
  GB: {
    pattern:
      /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/i,
    message: 'Please enter a valid UK postcode',
  },
};

/** Whether to ask for a postal code: not where the country has none. Without a country we do not know, so we ask. */
export const asksPostalCode = (country: PostalCountry | null): boolean =>
  country === null || country.postalCode !== null;

/** What is wrong with a postal code for its country, or null. */
export function postalCodeProblem(typed: string, country: PostalCountry | null): string | null {
  if (!asksPostalCode(country)) return null;
  const code = typed.trim();
  if (code === '') return 'Pincode/Zipcode is required';
  if (country === null) return null;
  const known = named[country.code];
  if (known) return known.pattern.test(code) ? null : known.message;
  const { pattern, ignoreCase } = country.postalCode ?? { pattern: '', ignoreCase: true };
  return new RegExp(pattern, ignoreCase ? 'i' : '').test(code) ? null : 'Please enter a valid postal code';
}
