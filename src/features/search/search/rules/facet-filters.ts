import type { Facet, FacetValue } from '../contract.ts';
import { type MarkFilter, type SearchFilters, toggleFilter } from '../rules.ts';

/** Returns the filters with a value added, or removed if it was set. */
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
      return toggleFilter(filters, { name: filter, value });
  }
}
