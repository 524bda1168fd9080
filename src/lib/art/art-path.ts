import { type ArtRequest, checkArtRequest } from './art-request.ts';
import { artUrl, PATH_ESCAPES } from './art-url.ts';
import { viewUrl } from './view-url.ts';

const MAX_PATH_LENGTH = 1500;

/**
 * Parses the drawing request in a path.
 * @returns null for anything out of bounds, and for anything that artUrl would not have written
 */
export function parseArtPath(path: string): ArtRequest | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const [, what, name] = /^\/art\/([a-z]+)-([^/]+)\.svg$/.exec(path) ?? [];
  if (!what || !name) return null;
  const isBase64 = /^[\w-]+$/.test(name);
  const request = checkArtRequest(what, parseName(name, isBase64 ? decodeBase64Name : decodeName));
  // Only one spelling per drawing, so that a cache cannot be filled with copies of it.
  return request && (isBase64 ? base64ArtUrl(request) : namedUrl(request)) === path ? request : null;
}

const namedUrl = (request: ArtRequest): string =>
  request.what === 'sized' || request.what === 'packed' || request.what === 'used'
    ? viewUrl(request)
    : artUrl(request);

function parseName(name: string, read: (name: string) => string): unknown {
  try {
    return JSON.parse(read(name)) as unknown;
  } catch {
    return undefined;
  }
}

const decodeName = (name: string): string =>
  decodeURIComponent(PATH_ESCAPES.reduce((path, [code, sign]) => path.replaceAll(sign, code), name));

/** Early drawing names were base64url; articles and products still store such URLs. */
function decodeBase64Name(name: string): string {
  const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
}

function base64ArtUrl({ what, ...fields }: ArtRequest): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(fields)));
  return `/art/${what}-${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.svg`;
}
