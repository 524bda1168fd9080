import { useEffect } from 'react';
import { favouriteProducts } from '#features/catalog/products/rules/marks.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type KeptChange, keepIds, keptIds, onKeptChoice, ownerOf } from '#web/kept-list.ts';
import { currentSession } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import { favouriteSuppliers } from '../rules.ts';

const lists = [favouriteProducts, favouriteSuppliers];

/**
 * Keeps the hearts of a signed-in person on the server: takes a visitor's over once after signing in, then sends each
 * one as it is given. What it takes to speak to the server is loaded with the first of them.
 */
export function useFavouritesKeeper(): void {
  const owner = useUser()?.id;
  useEffect(() => {
    if (owner && lists.some((list) => ownerOf(list) !== owner)) void takeOver(owner).catch(() => undefined);
  }, [owner]);
  useEffect(() => onKeptChoice((change) => void send(change)), []);
}

async function takeOver(owner: string): Promise<void> {
  const { api } = await import('#web/api.ts');
  const [products = [], suppliers = []] = lists.map((list) =>
    ownerOf(list) === null ? [...keptIds(list)] : [],
  );
  const { data } = await (products.length + suppliers.length > 0
    ? api.favourites.mergeMarks({ products, suppliers })
    : api.favourites.listMarks());
  if (currentSession()?.user.id !== owner) return;
  keepIds(favouriteProducts, { owner, ids: data.products });
  keepIds(favouriteSuppliers, { owner, ids: data.suppliers });
}

async function send({ name, id, isIn }: KeptChange): Promise<void> {
  const list = lists.find((one) => one.name === name);
  const owner = currentSession()?.user.id;
  if (!list || !owner) return;
  const isProduct = list === favouriteProducts;
  try {
    const { api } = await import('#web/api.ts');
    if (isProduct) await (isIn ? api.favourites.addProduct({ id }) : api.favourites.removeProduct({ id }));
    else await (isIn ? api.favourites.addSupplier({ id }) : api.favourites.removeSupplier({ id }));
  } catch (error) {
    const others = keptIds(list).filter((one) => one !== id);
    keepIds(list, { owner, ids: isIn ? others : [id, ...others] });
    const { problemOf } = await import('#web/problem.ts');
    toast.error(problemOf(error).message ?? 'We could not reach your favourites. Please try again.');
  }
}
