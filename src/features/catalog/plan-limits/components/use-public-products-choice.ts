import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { PublicProductLimit, RankedProduct } from '../contract.ts';

interface PublicProductsPage {
  places: PublicProductLimit;
  products: readonly RankedProduct[];
  nextCursor: string | null;
}

/**
 * State of the screen on which a store selects its public products: saved choices, unsaved changes and further pages.
 */
export function usePublicProductsChoice(
  first: PublicProductsPage,
  { q, onSaved }: { q: string; onSaved: () => void },
) {
  const [more, setMore] = useState<Pick<PublicProductsPage, 'products' | 'nextCursor'> | null>(null);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const products = [...first.products, ...(more?.products ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const { places } = first;
  const room = places.next?.limit ?? places.limit ?? Infinity;
  const total = places.shown + places.hidden;
  const moved = [...changed.values()].reduce((sum, stays) => sum + (stays ? 1 : -1), 0);
  const taken = (places.next ? Math.min(room, total) : places.shown) + moved;

  const choose = (selected: ReadonlySet<string>): void => {
    const now = new Map(changed);
    for (const { id, stays } of products) {
      if (selected.has(id) === stays) now.delete(id);
      else now.set(id, selected.has(id));
    }
    setChanged(now);
  };
  const loading = useAction({
    send: () =>
      api.publicPlaces.listPublicPlaces({
        ...(q ? { q } : {}),
        ...(nextCursor ? { cursor: nextCursor } : {}),
      }),
    onSuccess: ({ data }) =>
      setMore({ products: [...(more?.products ?? []), ...data.products], nextCursor: data.nextCursor }),
    failure: 'More products could not be loaded. Please try again.',
  });
  const idsOf = (kept: boolean) => [...changed].filter(([, stays]) => stays === kept).map(([id]) => id);
  const saving = useAction({
    send: () => api.publicPlaces.choosePublicProducts({ keep: idsOf(true), release: idsOf(false) }),
    success: 'Selection saved.',
    onSuccess: onSaved,
    failure: 'Your selection could not be saved. Please try again.',
  });
  const stays = ({ id, stays: before }: RankedProduct): boolean => changed.get(id) ?? before;
  return { products, nextCursor, room, taken, changed: changed.size, loading, saving, stays, choose };
}
