import type { AnyRouter } from '@orpc/server';
import type { EndpointMeta } from '#lib/endpoint.ts';

interface Definition {
  meta: EndpointMeta;
  route: { path?: string };
}

/** Paths, without the prefix, on which visitors may send a form with a file: public endpoints that take one. */
export function openUploads(router: AnyRouter): RegExp[] {
  const definition = (router as { '~orpc'?: Definition })['~orpc'];
  if (!definition) return Object.values(router).flatMap((part) => openUploads(part as AnyRouter));
  const { meta, route } = definition;
  if (!meta.multipart || meta.access !== 'public' || !route.path) return [];
  return [new RegExp(`^${route.path.replace(/\{[^}]+\}/g, '[^/]+')}$`)];
}
