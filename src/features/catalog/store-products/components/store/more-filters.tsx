import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { storeStateLabels, storeStates } from '#features/catalog/products/contract/product-labels.ts';
import {
  useStoreCurrency,
  useStoreCurrencySymbol,
} from '#features/catalog/variants/components/use-store-currency.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { parsePriceBound } from '../../rules/form-values.ts';
import styles from './product-filters.module.css';

/** Filters of the list, as they are in the URL. */
export interface ProductFilters {
  q: string;
  status: string;
  category: string;
  stock: string;
  tag: string;
  pictures: string;
  attention: string;
  min: string;
  max: string;
  sort: string;
  order: string;
}

/** Changes some of the filters, and updates the list. */
export type SetFilters = (changes: Partial<ProductFilters>) => void;

/** Returns the number of active filters other than search, status and category. */
export const countMoreFilters = ({ stock, tag, pictures, attention, min, max }: ProductFilters): number =>
  [stock, tag, pictures, attention, min, max].filter(Boolean).length;

const stockOptions = [
  { value: 'in_stock', label: 'More than 10' },
  { value: 'low', label: '1 to 10' },
  { value: 'out', label: 'None' },
];
const attentionOptions = [
  { value: 'documents', label: 'Documents expire' },
  { value: 'incomplete', label: 'Incomplete listings' },
];
const pictureOptions = [
  { value: 'with', label: 'With images' },
  { value: 'without', label: 'Without images' },
];
const tagOptions = [
  { value: 'eco', label: 'Eco-friendly' },
  { value: 'custom', label: 'Custom print' },
];

/** A popover with the filters that do not fit into the bar. */
export function MoreFilters({ filters, onChange }: { filters: ProductFilters; onChange: SetFilters }) {
  return (
    <>
      <Field label="Stock">
        <Select
          placeholder="Any"
          options={stockOptions}
          value={filters.stock}
          onChange={(event) => onChange({ stock: event.target.value })}
        />
      </Field>
      <Field label="Type">
        <Select
          placeholder="Any"
          options={tagOptions}
          value={filters.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
        />
      </Field>
      <Field label="Needs attention">
        <Select
          placeholder="Any"
          options={attentionOptions}
          value={filters.attention}
          onChange={(event) => onChange({ attention: event.target.value })}
        />
      </Field>
      <Field label="Pictures">
        <Select
          placeholder="Any"
          options={pictureOptions}
          value={filters.pictures}
          onChange={(event) => onChange({ pictures: event.target.value })}
        />
      </Field>
      <Grid as="fieldset" gap={2} columns={2} className={styles.prices}>
        <legend>Price per unit</legend>
        {(['min', 'max'] as const).map((bound) => (
          <PriceBound
            key={bound + filters[bound]}
            bound={bound}
            value={filters[bound]}
            onChange={(typed) => onChange({ [bound]: typed })}
          />
        ))}
      </Grid>
    </>
  );
}

interface PriceBoundProps {
  bound: 'min' | 'max';
  value: string;
  onChange: (typed: string) => void;
}

/** A field for the lowest or the highest price. Text that is not a price in the store's currency is kept and marked. */
function PriceBound({ bound, value, onChange }: PriceBoundProps) {
  const currency = useStoreCurrency();
  const symbol = useStoreCurrencySymbol();
  const [isRefused, setRefused] = useState(false);
  const apply = (typed: string): void => {
    const refused = typed.trim() !== '' && parsePriceBound(typed, currency) === undefined;
    setRefused(refused);
    if (!refused && typed !== value) onChange(typed);
  };
  return (
    <Field
      label={bound === 'min' ? 'Lowest price' : 'Highest price'}
      hideLabel
      error={isRefused ? `Enter a price in ${currency}` : undefined}
    >
      <TextInput
        inputMode="decimal"
        before={symbol}
        placeholder={bound === 'min' ? 'from' : 'to'}
        defaultValue={value}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
      />
    </Field>
  );
}

interface FilterDrawerProps {
  filters: ProductFilters;
  categories: readonly { id: string; name: string }[];
  onChange: SetFilters;
}

const sortOptions = [
  { value: 'newest:desc', label: 'Newest first' },
  { value: 'title:asc', label: 'Name, A to Z' },
  { value: 'stock:asc', label: 'Least stock first' },
  { value: 'stock:desc', label: 'Most stock first' },
  { value: 'price:asc', label: 'Price, low to high' },
  { value: 'price:desc', label: 'Price, high to low' },
  { value: 'sales:desc', label: 'Best selling first' },
];

/** A drawer with all filters and the sort order, for phones. */
export function FilterDrawer({ filters, categories, onChange }: FilterDrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = countMoreFilters(filters) + (filters.status ? 1 : 0) + (filters.category ? 1 : 0);
  return (
    <Drawer
      title="Filter and sort"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant={count > 0 ? 'main' : 'line'} icon={<ListFilter aria-hidden />} iconOnPhones>
          Filters{count > 0 ? ` (${count})` : ''}
        </Button>
      }
      footer={
        <>
          <ButtonLink to="/dashboard/my-products" variant="line" onClick={close}>
            Clear filters
          </ButtonLink>
          <Button onClick={close}>Show products</Button>
        </>
      }
    >
      <Grid gap={3} rowGap={4} columns={2}>
        <Field label="Status">
          <Select
            placeholder="All statuses"
            options={storeStates.map((value) => ({ value, label: storeStateLabels[value] }))}
            value={filters.status}
            onChange={({ target }) => onChange({ status: target.value })}
          />
        </Field>
        <Field label="Category">
          <Select
            placeholder="All categories"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.category}
            onChange={({ target }) => onChange({ category: target.value })}
          />
        </Field>
        <MoreFilters filters={filters} onChange={onChange} />
        <Field label="Sort by" className={styles.sort}>
          <Select
            options={sortOptions}
            value={`${filters.sort}:${filters.order}`}
            onChange={({ target }) => {
              const [sort = '', order = ''] = target.value.split(':');
              onChange({ sort, order });
            }}
          />
        </Field>
      </Grid>
    </Drawer>
  );
}
