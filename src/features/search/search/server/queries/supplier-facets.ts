import { capabilities } from '#features/stores/directory/rules/capabilities.ts';
import type { Facet, FacetValue } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';

/** A supplier that was found, with the fields it can be filtered by. */
export interface SupplierMatch {
  id: string;
  verified: boolean;
  country: string;
  /** Slugs of the capabilities. */
  capabilities: string[];
  /** Codes of certificates that are valid today, in upper case. */
  certificates: string[];
  products: number;
}

type FilteredFacet = 'country' | 'certification' | 'capability' | 'verified';

const tests: Record<FilteredFacet, (one: SupplierMatch, filters: SearchFilters) => boolean> = {
  country: ({ country }, { country: wanted }) => wanted.length === 0 || wanted.includes(country),
  certification: ({ certificates }, { certification }) =>
    certification.length === 0 || certification.some((code) => certificates.includes(code.toUpperCase())),
  // A supplier needs all the selected capabilities.
  capability: ({ capabilities: able }, { capability }) => capability.every((slug) => able.includes(slug)),
  verified: ({ verified }, filters) => !filters.verified || verified,
};
const kinds = Object.keys(tests) as FilteredFacet[];

/** True if a supplier passes all filters, or all but one: the counts of a facet's own values ignore its filter. */
export const passesFilters = (
  one: SupplierMatch,
  { filters, except }: { filters: SearchFilters; except?: FilteredFacet },
): boolean => kinds.every((kind) => kind === except || tests[kind](one, filters));

const maxValues = 40;

/** Returns the facets of the found suppliers, each value with the number of suppliers it would leave. */
export function supplierFacets(all: readonly SupplierMatch[], filters: SearchFilters): Facet[] {
  const facet = (
    filter: 'country' | 'certification' | 'capability',
    { label, valuesOf }: { label: string; valuesOf: (one: SupplierMatch) => readonly string[] },
  ): Facet => {
    // Selected capabilities are combined, so a value is counted among the suppliers that have the selected ones.
    const pool = all.filter((one) =>
      passesFilters(one, { filters, except: filter === 'capability' ? undefined : filter }),
    );
    const counts = new Map<string, number>(filters[filter].map((value) => [value, 0]));
    for (const one of pool)
      for (const value of valuesOf(one)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    const values: FacetValue[] = [...counts].map(([value, count]) => ({
      value,
      label: labelOf(filter, value),
      count,
      chosen: filters[filter].includes(value),
    }));
    return { filter, key: filter, label, help: null, values: values.toSorted(byCount).slice(0, maxValues) };
  };
  const checked = all.filter(
    (one) => passesFilters(one, { filters, except: 'verified' }) && one.verified,
  ).length;
  const facets: Facet[] = [
    facet('country', { label: 'Country', valuesOf: ({ country }) => [country] }),
    facet('capability', {
      label: 'What they can do',
      valuesOf: ({ capabilities: able }) => able.filter((slug) => slug !== 'verified'),
    }),
    facet('certification', { label: 'Certificate held today', valuesOf: ({ certificates }) => certificates }),
    {
      filter: 'mark',
      key: 'mark',
      label: 'Highlights',
      help: null,
      values:
        checked > 0 || filters.verified
          ? [{ value: 'verified', label: 'Documents checked', count: checked, chosen: filters.verified }]
          : [],
    },
  ];
  return facets.filter(({ values }) => values.length > 0);
}

const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || (a.label < b.label ? -1 : 1);

const labelOf = (filter: string, value: string): string =>
  (filter === 'capability' ? capabilities.find(({ slug }) => slug === value)?.label : undefined) ?? value;
