/**
 * Names of drawings. A page holds only the name; the image route reads the whole
 * request out of it, draws, and answers with a file that never changes.
 * Every page names drawings, so this knows the order of a request's keys and nothing else: `art-path.ts` checks.
 */
import type { ArtRequest } from './art-request.ts';

// In the order of `art-request.ts`, whose `checked` gives a request back in the same.
const KEYS =
  'spec,options,kind,seed,material,ink,ink2,size,w,d,h,print,eco,style,name,width,height,pad,scheme,kinds';

/** What stands in a path for the signs of JSON: readable, and repetitive enough that a page of drawings packs small. */
export const SIGNS = [
  ['%22', '~'],
  ['%2C', ','],
  ['%3A', ':'],
  ['%5B', '@'],
  ['%5D', ';'],
  ['%7B', '('],
  ['%7D', ')'],
] as const;

/**
 * The path of a drawing: `/art/{what}-{canonical JSON, its signs exchanged}.svg`.
 * Equal requests give equal paths, whatever the order of their keys. One that is out of bounds gives a path that
 * the image route does not know.
 */
export function artUrl({ what, ...fields }: ArtRequest): string {
  return `/art/${what}-${encode(JSON.stringify(fields, KEYS.split(',')))}.svg`;
}

/** `encodeURIComponent` leaves these as they are: inside of words they may not be taken for signs, nor end an attribute. */
const encode = (text: string): string =>
  SIGNS.reduce(
    (path, [code, sign]) => path.replaceAll(code, sign),
    encodeURIComponent(text.toWellFormed()).replace(
      /[~()']/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
