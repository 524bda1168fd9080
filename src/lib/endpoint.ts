import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { PageTag } from './page-tags.ts';

export type Role = 'customer' | 'supplier' | 'admin';
export const roles = ['customer', 'supplier', 'admin'] as const satisfies readonly Role[];

/** The callers of an endpoint. Denies by default: unless stated otherwise, the caller must be signed in. */
type Access = 'public' | 'signed-in' | readonly Role[];

/** Permissions that an API key of a store can have. */
export const apiScopes = [
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'requests:read',
  'requests:write',
  'quotes:read',
  'quotes:write',
  'insights:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** A call of an endpoint. */
export interface EndpointCall {
  input: unknown;
  /** Undefined if it failed. */
  output?: unknown;
}

export interface EndpointMeta {
  access: Access;
  /**
   * Scope that API keys need for this endpoint. Without it, keys cannot call the endpoint, except to read public data.
   */
  scope?: ApiScope;
  /** Limits calls per IP address, counted in the database: thirty in ten minutes for a form, 600 for what is called while typing. */
  throttle?: 'form' | 'typing';
  /** Accepts an `Idempotency-Key`: the same key and body replay the first response. */
  idempotent?: boolean;
  /** Takes `multipart/form-data` instead of JSON, with a file of up to 5 MB, or 30 MB for `large`. */
  multipart?: boolean | 'large';
  /** The response is the same for everyone until a `pages` message with its tag; every process caches it as bytes. */
  cached?: boolean;
  /**
   * Tags of what else it reads, like the search index, or of what its answer shows, like products: a `pages` message
   * with one of them drops its responses too.
   */
  madeFrom?: readonly PageTag[] | ((call: EndpointCall) => readonly PageTag[]);
  /**
   * Until the end of the day, the response changes only with a `pages` message with one of its tags. Pages made from
   * such responses alone are stored; all others are rendered again after a minute.
   */
  lasting?: boolean | ((input: unknown) => boolean);
  /** Tests ensure that the response is exactly what the contract says, so production does not validate it again. */
  proven?: boolean;
  /**
   * Guests of the dashboard may read it from the sample store. Denies by default; only for GET, and never for files,
   * tokens or keys.
   */
  sample?: boolean;
  [key: string]: unknown;
}

/** An endpoint as a contract or a router holds it. */
export interface AnyEndpoint {
  '~orpc': { meta: unknown; route: { method?: string | undefined; path?: string | undefined } };
}

/**
 * The public name of an endpoint: `GET /products/{slug}`. It stays when the endpoint is renamed or moved in the code,
 * so cache tags, throttles and idempotency keys go by it.
 */
export function endpointName({ '~orpc': { route } }: AnyEndpoint): string {
  if (!route.path) throw new Error('An endpoint needs a path.');
  return `${route.method ?? 'POST'} ${route.path}`;
}

/** Base of every endpoint in a contract. */
export const endpoint = oc.$meta<EndpointMeta>({ access: 'signed-in' });

/** Schema of a successful response: `{ status: 'success', data }`. */
export const success = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ status: z.literal('success'), data: z.object(shape) });

/** Schema of a list with its total: `{ status: 'success', results, data }`. */
export const successCounted = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ status: z.literal('success'), results: z.number(), data: z.object(shape) });

/** Schema of a successful response without data. */
export const emptySuccess = success({});

/** Returns a successful response with this data. */
export const ok = <T>(data: T) => ({ status: 'success' as const, data });
