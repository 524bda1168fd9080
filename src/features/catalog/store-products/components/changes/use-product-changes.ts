import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { ChangedProduct, ProductChange } from '../../contract/product-changes.ts';
import type { StoreProduct } from '../../contract/store-views.ts';

const doneMessages: Record<ProductChange['act'], string> = {
  activate: 'published',
  deactivate: 'unpublished',
  archive: 'archived',
  restore: 'restored',
  delete: 'deleted',
  price: 'priced anew',
  lead_time: 'given the new lead time',
  stock: 'given the new stock',
};

/** State of the selected products, and the bulk actions on them. */
export function useProductChanges(rows: readonly StoreProduct[], onChanged: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly ChangedProduct[]>([]);
  // Products that left the list are no longer selected.
  const chosen = rows.filter(({ id }) => selected.has(id));

  async function apply(change: ProductChange, only?: StoreProduct): Promise<boolean> {
    setBusy(true);
    try {
      const ids = only ? [only.id] : chosen.map(({ id }) => id);
      const { results } = (await api.listings.changeProducts({ ids, change })).data;
      const stay = results.filter(({ ok }) => !ok);
      const count = results.length - stay.length;
      if (count > 0)
        toast.success(`${count} ${count === 1 ? 'product' : 'products'} ${doneMessages[change.act]}.`);
      setRefused(stay);
      if (!only) setSelected(new Set(stay.map(({ id }) => id)));
      onChanged();
      return true;
    } catch (error) {
      toast.error(toProblem(error).message ?? 'That did not work. Please try again.');
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { selected, setSelected, chosen, busy, apply, refused, forget: () => setRefused([]) };
}
