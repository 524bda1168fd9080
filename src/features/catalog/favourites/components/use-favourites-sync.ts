import { useEffect } from 'react';
import { favouriteProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { toast } from '#ui/feedback/toast.ts';
import { onSavedToggle, readOwner, readSavedIds, type SavedListChange, saveIds } from '#web/saved-list.ts';
import { currentSession } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import { favouriteSuppliers } from '../rules.ts';

const lists = [favouriteProducts, favouriteSuppliers];

/**
 * Saves a signed-in user's favourites on the server: imports a guest's favourites once after sign-in, then sends each
 * change. The API client is loaded with the first change.
 */
export function useFavouritesSync(): void {
  const owner = useUser()?.id;
  useEffect(() => {
    if (owner && lists.some((list) => readOwner(list) !== owner))
      void importGuestFavourites(owner).catch(() => undefined);
  }, [owner]);
  useEffect(() => onSavedToggle((change) => void sendChange(change)), []);
}

async function importGuestFavourites(owner: string): Promise<void> {
  const { api } = await import('#web/api.ts');
  const [products = [], suppliers = []] = lists.map((list) =>
    readOwner(list) === null ? [...readSavedIds(list)] : [],
  );
  const { data } = await (products.length + suppliers.length > 0
    ? api.favourites.mergeMarks({ products, suppliers })
    : api.favourites.listMarks());
  if (currentSession()?.user.id !== owner) return;
  saveIds(favouriteProducts, { owner, ids: data.products });
  saveIds(favouriteSuppliers, { owner, ids: data.suppliers });
}

async function sendChange({ name, id, isIn }: SavedListChange): Promise<void> {
  const list = lists.find((one) => one.name === name);
  const owner = currentSession()?.user.id;
  if (!list || !owner) return;
  const isProduct = list === favouriteProducts;
  try {
    const { api } = await import('#web/api.ts');
    if (isProduct) await (isIn ? api.favourites.addProduct({ id }) : api.favourites.removeProduct({ id }));
    else await (isIn ? api.favourites.addSupplier({ id }) : api.favourites.removeSupplier({ id }));
  } catch (error) {
    const others = readSavedIds(list).filter((one) => one !== id);
    saveIds(list, { owner, ids: isIn ? others : [id, ...others] });
    const { toProblem: problemOf } = await import('#web/problem.ts');
    toast.error(problemOf(error).message ?? 'Your favorites could not be loaded. Please try again.');
  }
}
