import type { AnyRouter } from '@orpc/server';
import type { EndpointMeta } from '#lib/endpoint.ts';

interface Definition {
  meta: EndpointMeta;
  route: { path?: string };
}

interface UploadPath {
  pattern: RegExp;
  /** Visitors may send here as well. */
  open: boolean;
}

/** Paths, without the prefix, of the endpoints that take a form with a file. */
export function uploadPaths(router: AnyRouter): UploadPath[] {
  const definition = (router as { '~orpc'?: Definition })['~orpc'];
  if (!definition) return Object.values(router).flatMap((part) => uploadPaths(part as AnyRouter));
  const { meta, route } = definition;
  if (!meta.multipart || !route.path) return [];
  const pattern = new RegExp(`^${route.path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`);
  return [{ pattern, open: meta.access === 'public' }];
}

/** Paths, without the prefix, that take files larger than the rest. */
export function largeUploads(router: AnyRouter): string[] {
  const definition = (router as { '~orpc'?: Definition })['~orpc'];
  if (!definition) return Object.values(router).flatMap((part) => largeUploads(part as AnyRouter));
  const { meta, route } = definition;
  return meta.multipart === 'large' && route.path ? [route.path] : [];
}
