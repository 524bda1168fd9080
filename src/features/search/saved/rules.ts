import { addressParams, isNarrowed, readAddress, type SearchAddress } from '#features/search/search/rules.ts';

/** The part of an address that is worth keeping: products, without page and order. */
export const keptParams = (address: SearchAddress): string =>
  addressParams({ ...address, tab: 'products', sort: 'relevance', cursor: 0 }).toString();

/** A search as it is kept, whatever the address said; null where it asks for nothing. */
export function keptSearch(params: string): { params: string; name: string } | null {
  const address = readAddress(new URLSearchParams(params));
  if (!address.q && !isNarrowed(address.filters)) return null;
  return { params: keptParams(address), name: nameOf(address) };
}

const figure = (value: number): string => value.toLocaleString('en-US');

const numbersOf = ({ quantity, priceFrom, priceTo, moq, leadDays }: SearchAddress['filters']): string[] => [
  quantity === undefined ? '' : `for ${figure(quantity)} pieces`,
  priceFrom === undefined ? '' : `from ₹${figure(priceFrom)}`,
  priceTo === undefined ? '' : `up to ₹${figure(priceTo)}`,
  moq === undefined ? '' : `minimum order up to ${figure(moq)}`,
  leadDays === undefined ? '' : `within ${figure(leadDays)} days`,
];

/** `kraft box · India · verified`: what people call it. */
function nameOf({ q, filters }: SearchAddress): string {
  const { category, country, material, certification, attr, verified, eco, custom, sample } = filters;
  const parts = [
    q,
    category?.replaceAll('-', ' ') ?? '',
    ...country,
    ...material,
    ...certification,
    ...attr.map((one) => one.replace(/^[^:]*:/, '')),
    verified ? 'verified' : '',
    eco ? 'eco-friendly' : '',
    custom ? 'custom print' : '',
    sample ? 'samples' : '',
    ...numbersOf(filters),
  ].filter(Boolean);
  return (parts.join(' · ') || 'All products').slice(0, 120);
}
