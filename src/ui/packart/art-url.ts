/**
 * Names of drawings. A page holds only the name; the image route reads the whole
 * request out of it, draws, and answers with a file that never changes.
 */
import { type ArtRequest, checkArtRequest } from './art-request.ts';

export type { ArtRequest } from './art-request.ts';

const LONGEST_PATH = 1000;

/**
 * The path of a drawing: `/art/{what}-{base64url of canonical JSON}.svg`.
 * Equal requests give equal paths, whatever the order of their keys.
 * @throws RangeError when the request is out of bounds (unknown kind, seed too long, …)
 */
export function artUrl(request: ArtRequest): string {
  const { what, ...fields } = request;
  const good = checkArtRequest(what, fields);
  if (!good) throw new RangeError(`No such drawing: ${JSON.stringify(request)}`);
  const { what: _, ...canonical } = good;
  return `/art/${what}-${encode(JSON.stringify(canonical))}.svg`;
}

/**
 * Reads the request back out of a path.
 * @returns null for anything that artUrl would not have written
 */
export function parseArtPath(path: string): ArtRequest | null {
  if (path.length > LONGEST_PATH) return null;
  const parts = /^\/art\/([a-z]+)-([A-Za-z0-9_-]+)\.svg$/.exec(path);
  if (!parts?.[1] || !parts[2]) return null;
  const fields = decode(parts[2]);
  const request = fields === null ? null : checkArtRequest(parts[1], fields);
  // One spelling per drawing, or a cache could be filled with copies of it.
  return request && artUrl(request) === path ? request : null;
}

/** btoa and atob work on bytes held as characters, on the server and in the browser alike. */
function encode(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function decode(payload: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return null;
  }
}
