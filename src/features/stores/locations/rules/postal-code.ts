/** The format of a country's postal codes. */
export interface PostalFormat {
  pattern: string;
  ignoreCase: boolean;
}

interface PostalCountry {
  code: string;
  postalCode: PostalFormat | null;
}

// The three formats named in the specification; those of all other countries are in the reference table.
const namedFormats: Record<string, { pattern: RegExp; message: string }> = {
  IN: { pattern: /^\d{6}$/, message: 'Please enter a valid 6-digit Indian pincode' },
  US: { pattern: /^\d{5}(-\d{4})?$/, message: 'Please enter a valid US ZIP code' },
  GB: {
    pattern:
      /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/i,
    message: 'Please enter a valid UK postcode',
  },
};

/**
 * True if a postal code is required: not in a country without them. Without a country it is unknown, so it is
 * required.
 */
export const requiresPostalCode = (country: PostalCountry | null): boolean =>
  country === null || country.postalCode !== null;

/** Returns what is wrong with a postal code for its country, or null. */
export function postalCodeProblem(typed: string, country: PostalCountry | null): string | null {
  if (!requiresPostalCode(country)) return null;
  const code = typed.trim();
  if (code === '') return 'Pincode/Zipcode is required';
  if (country === null) return null;
  const known = namedFormats[country.code];
  if (known) return known.pattern.test(code) ? null : known.message;
  const { pattern, ignoreCase } = country.postalCode ?? { pattern: '', ignoreCase: true };
  return new RegExp(pattern, ignoreCase ? 'i' : '').test(code) ? null : 'Please enter a valid postal code';
}
