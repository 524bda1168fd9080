import { useFavouritesKeeper } from './use-favourites-keeper.ts';

/** What public pages do for the hearts of the signed-in. Visitors do not load it. */
export function KeptParts() {
  useFavouritesKeeper();
  return null;
}
