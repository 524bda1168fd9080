import { type ArtRequest, checkArtRequest } from './art-request.ts';
import { artUrl, SIGNS } from './art-url.ts';

const LONGEST_PATH = 1500;

/**
 * Reads the request back out of a path.
 * @returns null for anything out of bounds, and for anything that artUrl would not have written
 */
export function parseArtPath(path: string): ArtRequest | null {
  if (path.length > LONGEST_PATH) return null;
  const [, what, name] = /^\/art\/([a-z]+)-([^/]+)\.svg$/.exec(path) ?? [];
  if (!what || !name) return null;
  const early = /^[\w-]+$/.test(name);
  const request = checkArtRequest(what, parsed(name, early ? earlyText : text));
  // One spelling per drawing, or a cache could be filled with copies of it.
  return request && (early ? earlyUrl(request) : artUrl(request)) === path ? request : null;
}

function parsed(name: string, read: (name: string) => string): unknown {
  try {
    return JSON.parse(read(name)) as unknown;
  } catch {
    return undefined;
  }
}

const text = (name: string): string =>
  decodeURIComponent(SIGNS.reduce((path, [code, sign]) => path.replaceAll(sign, code), name));

/** Drawings were named in base64url at first; articles and products keep such addresses. */
function earlyText(name: string): string {
  const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
}

function earlyUrl({ what, ...fields }: ArtRequest): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(fields)));
  return `/art/${what}-${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.svg`;
}
