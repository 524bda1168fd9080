import { useFavouritesSync } from './use-favourites-sync.ts';

/** Syncs favourites on public pages for signed-in users. Guests do not load it. */
export function FavouritesSync() {
  useFavouritesSync();
  return null;
}
