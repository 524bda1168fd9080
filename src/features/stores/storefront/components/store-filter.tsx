import { Form } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './store-filter.module.css';

interface StoreFilterProps {
  slug: string;
  /** Categories in which the store has products. */
  categories: readonly { id: string; name: string; count: number }[];
  filters: { q: string; category: string };
}

/** A search form for the products of one store. A plain form, so that it works before hydration. */
export function StoreFilter({ slug, categories, filters }: StoreFilterProps) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack
      as={Form}
      gap={3}
      action={`/suppliers/${slug}#products`}
      role="search"
      aria-label="Products of this store"
      preventScrollReset
      className={styles.filter}
    >
      <Field label="Search in this store" className={styles.words}>
        <TextInput
          type="search"
          name="q"
          defaultValue={filters.q}
          maxLength={100}
          placeholder="Name or SKU"
        />
      </Field>
      <Field label="Category" className={styles.kind}>
        <Select
          name="category"
          defaultValue={filters.category}
          placeholder={`All ${formatNumber(all)} products`}
          options={categories.map(({ id, name, count }) => ({
            value: id,
            label: `${name} (${formatNumber(count)})`,
          }))}
        />
      </Field>
      <Button type="submit" variant="line">
        Apply
      </Button>
    </Stack>
  );
}
