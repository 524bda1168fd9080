import { capabilities } from '#features/stores/directory/rules/capabilities.ts';
import type { Facet, FacetValue } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';

/** A supplier that was found, with what it can be narrowed by. */
export interface SupplierMatch {
  id: string;
  verified: boolean;
  country: string;
  /** By name. */
  capabilities: string[];
  /** Codes of those that are valid today, in capitals. */
  certificates: string[];
  products: number;
}

type Narrowed = 'country' | 'certification' | 'capability' | 'verified';

const tests: Record<Narrowed, (one: SupplierMatch, filters: SearchFilters) => boolean> = {
  country: ({ country }, { country: wanted }) => wanted.length === 0 || wanted.includes(country),
  certification: ({ certificates }, { certification }) =>
    certification.length === 0 || certification.some((code) => certificates.includes(code.toUpperCase())),
  // Who wants two things wants both of one supplier.
  capability: ({ capabilities: able }, { capability }) => capability.every((slug) => able.includes(slug)),
  verified: ({ verified }, filters) => !filters.verified || verified,
};
const kinds = Object.keys(tests) as Narrowed[];

/** Whether a supplier passes all filters, or all but one: a facet's own values are counted without it. */
export const isWanted = (one: SupplierMatch, filters: SearchFilters, except?: Narrowed): boolean =>
  kinds.every((kind) => kind === except || tests[kind](one, filters));

const mostValues = 40;

/** What the suppliers that were found can be narrowed by, each value with how many it would leave. */
export function supplierFacets(all: readonly SupplierMatch[], filters: SearchFilters): Facet[] {
  const facet = (
    filter: 'country' | 'certification' | 'capability',
    label: string,
    valuesOf: (one: SupplierMatch) => readonly string[],
  ): Facet => {
    // Capabilities are added to one another, so a value counts among those that the chosen ones leave.
    const pool = all.filter((one) => isWanted(one, filters, filter === 'capability' ? undefined : filter));
    const counts = new Map<string, number>(filters[filter].map((value) => [value, 0]));
    for (const one of pool)
      for (const value of valuesOf(one)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    const values: FacetValue[] = [...counts].map(([value, count]) => ({
      value,
      label: labelOf(filter, value),
      count,
      chosen: filters[filter].includes(value),
    }));
    return { filter, key: filter, label, help: null, values: values.toSorted(byCount).slice(0, mostValues) };
  };
  const checked = all.filter((one) => isWanted(one, filters, 'verified') && one.verified).length;
  const facets: Facet[] = [
    facet('country', 'Country', ({ country }) => [country]),
    facet('capability', 'What they can do', ({ capabilities: able }) =>
      able.filter((slug) => slug !== 'verified'),
    ),
    facet('certification', 'Certificate held today', ({ certificates }) => certificates),
    {
      filter: 'mark',
      key: 'mark',
      label: 'Good to know',
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
