import { type ArtRequest, checkArtRequest } from './art-request.ts';
import { artUrl } from './art-url.ts';

const LONGEST_PATH = 1000;

/**
 * Reads the request back out of a path.
 * @returns null for anything out of bounds, and for anything that artUrl would not have written
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
