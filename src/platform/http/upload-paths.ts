import type { AnyRouter } from '@orpc/server';
import type { EndpointMeta } from '#lib/endpoint.ts';

interface ProcedureDefinition {
  meta: EndpointMeta;
  route: { path?: string };
}

interface UploadPath {
  pattern: RegExp;
  /** True if guests may upload here, too. */
  isPublic: boolean;
}

/** Returns the paths, without the prefix, of the endpoints that take a form with a file. */
export function listUploadPaths(router: AnyRouter): UploadPath[] {
  const definition = (router as { '~orpc'?: ProcedureDefinition })['~orpc'];
  if (!definition) return Object.values(router).flatMap((part) => listUploadPaths(part as AnyRouter));
  const { meta, route } = definition;
  if (!meta.multipart || !route.path) return [];
  const pattern = new RegExp(`^${route.path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`);
  return [{ pattern, isPublic: meta.access === 'public' }];
}

/** Returns the paths, without the prefix, that take larger files than others. */
export function listLargeUploadPaths(router: AnyRouter): string[] {
  const definition = (router as { '~orpc'?: ProcedureDefinition })['~orpc'];
  if (!definition) return Object.values(router).flatMap((part) => listLargeUploadPaths(part as AnyRouter));
  const { meta, route } = definition;
  return meta.multipart === 'large' && route.path ? [route.path] : [];
}
