import type { Facet, FacetValue } from '../contract.ts';
import { type MarkFilter, type SearchFilters, toggled } from '../rules.ts';

/** The filters with this value added, or taken away where it is chosen. */
export function filtersWith(
  filters: SearchFilters,
  { filter, value, chosen }: FacetValue & Pick<Facet, 'filter'>,
): SearchFilters {
  switch (filter) {
    case 'category':
      return { ...filters, category: chosen ? undefined : value, attr: chosen ? [] : filters.attr };
    case 'mark':
      return { ...filters, [value as MarkFilter]: !chosen };
    case 'moq':
    case 'leadDays':
      return { ...filters, [filter]: chosen ? undefined : Number(value) };
    default:
      return toggled(filters, filter, value);
  }
}
