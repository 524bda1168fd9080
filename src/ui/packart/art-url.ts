/**
 * Names of drawings. A page holds only the name; the image route reads the whole
 * request out of it, draws, and answers with a file that never changes.
 * Every page names drawings, so this knows the order of a request's keys and nothing else: `art-path.ts` checks.
 */
import type { ArtRequest } from './art-request.ts';

export type { ArtRequest } from './art-request.ts';

// In the order of `art-request.ts`, whose `checked` gives a request back in the same.
const KEYS =
  'spec,options,kind,seed,material,ink,ink2,size,w,d,h,print,eco,style,name,width,height,pad,scheme,kinds';

/**
 * The path of a drawing: `/art/{what}-{base64url of canonical JSON}.svg`.
 * Equal requests give equal paths, whatever the order of their keys. One that is out of bounds gives a path that
 * the image route does not know.
 */
export function artUrl({ what, ...fields }: ArtRequest): string {
  return `/art/${what}-${encode(JSON.stringify(fields, KEYS.split(',')))}.svg`;
}

/** btoa works on bytes held as characters, on the server and in the browser alike. */
function encode(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
