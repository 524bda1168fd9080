import type { Crop } from '#features/files/files/contract.ts';

/** A picture as a form holds it. */
export interface FormPicture {
  id: string;
  /** Alternative text. */
  alt: string;
  /** Id of the original that it was cropped from; its own id if it is not cropped. */
  wholeId: string;
  crop: Crop | null;
}

/** Returns the list with one item moved to another position. */
export function moveItem<T>(list: readonly T[], { from, to }: { from: number; to: number }): T[] {
  const place = Math.min(Math.max(0, to), list.length - 1);
  const item = list[from];
  if (item === undefined || from === place) return [...list];
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
