import { CompareTray } from '#features/comparison/components/compare-tray.tsx';
import { useFavouritesKeeper } from './use-favourites-keeper.ts';

/** What public pages do for people who keep something here. Visitors who keep nothing do not load it. */
export function KeptParts() {
  useFavouritesKeeper();
  return <CompareTray />;
}
