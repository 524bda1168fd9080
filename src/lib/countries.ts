import { countryName, regionName } from './country-name.ts';

// Regions that have a name but are not countries of ISO 3166-1, or not any more.
const notCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(' '),
);

/** True if the text is the ISO 3166-1 alpha-2 code of a country. */
export const isCountryCode = (text: string): boolean =>
  !notCountries.has(text) && regionName(text) !== undefined;

/** Returns the ISO 3166-1 code of a country by its name or code in any case; null if there is none. */
export function findCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return isCountryCode(code) ? code : (codesByName().get(nameKey(text)) ?? null);
}

const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

let cachedCodes: ReadonlyMap<string, string> | null = null;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function codesByName(): ReadonlyMap<string, string> {
  cachedCodes ??= new Map([
    ...letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const name = notCountries.has(code) ? undefined : regionName(code);
        return name ? [name, countryName(code)].map((one) => [nameKey(one), code] as const) : [];
      }),
    ...Object.entries(otherNames).map(([name, code]) => [nameKey(name), code] as const),
  ]);
  return cachedCodes;
}

// Names that people write, and those of our list of countries that differ.
const otherNames: Record<string, string> = {
  USA: 'US',
  UK: 'GB',
  'Great Britain': 'GB',
  UAE: 'AE',
  PRC: 'CN',
  Bharat: 'IN',
  Deutschland: 'DE',
  Holland: 'NL',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  Bosnia: 'BA',
  'Cocos Islands': 'CC',
  Palestine: 'PS',
  Pitcairn: 'PN',
};
