import { useFavouritesSync } from './use-favourites-sync.ts';

/** Syncs favourites on public pages for signed-in users. Visitors do not load it. */
export function FavouritesSync() {
  useFavouritesSync();
  return null;
}
