import { ListFilter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { stateWords, storeStates } from '#features/catalog/contract/product-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import styles from './product-filters.module.css';

/** What the list is narrowed to, as it stands in the address. */
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

interface ProductFiltersBarProps {
  filters: ProductFilters;
  /** Categories that the store has products in. */
  categories: readonly { id: string; name: string }[];
}

const stockOptions = [
  { value: 'in_stock', label: 'More than 10' },
  { value: 'low', label: '1 to 10' },
  { value: 'out', label: 'None' },
];
const attentionOptions = [
  { value: 'documents', label: 'Documents expire' },
  { value: 'incomplete', label: 'Details missing' },
];
const pictureOptions = [
  { value: 'with', label: 'With pictures' },
  { value: 'without', label: 'Without pictures' },
];
const tagOptions = [
  { value: 'eco', label: 'Eco-friendly' },
  { value: 'custom', label: 'Made to print' },
];

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
      action: '/dashboard/my-products',
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
  const more = [
    filters.stock,
    filters.tag,
    filters.pictures,
    filters.attention,
    filters.min,
    filters.max,
  ].filter(Boolean).length;
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
      <Popover
        label="More filters"
        align="end"
        trigger={
          <Button variant={more > 0 ? 'main' : 'line'} icon={<ListFilter aria-hidden />} iconOnPhones>
            More Filters{more > 0 ? ` (${more})` : ''}
          </Button>
        }
      >
        <MoreFilters
          filters={filters}
          onChange={(name, value) => {
            const field = form.current?.elements.namedItem(name);
            if (field instanceof HTMLInputElement) field.value = value;
            send();
          }}
        />
      </Popover>
      {isNarrowed && (
        <Link to="/dashboard/my-products" className={styles.clear}>
          Clear
        </Link>
      )}
    </Form>
  );
}

/** The panel is drawn outside the form, so it writes into the form's hidden fields. */
function MoreFilters({
  filters,
  onChange,
}: {
  filters: ProductFilters;
  onChange: (name: 'stock' | 'tag' | 'pictures' | 'attention' | 'min' | 'max', value: string) => void;
}) {
  return (
    <div className={styles.more}>
      <Field label="Stock">
        <Select
          placeholder="Any"
          options={stockOptions}
          value={filters.stock}
          onChange={(event) => onChange('stock', event.target.value)}
        />
      </Field>
      <Field label="Kind">
        <Select
          placeholder="Any"
          options={tagOptions}
          value={filters.tag}
          onChange={(event) => onChange('tag', event.target.value)}
        />
      </Field>
      <Field label="Needs attention">
        <Select
          placeholder="Any"
          options={attentionOptions}
          value={filters.attention}
          onChange={(event) => onChange('attention', event.target.value)}
        />
      </Field>
      <Field label="Pictures">
        <Select
          placeholder="Any"
          options={pictureOptions}
          value={filters.pictures}
          onChange={(event) => onChange('pictures', event.target.value)}
        />
      </Field>
      <fieldset className={styles.prices}>
        <legend>Price per unit</legend>
        {(['min', 'max'] as const).map((bound) => (
          <Field key={bound} label={bound === 'min' ? 'Lowest price' : 'Highest price'} hideLabel>
            <TextInput
              key={filters[bound]}
              inputMode="decimal"
              before="₹"
              placeholder={bound === 'min' ? 'from' : 'to'}
              defaultValue={filters[bound]}
              onBlur={({ target }) => target.value !== filters[bound] && onChange(bound, target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChange(bound, currentTarget.value)}
            />
          </Field>
        ))}
      </fieldset>
    </div>
  );
}
