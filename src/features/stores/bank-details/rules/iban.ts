/** Lengths of IBANs by country, from the ISO 13616 registry. */
const lengths: Record<number, string> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU XK',
  21: 'CH CR HR LI LV',
  22: 'BG BH DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HU LB NI PL SV',
  29: 'BR EG FK PS QA UA',
  30: 'JO KW MN MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};
const lengthOf = new Map(
  Object.entries(lengths).flatMap(([length, countries]) =>
    countries.split(' ').map((country): [string, number] => [country, Number(length)]),
  ),
);

/** True if banks in this country identify accounts by IBAN. */
export const usesIban = (country: string): boolean => lengthOf.has(country);

/** True if a code has the shape of an IBAN: country, two check digits and the length that this country uses. */
const looksLikeIban = (code: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(code) && lengthOf.get(code.slice(0, 2)) === code.length;

/**
 * True for a valid IBAN (ISO 13616): with country and check digits moved to the end and letters counted from 10, the
 * remainder modulo 97 is 1.
 */
export const isIban = (code: string): boolean => looksLikeIban(code) && remainderOf(code) === 1;

function remainderOf(code: string): number {
  const digits = `${code.slice(4)}${code.slice(0, 4)}`
    .split('')
    .map((letter) => String(parseInt(letter, 36)))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** Returns the IBAN of an account: its number padded with zeros to the country's length, with check digits. */
export function withCheckDigits(country: string, number: string): string {
  const bban = number.padStart((lengthOf.get(country) ?? number.length + 4) - 4, '0');
  return `${country}${String(98 - remainderOf(`${country}00${bban}`)).padStart(2, '0')}${bban}`;
}

/** Returns an IBAN in groups of four, as it is printed; other account numbers unchanged. */
export const formatAccountNumber = (code: string): string =>
  isIban(code) ? code.replace(/(.{4})(?=.)/g, '$1 ') : code;

/** Countries of the Single Euro Payments Area, by the country code of an IBAN. */
const sepa = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV ' +
    'MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'
  ).split(' '),
);

export const isSepaIban = (code: string): boolean => isIban(code) && sepa.has(code.slice(0, 2));
