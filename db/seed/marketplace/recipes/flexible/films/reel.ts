import { near } from '../../recipe.ts';

/** Metres on a reel of this many kilograms. */
export const metres = (
  kg: number,
  { width, micron, density }: { width: number; micron: number; density: number },
): number => near((kg * 1e6) / (width * micron * density), 10);
