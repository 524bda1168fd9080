import { findCountryCode } from '#lib/countries.ts';
import { countryName } from '#lib/country-name.ts';
import type { Address } from '../contract.ts';

/** A place to which goods are delivered; city and postal code are empty if they are not known. */
export interface DeliveryPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  city: string;
  postalCode: string;
}

type PlacedAddress = Pick<Address, 'country' | 'city' | 'postcode' | 'isDefaultDelivery'>;

/**
 * Returns the saved address at one of these places: in the same country, with the same postal code if there is one, or
 * else in the same city. Null if none is there.
 */
export function findAddressAt<Saved extends PlacedAddress>(
  places: readonly DeliveryPlace[],
  addresses: readonly Saved[],
): Saved | null {
  const rated = addresses
    .map((address) => ({
      address,
      closeness: Math.max(...places.map((place) => closenessOf(place, address))),
    }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted(
      (a, b) =>
        b.closeness - a.closeness ||
        Number(b.address.isDefaultDelivery) - Number(a.address.isDefaultDelivery),
    );
  return rated[0]?.address ?? null;
}

/** Returns 0 for an address elsewhere, and more the better it meets the place. */
function closenessOf({ country, city, postalCode }: DeliveryPlace, address: PlacedAddress): number {
  if (country !== address.country) return 0;
  if (postalCode && textKey(postalCode) === textKey(address.postcode)) return 3;
  if (city) return isSameCity(city, address.city) ? 2 : 0;
  return postalCode ? 0 : 1;
}

const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Compares cities without what follows a comma: `Portland, OR` is Portland. */
const isSameCity = (one: string, other: string): boolean => cityKey(one) === cityKey(other);
const cityKey = (text: string): string => textKey(text.split(',')[0] ?? '');

/** Returns a place as text: `Portland, 97201, United States`. */
export const describePlace = ({ city, postalCode, country }: DeliveryPlace): string =>
  [city, postalCode, countryName(country)].filter(Boolean).join(', ');

/**
 * Returns the country of the named place of an Incoterm, such as `Nhava Sheva, India`; null if the text names none. Two
 * letters may be a state, so they count only if they are a country to which the goods are delivered.
 */
export function countryOfNamedPlace(text: string, places: readonly DeliveryPlace[]): string | null {
  const known = places.find(({ city }) => city && cityKey(text) === cityKey(city));
  if (known) return known.country;
  const last = text.split(',').at(-1)?.trim() ?? '';
  const code = findCountryCode(last);
  return code !== null && (last.length > 2 || places.some(({ country }) => country === code)) ? code : null;
}
