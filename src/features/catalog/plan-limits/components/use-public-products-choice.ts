import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
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
  const [busy, setBusy] = useState<'more' | 'save' | null>(null);
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
  const showMore = async (): Promise<void> => {
    setBusy('more');
    try {
      const { data } = await api.publicPlaces.listPublicPlaces({
        ...(q ? { q } : {}),
        ...(nextCursor ? { cursor: nextCursor } : {}),
      });
      setMore({ products: [...(more?.products ?? []), ...data.products], nextCursor: data.nextCursor });
    } catch (error) {
      toast.error(toProblem(error).message ?? 'More products could not be loaded. Please try again.');
    }
    setBusy(null);
  };
  const save = async (): Promise<void> => {
    setBusy('save');
    const idsOf = (kept: boolean) => [...changed].filter(([, stays]) => stays === kept).map(([id]) => id);
    try {
      await api.publicPlaces.choosePublicProducts({ keep: idsOf(true), release: idsOf(false) });
      toast.success('Your choice is saved.');
      onSaved();
    } catch (error) {
      toast.error(toProblem(error).message ?? 'Your choice could not be saved. Please try again.');
    }
    setBusy(null);
  };
  const stays = ({ id, stays: before }: RankedProduct): boolean => changed.get(id) ?? before;
  return { products, nextCursor, room, taken, changed: changed.size, busy, stays, choose, showMore, save };
}
