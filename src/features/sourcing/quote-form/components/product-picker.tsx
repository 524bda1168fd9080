import { useRef, useState } from 'react';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { api } from '#web/api.ts';

export interface QuotableProduct {
  id: string;
  title: string;
}

interface ProductPickerProps {
  /** Products that are known before anything is typed. */
  known: readonly QuotableProduct[];
  value: string;
  onPick: (product: QuotableProduct | null) => void;
  onBlur: () => void;
}

/** Finds one of the store's products by its name or SKU. */
export function ProductPicker({ known, value, onPick, onBlur }: ProductPickerProps) {
  const [found, setFound] = useState<readonly QuotableProduct[]>(known);
  const last = useRef('');
  const selected = [...known, ...found].find(({ id }) => id === value);
  const find = async (text: string): Promise<void> => {
    last.current = text;
    const { data } = await api.listings.listStoreProducts({
      limit: 20,
      ...(text.trim() ? { q: text.trim() } : {}),
    });
    // An earlier answer that arrives late is dropped.
    if (last.current === text) setFound(data.products.map(({ id, title }) => ({ id, title })));
  };
  // After typing, what was selected comes last unless it matches: the first option is the one that Enter selects.
  const isFound = found.some(({ id }) => id === value);
  const options = selected && !isFound ? [...found, selected] : found;
  return (
    <Combobox
      options={options.map(({ id, title }) => ({ value: id, label: title }))}
      value={value || null}
      placeholder="Search your products"
      emptyText={known.length === 0 ? 'Your store has no products yet' : 'No product with this name or SKU'}
      onQuery={(text) => void find(text).catch(() => setFound([]))}
      onValueChange={(id) => onPick(options.find((product) => product.id === id) ?? null)}
      onBlur={onBlur}
    />
  );
}
