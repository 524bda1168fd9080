import { CircleX, FileClock, ListChecks, ListFilter, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { stateWords, storeStates } from '#features/catalog/products/contract/product-words.ts';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import type { StoreCounts } from '../../contract/store-views.ts';
import {
  countMore,
  FilterSheet,
  MoreFilters,
  type ProductFilters,
  type SetFilters,
} from './more-filters.tsx';
import styles from './product-filters.module.css';

const path = '/dashboard/my-products';

interface ProductFiltersBarProps {
  filters: ProductFilters;
  /** Categories that the store has products in. */
  categories: readonly { id: string; name: string }[];
}

/** Search and filters over the list: a plain form, sent by itself when something is chosen. */
export function ProductFiltersBar({ filters, categories }: ProductFiltersBarProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(waiting.current);
    const chosen = [...new FormData(form.current ?? undefined)].flatMap(
      ([name, value]): [string, string][] =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    void submit(new URLSearchParams(chosen), {
      action: path,
      replace: true,
      preventScrollReset: true,
    });
  };
  // The address may change by other ways than typing; what is being typed is left alone.
  useEffect(() => {
    const field = search.current;
    if (field && field !== document.activeElement) field.value = filters.q;
  }, [filters.q]);
  const sendSoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(send, 300);
  };
  // The panels are drawn outside the form, so they write into its fields.
  const set: SetFilters = (changes) => {
    for (const [name, value] of Object.entries(changes)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    send();
  };
  const more = countMore(filters);
  const isNarrowed = Boolean(filters.q || filters.status || filters.category || more);
  return (
    <Form
      ref={form}
      role="search"
      aria-label="Filter products"
      className={styles.filters}
      onSubmit={() => clearTimeout(waiting.current)}
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
        options={storeStates.map((value) => ({ value, label: stateWords[value] }))}
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
        <FilterSheet filters={filters} categories={categories} onChange={set} />
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
          <div className={styles.more}>
            <MoreFilters filters={filters} onChange={set} />
          </div>
        </Popover>
      </span>
      {isNarrowed && (
        <Link to={path} className={styles.clear}>
          Clear
        </Link>
      )}
    </Form>
  );
}

type Counts = Pick<StoreCounts, 'outOfStock' | 'lowStock' | 'expiringDocuments' | 'incomplete'>;

interface Alert {
  look: 'bad' | 'warn' | 'info';
  title: string;
  count: number;
  /** The question to the list that shows these products. */
  shows: string;
  Icon: LucideIcon;
}

const alertsOf = ({ outOfStock, lowStock, expiringDocuments, incomplete }: Counts): Alert[] => [
  { look: 'bad', title: 'Out of Stock Alert', count: outOfStock, shows: 'stock=out', Icon: CircleX },
  { look: 'warn', title: 'Low Stock Warning', count: lowStock, shows: 'stock=low', Icon: TriangleAlert },
  {
    look: 'warn',
    title: 'Expiring documents',
    count: expiringDocuments,
    shows: 'attention=documents',
    Icon: FileClock,
  },
  {
    look: 'info',
    title: 'Missing details',
    count: incomplete,
    shows: 'attention=incomplete',
    Icon: ListChecks,
  },
];

/**
 * What needs the supplier's eye, as one line of counts that filter the list: what cannot be ordered or soon cannot,
 * documents that expire, details that are missing. The chosen one leads back to all products.
 */
export function ProductAlerts({
  filters,
  ...counts
}: Counts & { filters: { stock: string; attention: string } }) {
  const chosen = [
    filters.stock && `stock=${filters.stock}`,
    filters.attention && `attention=${filters.attention}`,
  ];
  const alerts = alertsOf(counts).filter(({ count, shows }) => count > 0 || chosen.includes(shows));
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label="Products that need attention">
      {alerts.map(({ look, title, count, shows, Icon }) => (
        <li key={shows}>
          <Link
            to={chosen.includes(shows) ? path : `${path}?${shows}`}
            className={styles.alert}
            data-look={look}
            aria-current={chosen.includes(shows) || undefined}
            preventScrollReset
          >
            <Icon aria-hidden strokeWidth={1.8} />
            {title} <b>{countWords(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The plan has no room for all products: how many are hidden, and the way to choose which stay. */
export function PlanAlert({ hidden, limit }: { hidden: number; limit: number | null }) {
  if (hidden === 0) return null;
  return (
    <Banner
      look="warn"
      title={`${formatCount(hidden)} ${hidden === 1 ? 'product is' : 'products are'} hidden from buyers`}
      action={<TextLink to="/dashboard/public-products">Choose which stay public</TextLink>}
    >
      Your plan shows up to {formatCount(limit ?? 0)}. Nothing is deleted: a larger plan brings them back.
    </Banner>
  );
}

const countWords = (count: number): string => formatCount(count);
