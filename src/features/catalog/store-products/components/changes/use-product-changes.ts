import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ChangedProduct, ProductChange } from '../../contract/product-changes.ts';
import type { StoreProduct } from '../../contract/store-views.ts';

const doneMessages: Record<ProductChange['act'], string> = {
  activate: 'published',
  deactivate: 'unpublished',
  archive: 'archived',
  restore: 'restored',
  delete: 'deleted',
  price: 'given the new price',
  lead_time: 'given the new lead time',
  stock: 'given the new stock',
};

/** State of the selected products, and the bulk actions on them. */
export function useProductChanges(rows: readonly StoreProduct[], onChanged: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly ChangedProduct[]>([]);
  // Products that left the list are no longer selected.
  const chosen = rows.filter(({ id }) => selected.has(id));

  const { start, busy } = useAction({
    send: ({ change, only }: { change: ProductChange; only?: string | undefined }) =>
      api.listings.changeProducts({ ids: only ? [only] : chosen.map(({ id }) => id), change }),
    success: ({ data }, { change }) => {
      const count = data.results.filter(({ ok }) => ok).length;
      if (count === 0) return undefined;
      return `${count} ${count === 1 ? 'product' : 'products'} ${doneMessages[change.act]}.`;
    },
    onSuccess: ({ data }, { only }) => {
      const stay = data.results.filter(({ ok }) => !ok);
      setRefused(stay);
      if (!only) setSelected(new Set(stay.map(({ id }) => id)));
      onChanged();
    },
    failure: 'The products could not be changed. Please try again.',
  });
  const apply = (change: ProductChange, only?: StoreProduct): Promise<boolean> =>
    start({ change, only: only?.id });
  return { selected, setSelected, chosen, busy, apply, refused, forget: () => setRefused([]) };
}
