import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { PageTag } from './page-tags.ts';

export type Role = 'customer' | 'supplier' | 'admin';
export const roles = ['customer', 'supplier', 'admin'] as const satisfies readonly Role[];

/** Who may call an endpoint. Deny by default: without a word, a signed-in person is needed. */
type Access = 'public' | 'signed-in' | readonly Role[];

/** What an API key of a store can be allowed to do. */
export const apiScopes = [
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'insights:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export interface EndpointMeta {
  access: Access;
  /** API keys that hold this scope may call it. Without a word, no key may; reading what is public is open to all. */
  scope?: ApiScope;
  /** Counts calls per address, in the database: thirty in ten minutes. */
  throttle?: 'form';
  /** Takes an `Idempotency-Key`: the same key and body replays the first answer. */
  idempotent?: boolean;
  /** Takes `multipart/form-data` instead of JSON: 5 MB of file, or 30 where it says `large`. */
  multipart?: boolean | 'large';
  /** The same for everybody until a `pages` message with its tag: kept as bytes in every process. */
  cached?: boolean;
  /** Tags of what else it reads, like the search index: a `pages` message with one of them drops its responses too. */
  madeFrom?: readonly PageTag[];
  /** Answers exactly what the contract says, which tests hold it to: production does not check each answer again. */
  proven?: boolean;
  /**
   * Visitors of the dashboard may read it, from the sample store. Deny by default, GET only, and never for files,
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

/** The start of every endpoint in a contract. */
export const endpoint = oc.$meta<EndpointMeta>({ access: 'signed-in' });

/** Envelope of a successful answer: `{ status: 'success', data }`. */
export const success = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ status: z.literal('success'), data: z.object(shape) });

/** Envelope of a list with its total: `{ status: 'success', results, data }`. */
export const successCounted = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ status: z.literal('success'), results: z.number(), data: z.object(shape) });

/** Answer to a command that has nothing to tell but that it is done. */
export const done = success({});

/** Wraps data into the envelope of `success`. */
export const ok = <T>(data: T) => ({ status: 'success' as const, data });
