import { addressParams, isNarrowed, readAddress, type SearchAddress } from '#features/search/rules.ts';

/** The part of an address that is worth keeping: products, without page and order. */
export const keptParams = (address: SearchAddress): string =>
  addressParams({ ...address, tab: 'products', sort: 'relevance', cursor: 0 }).toString();

/** A search as it is kept, whatever the address said; null where it asks for nothing. */
export function keptSearch(params: string): { params: string; name: string } | null {
  const address = readAddress(new URLSearchParams(params));
  if (!address.q && !isNarrowed(address.filters)) return null;
  return { params: keptParams(address), name: nameOf(address) };
}

/** `kraft box · India · verified`: what people call it. */
function nameOf({ q, filters }: SearchAddress): string {
  const { category, country, material, certification, attr, verified, eco } = filters;
  const parts = [
    q,
    category?.replaceAll('-', ' ') ?? '',
    ...country,
    ...material,
    ...certification,
    ...attr.map((one) => one.replace(/^[^:]*:/, '')),
    verified ? 'verified' : '',
    eco ? 'eco-friendly' : '',
  ].filter(Boolean);
  return (parts.join(' · ') || 'All products').slice(0, 120);
}
