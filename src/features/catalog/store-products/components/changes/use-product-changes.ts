import { useState } from 'react';
import { api } from '#web/api.ts';
import { type ActionOptions, useAction } from '#web/use-action.ts';
import type { ChangedProduct, ProductChange } from '../../contract/product-changes.ts';
import type { StoreProduct } from '../../contract/store-views.ts';

/** The sentences that confirm a change of some products, such as `3 products`. */
const doneMessages: Record<ProductChange['act'], (products: string) => string> = {
  activate: (products) => `${products} published.`,
  deactivate: (products) => `${products} unpublished.`,
  archive: (products) => `${products} archived.`,
  restore: (products) => `${products} restored.`,
  delete: (products) => `${products} deleted.`,
  price: (products) => `Prices updated for ${products}.`,
  lead_time: (products) => `Lead times updated for ${products}.`,
  stock: (products) => `Stock updated for ${products}.`,
};

interface ProductChangeRequest {
  ids: string[];
  change: ProductChange;
  /** True for a product that was changed on its own, not with the selected ones. */
  isSingle?: boolean;
}

/** How a change is sent, and what happens afterwards: for buttons and for forms. */
export type ProductChangeOptions = ActionOptions<
  ProductChangeRequest,
  Awaited<ReturnType<typeof api.listings.changeProducts>>
>;

/** State of the selected products, and the bulk actions on them. */
export function useProductChanges(rows: readonly StoreProduct[], onChanged: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly ChangedProduct[]>([]);
  // Products that left the list are no longer selected.
  const chosen = rows.filter(({ id }) => selected.has(id));

  const options: ProductChangeOptions = {
    send: ({ ids, change }, once) => api.listings.changeProducts({ ids, change }, once),
    success: ({ data }, { change }) => {
      const count = data.results.filter(({ ok }) => ok).length;
      if (count === 0) return undefined;
      return doneMessages[change.act](`${count} ${count === 1 ? 'product' : 'products'}`);
    },
    onSuccess: ({ data }, { isSingle }) => {
      const stay = data.results.filter(({ ok }) => !ok);
      setRefused(stay);
      if (!isSingle) setSelected(new Set(stay.map(({ id }) => id)));
      onChanged();
    },
    failure: 'The products could not be changed. Please try again.',
  };
  const { start, busy } = useAction(options);
  const chosenIds = chosen.map(({ id }) => id);
  const apply = (change: ProductChange, only?: StoreProduct): Promise<boolean> =>
    start(only ? { ids: [only.id], change, isSingle: true } : { ids: chosenIds, change });
  return {
    selected,
    setSelected,
    chosen,
    chosenIds,
    options,
    busy,
    apply,
    refused,
    forget: () => setRefused([]),
  };
}
