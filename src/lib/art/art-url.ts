/**
 * Names of drawings. A page contains only the name; the image route parses the request from it, draws, and responds
 * with a file that never changes. Every page names drawings, so this module knows only the order of a request's keys;
 * checks are in `art-path.ts`.
 */
import type { ArtRequest } from './art-request.ts';
import { maxSeedLength } from './seed-length.ts';

// The same order as in `art-request.ts`, where `checkFields` copies the keys of a request.
const KEY_ORDER =
  'spec,options,kind,seed,material,ink,ink2,size,w,d,h,print,eco,style,top,tint,count,mark,name,width,height,pad,scheme,kinds';

/** Short path characters for percent-encoded JSON syntax: readable, and repetitive enough to compress well. */
export const PATH_ESCAPES = [
  ['%22', '~'],
  ['%2C', ','],
  ['%3A', ':'],
  ['%5B', '@'],
  ['%5D', ';'],
  ['%7B', '('],
  ['%7D', ')'],
] as const;

/**
 * Returns the path of a drawing: `/art/{what}-{canonical JSON with shortened escapes}.svg`. Equal requests give equal
 * paths, whatever the order of their keys. A long seed, such as the slug of a long title, is cut. For a request that is
 * out of bounds, the image route responds with 404.
 */
export function artUrl({ what, ...fields }: ArtRequest, keys = KEY_ORDER): string {
  const short = 'seed' in fields ? { ...fields, seed: fields.seed.slice(0, maxSeedLength) } : fields;
  return `/art/${what}-${encodePath(JSON.stringify(short, keys.split(',')))}.svg`;
}

/**
 * `encodeURIComponent` leaves these characters as they are, but in a value they could be read as JSON syntax or end an
 * attribute.
 */
const encodePath = (text: string): string =>
  PATH_ESCAPES.reduce(
    (path, [code, sign]) => path.replaceAll(code, sign),
    encodeURIComponent(text.toWellFormed()).replace(
      /[~()']/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
