const names = new Intl.DisplayNames('en', { type: 'region' });

export const eventPath = (slug: string): string => `/events/${slug}`;

/** Returns the name of a country by its two-letter code; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
