import { Form } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './store-filter.module.css';

interface StoreFilterProps {
  slug: string;
  /** What the store has products in. */
  shelves: readonly { id: string; name: string; count: number }[];
  asked: { q: string; category: string };
}

/** Looks through the products of one store. A plain form: it works before scripts. */
export function StoreFilter({ slug, shelves, asked }: StoreFilterProps) {
  const all = shelves.reduce((sum, { count }) => sum + count, 0);
  return (
    <Form
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
          defaultValue={asked.q}
          maxLength={100}
          placeholder="Name or article number"
        />
      </Field>
      <Field label="Kind" className={styles.kind}>
        <Select
          name="category"
          defaultValue={asked.category}
          placeholder={`All ${all.toLocaleString('en-US')} products`}
          options={shelves.map(({ id, name, count }) => ({
            value: id,
            label: `${name} (${count.toLocaleString('en-US')})`,
          }))}
        />
      </Field>
      <Button type="submit" variant="line">
        Show
      </Button>
    </Form>
  );
}
