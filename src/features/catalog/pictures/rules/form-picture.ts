import type { Crop } from '#features/files/files/contract.ts';

/** A picture as a form holds it. */
export interface FormPicture {
  id: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** The picture that it was cut from; itself where it was not. */
  wholeId: string;
  crop: Crop | null;
}

/** The same list with one picture at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(0, to), list.length - 1);
  const item = list[from];
  if (item === undefined || from === place) return [...list];
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
