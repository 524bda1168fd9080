const names = new Intl.DisplayNames('en', { type: 'region' });

export const eventPath = (slug: string): string => `/events/${slug}`;

/** A code of two letters → the name of the country; what is no code stays as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
