import { Ruler, X } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { Facet } from '../../contract.ts';
import { describePrice } from '../../rules/describe-price.ts';
import {
  listFilters,
  type MarkFilter,
  markFilters,
  type SearchFilters,
  type SearchParams,
  searchPath,
  toggleFilter,
} from '../../rules.ts';
import styles from './active-chips.module.css';

interface ActiveChipsProps {
  params: SearchParams;
  facets: readonly Facet[];
  path: readonly { id: string; name: string }[];
  measures: readonly { label: string; rest: string }[];
}

interface Chip {
  key: string;
  label: string;
  to: string;
  understood?: boolean;
}

/** The active filters and recognized sizes as chips; a click removes each one. */
export function ActiveChips(props: ActiveChipsProps) {
  const chips = chipsOf(props);
  if (chips.length === 0) return null;
  return (
    <Cluster as="ul" gap={2} align="stretch" aria-label="Selected filters" className={styles.chips}>
      {chips.map(({ key, label, to, understood }) => (
        <li key={key}>
          <Link to={to} preventScrollReset className={`small ${styles.chip}`}>
            {understood && <Ruler aria-hidden />}
            <span>
              <span className="sr-only">Remove </span>
              <Measured>{label}</Measured>
            </span>
            <X aria-hidden />
          </Link>
        </li>
      ))}
    </Cluster>
  );
}

const markLabels: Record<MarkFilter, string> = {
  verified: 'Verified suppliers',
  eco: 'Eco-friendly',
  custom: 'Custom print',
  sample: 'Samples available',
};

function chipsOf({ params, facets, path, measures }: ActiveChipsProps): Chip[] {
  const { filters } = params;
  const to = (changed: SearchFilters) => searchPath({ ...params, filters: changed, cursor: 0 });
  const labelOf = (filter: string, value: string) => {
    const facet = facets.find(
      (one) => one.filter === filter && one.values.some((each) => each.value === value),
    );
    const label =
      facet?.values.find((one) => one.value === value)?.label ?? value.replace(/^[a-z0-9_]+:/, '');
    return filter === 'attr' && facet ? `${facet.label}: ${label}` : label;
  };
  const category = path.at(-1);
  return [
    ...measures.map(({ label, rest }) => ({
      key: `measure ${label}`,
      label,
      to: searchPath({ ...params, q: rest, cursor: 0 }),
      understood: true,
    })),
    ...(category
      ? [{ key: 'category', label: category.name, to: to({ ...filters, category: undefined }) }]
      : []),
    ...listFilters.flatMap((name) =>
      filters[name].map((value) => ({
        key: `${name} ${value}`,
        label: labelOf(name, value),
        to: to(toggleFilter(filters, { name, value })),
      })),
    ),
    ...markFilters
      .filter((name) => filters[name])
      .map((name) => ({ key: name, label: markLabels[name], to: to({ ...filters, [name]: false }) })),
    ...numberChips(filters).map(({ name, label }) => ({
      key: name,
      label,
      to: to({ ...filters, [name]: undefined }),
    })),
  ];
}

const numberChips = ({
  quantity,
  priceFrom,
  priceTo,
  currency,
  moq,
  leadDays,
}: SearchFilters): { name: string; label: string }[] => [
  ...(quantity === undefined ? [] : [{ name: 'quantity', label: `For ${formatNumber(quantity)} pieces` }]),
  ...(priceFrom === undefined
    ? []
    : [{ name: 'priceFrom', label: `From ${describePrice(priceFrom, currency)}` }]),
  ...(priceTo === undefined ? [] : [{ name: 'priceTo', label: `Up to ${describePrice(priceTo, currency)}` }]),
  ...(moq === undefined ? [] : [{ name: 'moq', label: `Minimum order up to ${formatNumber(moq)}` }]),
  ...(leadDays === undefined ? [] : [{ name: 'leadDays', label: `Within ${formatNumber(leadDays)} days` }]),
];
