import { CircleX, FileClock, ListChecks, ListFilter, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Form, Link } from 'react-router';
import { storeStateLabels, storeStates } from '#features/catalog/products/contract/product-labels.ts';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useFilterForm } from '#web/use-filter-form.ts';
import type { StoreCounts } from '../../contract/store-views.ts';
import {
  countMoreFilters,
  FilterDrawer,
  MoreFilters,
  type ProductFilters,
  type SetFilters,
} from './more-filters.tsx';
import styles from './product-filters.module.css';

const path = '/dashboard/my-products';

interface ProductFiltersBarProps {
  filters: ProductFilters;
  /** Categories in which the store has products. */
  categories: readonly { id: string; name: string }[];
}

/** Search and filters above the list: a plain form that is submitted automatically on each selection. */
export function ProductFiltersBar({ filters, categories }: ProductFiltersBarProps) {
  const { form, search, send, sendSoon, cancel, setFields } = useFilterForm({ action: path, q: filters.q });
  // The panels are rendered outside the form.
  const set: SetFilters = (changes) => setFields(changes);
  const more = countMoreFilters(filters);
  const isNarrowed = Boolean(filters.q || filters.status || filters.category || more);
  return (
    <Cluster
      as={Form}
      gap={3}
      rowGap={2}
      ref={form}
      role="search"
      aria-label="Filter products"
      className={styles.filters}
      onSubmit={cancel}
    >
      <Field label="Search by name or category" hideLabel className={styles.search}>
        <TextInput
          ref={search}
          type="search"
          name="q"
          placeholder="Search by name or category"
          maxLength={200}
          defaultValue={filters.q}
          onChange={sendSoon}
        />
      </Field>
      <Select
        key={`s${filters.status}`}
        name="status"
        aria-label="Status"
        placeholder="All statuses"
        options={storeStates.map((value) => ({ value, label: storeStateLabels[value] }))}
        defaultValue={filters.status}
        onChange={send}
        className={styles.select}
      />
      <Select
        key={`c${filters.category}`}
        name="category"
        aria-label="Category"
        placeholder="All categories"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={filters.category}
        onChange={send}
        className={styles.select}
      />
      <input type="hidden" name="sort" value={filters.sort} />
      <input type="hidden" name="order" value={filters.order} />
      <input type="hidden" name="stock" defaultValue={filters.stock} key={`k${filters.stock}`} />
      <input type="hidden" name="tag" defaultValue={filters.tag} key={`t${filters.tag}`} />
      <input type="hidden" name="attention" defaultValue={filters.attention} key={`a${filters.attention}`} />
      <input type="hidden" name="pictures" defaultValue={filters.pictures} key={`p${filters.pictures}`} />
      <input type="hidden" name="min" defaultValue={filters.min} key={`n${filters.min}`} />
      <input type="hidden" name="max" defaultValue={filters.max} key={`x${filters.max}`} />
      <span className={styles.onPhones}>
        <FilterDrawer filters={filters} categories={categories} onChange={set} />
      </span>
      <span className={styles.onWide}>
        <Popover
          label="More filters"
          align="end"
          trigger={
            <Button variant={more > 0 ? 'main' : 'line'} icon={<ListFilter aria-hidden />}>
              More Filters{more > 0 ? ` (${more})` : ''}
            </Button>
          }
        >
          <Grid gap={3} rowGap={4} columns={2} className={styles.more}>
            <MoreFilters filters={filters} onChange={set} />
          </Grid>
        </Popover>
      </span>
      {isNarrowed && (
        <Link to={path} className={`small ${styles.clear}`}>
          Clear
        </Link>
      )}
    </Cluster>
  );
}

type AlertCounts = Pick<StoreCounts, 'outOfStock' | 'lowStock' | 'expiringDocuments' | 'incomplete'>;

interface ProductAlert {
  look: 'bad' | 'warn' | 'info';
  title: string;
  count: number;
  /** Query string that lists these products. */
  query: string;
  Icon: LucideIcon;
}

const listAlerts = ({ outOfStock, lowStock, expiringDocuments, incomplete }: AlertCounts): ProductAlert[] => [
  { look: 'bad', title: 'Out of Stock Alert', count: outOfStock, query: 'stock=out', Icon: CircleX },
  { look: 'warn', title: 'Low Stock Warning', count: lowStock, query: 'stock=low', Icon: TriangleAlert },
  {
    look: 'warn',
    title: 'Expiring documents',
    count: expiringDocuments,
    query: 'attention=documents',
    Icon: FileClock,
  },
  {
    look: 'info',
    title: 'Incomplete listings',
    count: incomplete,
    query: 'attention=incomplete',
    Icon: ListChecks,
  },
];

/**
 * One line of counts that need the supplier's attention and filter the list: products low on or out of stock, expiring
 * documents and incomplete listings. The active one links back to all products.
 */
export function ProductAlerts({
  filters,
  ...counts
}: AlertCounts & { filters: { stock: string; attention: string } }) {
  const chosen = [
    filters.stock && `stock=${filters.stock}`,
    filters.attention && `attention=${filters.attention}`,
  ];
  const alerts = listAlerts(counts).filter(({ count, query: shows }) => count > 0 || chosen.includes(shows));
  if (alerts.length === 0) return null;
  return (
    <Cluster
      as="ul"
      gap={2}
      nowrap
      align="stretch"
      className={styles.alerts}
      aria-label="Products that need attention"
    >
      {alerts.map(({ look, title, count, query: shows, Icon }) => (
        <li key={shows}>
          <Cluster
            as={Link}
            gap={1.5}
            nowrap
            to={chosen.includes(shows) ? path : `${path}?${shows}`}
            className={`muted small ${styles.alert}`}
            data-look={look}
            aria-current={chosen.includes(shows) || undefined}
            preventScrollReset
          >
            <Icon aria-hidden strokeWidth={1.8} />
            {title} <b>{formatAlertCount(count)}</b>
          </Cluster>
        </li>
      ))}
    </Cluster>
  );
}

/**
 * A notice that the plan has no room for all products: the number of hidden ones, and a link to select which stay
 * public.
 */
export function PlanAlert({ hidden, limit }: { hidden: number; limit: number | null }) {
  if (hidden === 0) return null;
  return (
    <Banner
      look="warn"
      title={`${formatCount(hidden)} ${hidden === 1 ? 'product is' : 'products are'} hidden from buyers`}
      action={<TextLink to="/dashboard/public-products">Select live products</TextLink>}
    >
      Your plan shows up to {formatCount(limit ?? 0)}. Nothing is deleted. Upgrade to publish them again.
    </Banner>
  );
}

const formatAlertCount = (count: number): string => formatCount(count);
