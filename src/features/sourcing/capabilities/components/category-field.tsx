import { useRef, useState } from 'react';
import type { CategoryTile } from '#features/catalog/taxonomy/contract/category-views.ts';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { type ComboboxOption, findOptions } from '#ui/fields/pickers/combobox-match.ts';
import { api } from '#web/api.ts';
import type { Capabilities } from '../contract.ts';
import { PickedList } from './picked-list.tsx';

type NamedCategory = Capabilities['categories'][number];

interface CategoryFieldProps {
  value: readonly string[];
  onValueChange: (ids: string[]) => void;
  /** Names of the categories that are selected at the start. */
  named: readonly NamedCategory[];
  tiles: readonly CategoryTile[];
  error?: string | undefined;
  disabled: boolean;
}

/** Selects categories of any level: main categories and groups by name, the others by search. */
export function CategoryField({ value, onValueChange, named, tiles, error, disabled }: CategoryFieldProps) {
  const search = useCategorySearch(tiles);
  const [added, setAdded] = useState<NamedCategory[]>([]);
  const names = new Map([...named, ...added].map((one) => [one.id, one]));
  const add = (id: string | null): void => {
    const option = search.options.find((one) => one.value === id);
    if (!option || value.includes(option.value)) return;
    setAdded([
      ...added,
      { id: option.value, name: option.label, path: typeof option.note === 'string' ? option.note : '' },
    ]);
    onValueChange([...value, option.value]);
  };
  return (
    <div>
      <Field
        label="Categories"
        error={error}
        hint="A category includes everything below it. If empty, you are found only by the titles of your products."
      >
        <Combobox
          options={search.options.filter((option) => !value.includes(option.value))}
          value={null}
          loading={search.isLoading}
          disabled={disabled}
          placeholder="Add a category, such as mailer boxes"
          emptyText="No matching category. Try another word."
          onQuery={(text) => void search.find(text)}
          onValueChange={add}
        />
      </Field>
      <PickedList
        label="Selected categories"
        disabled={disabled}
        items={value.map((id) => ({
          value: id,
          label: names.get(id)?.name ?? id,
          note: names.get(id)?.path.split(' › ').at(-1) ?? '',
        }))}
        onRemove={(id) => onValueChange(value.filter((one) => one !== id))}
      />
    </div>
  );
}

const pauseMs = 180;

/** Returns main categories and groups, and, once something is typed, everything that matches it. */
function useCategorySearch(tiles: readonly CategoryTile[]) {
  const listed: ComboboxOption[] = tiles.flatMap((tile) => [
    { value: tile.id, label: tile.name },
    ...tile.groups.map(({ id, name }) => ({ value: id, label: name, note: tile.name })),
  ]);
  const [options, setOptions] = useState(listed);
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(0);
  async function find(text: string): Promise<void> {
    const turn = ++latest.current;
    const above = findOptions(listed, text);
    setOptions(above);
    const q = text.trim().slice(0, 100);
    if (q.length < 2) return setLoading(false);
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (turn !== latest.current) return;
    const found = await api.categories.searchCategories({ q }).catch(() => null);
    if (turn !== latest.current) return;
    setLoading(false);
    const below = found?.data.categories ?? [];
    setOptions([...above, ...below.map(({ id, name, path }) => ({ value: id, label: name, note: path }))]);
  }
  return { options, isLoading, find };
}
