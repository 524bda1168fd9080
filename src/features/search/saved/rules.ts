import { describePrice } from '#features/search/search/rules/describe-price.ts';
import {
  hasActiveFilters,
  parseSearchParams,
  type SearchParams,
  savedParams,
} from '#features/search/search/rules.ts';
import { formatNumber } from '#lib/formats.ts';

/** Returns a search as it is saved, from any query string; null for an empty search. */
export function parseSavedSearch(params: string): { params: string; name: string } | null {
  const search = parseSearchParams(new URLSearchParams(params));
  if (!search.q && !hasActiveFilters(search.filters)) return null;
  return { params: savedParams(search), name: describeSearch(search) };
}

const describeNumbers = ({
  quantity,
  priceFrom,
  priceTo,
  currency,
  moq,
  leadDays,
}: SearchParams['filters']): string[] => [
  quantity === undefined ? '' : `for ${formatNumber(quantity)} pieces`,
  priceFrom === undefined ? '' : `from ${describePrice(priceFrom, currency)}`,
  priceTo === undefined ? '' : `up to ${describePrice(priceTo, currency)}`,
  moq === undefined ? '' : `minimum order up to ${formatNumber(moq)}`,
  leadDays === undefined ? '' : `within ${formatNumber(leadDays)} days`,
];

/** Describes a search: `kraft box · India · verified`. */
function describeSearch({ q, filters }: SearchParams): string {
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
    ...describeNumbers(filters),
  ].filter(Boolean);
  return (parts.join(' · ') || 'All products').slice(0, 120);
}
