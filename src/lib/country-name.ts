const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns the English name of a region by a code of ISO 3166-1 or one that was taken from it; undefined for all others. */
export const regionName = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? regionNames.of(code) : undefined;

/** Returns the English name of a country by its ISO 3166-1 code, such as `Germany` for DE; the code if it is unknown. */
export const countryName = (code: string): string =>
  regionName(code)?.replace(/ SAR China$| \(.*\)$/, '') || code;
