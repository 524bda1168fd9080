import type { AnyContractRouter } from '@orpc/contract';
import { implement, ORPCError, os } from '@orpc/server';
import { type EndpointMeta, endpointName } from '#lib/endpoint.ts';
import { callTags } from '#lib/endpoint-tags.ts';
import { AppError, errorStatus } from '#lib/errors.ts';
import type { PageTag } from '#lib/page-tags.ts';
import { type Actor, type CommandContext, type Reader, requireSignedIn } from '../commands/context.ts';
import type { Database } from '../database/database.ts';
import { fingerprint, type KeyedRequest, runOncePerKey } from '../idempotency/replay.ts';
import type { Kernel } from '../kernel.ts';
import type { Log } from '../log/log.ts';
import { countAttempt } from '../throttle/throttle.ts';
import { toAppError } from './errors.ts';

/** Context of every endpoint: the caller, a database to read from, and `write` to run a command. */
export interface RequestContext {
  kernel: Kernel;
  /** For reading only; use `write` for changes. */
  db: Database;
  actor: Reader | null;
  now: Date;
  /** The caller's IP as throttling counts it. */
  ip: string;
  /** Browser and operating system, such as `Firefox on Linux`. */
  device: string;
  /** True if the caller seems to be a program: a search engine, a script, a link checker. */
  isAutomatic: boolean;
  requestId: string;
  log: Log;
  idempotencyKey: string | null;
  /** True if the request has a token that is not valid. */
  hasStaleToken: boolean;
  /** True if the body is a form with files instead of JSON. */
  isMultipart: boolean;
  /** Returns a cookie of the request; null if there is none. */
  cookie(name: string): string | null;
  /** Adds a header to the response; has no effect if a page calls in-process. */
  setHeader(name: string, value: string): void;
  /** Marks the response as cacheable for everyone, with the tags that drop it; absent if it must not be cached. */
  cacheResponse?: ((tags: PageTag[]) => void) | undefined;
  /** Present if a guest requests the sample store: returns its reader and database. */
  openSample?: OpenSample | undefined;
  /** Runs a command in one transaction and, for idempotent endpoints, once per Idempotency-Key. */
  write<T>(command: (ctx: CommandContext) => Promise<T>): Promise<T>;
}

/** Returns the reader of the sample store and its database; null if there is no sample store. */
export type OpenSample = () => Promise<Pick<RequestContext, 'db' | 'actor'> | null>;

interface RequestContextInput {
  actor: Actor | null;
  ip: string;
  device: string;
  isAutomatic?: boolean;
  requestId: string;
  log: Log;
  idempotencyKey?: string | null;
  hasStaleToken?: boolean;
  isMultipart?: boolean;
  cookie?: (name: string) => string | null;
  setHeader?: (name: string, value: string) => void;
  cacheResponse?: ((tags: PageTag[]) => void) | undefined;
  openSample?: OpenSample | undefined;
}

export function requestContext(kernel: Kernel, caller: RequestContextInput): RequestContext {
  const { actor, log } = caller;
  return {
    ...caller,
    isAutomatic: caller.isAutomatic ?? false,
    idempotencyKey: caller.idempotencyKey ?? null,
    hasStaleToken: caller.hasStaleToken ?? false,
    isMultipart: caller.isMultipart ?? false,
    cookie: caller.cookie ?? (() => null),
    setHeader: caller.setHeader ?? (() => {}),
    kernel,
    db: kernel.database.db,
    now: kernel.clock(),
    write: (command) => kernel.write({ actor, log }, command),
  };
}

/** Implements a contract with access checks, throttling, idempotency and error conversion before every handler. */
export function implementContract<T extends AnyContractRouter>(contract: T) {
  const implementer = implement(contract).$context<RequestContext>();
  // The router's type is a union over all contract shapes, so TypeScript does not allow calling `use` on it.
  return (implementer as unknown as { use(middleware: typeof accessMiddleware): typeof implementer }).use(
    accessMiddleware,
  );
}

/** Calls in ten minutes from an IP address. */
const maxAttempts = { form: 30, typing: 600 };

const accessMiddleware = os
  .$context<RequestContext>()
  .middleware(async ({ context, next, procedure }, input) => {
    const meta = procedure['~orpc'].meta as EndpointMeta;
    try {
      const sample = await openSampleFor(procedure['~orpc'], context);
      const reader = { ...context, ...sample };
      checkAccess(meta, reader);
      if (context.actor?.apiKey) checkKeyScope(procedure['~orpc'], context.actor.apiKey);
      if (meta.throttle) {
        await countAttempt(context.db, {
          now: context.now,
          key: [endpointName(procedure), context.ip],
          limit: maxAttempts[meta.throttle],
          windowSeconds: 600,
        });
      }
      const once = meta.idempotent
        ? writeOncePerKey(context, { endpoint: endpointName(procedure), input })
        : {};
      const result = await next({ context: sample ? { ...sample, write: refuseWrite } : once });
      if (meta.cached || sample)
        context.cacheResponse?.(callTags(procedure, { input, output: result.output }));
      return result;
    } catch (error) {
      throw toOrpcError(error, context);
    }
  });

interface ProcedureDefinition {
  meta: unknown;
  route: { method?: string | undefined };
}

/**
 * Returns the owner of the sample store as the reader if the endpoint is a GET marked `sample`. On all other endpoints
 * the caller remains a guest and cannot write anything, not even what is open to the public.
 */
async function openSampleFor({ meta, route }: ProcedureDefinition, { openSample }: RequestContext) {
  if (!openSample) return null;
  if (route.method !== 'GET') return refuseWrite();
  return (meta as EndpointMeta).sample ? openSample() : null;
}

function refuseWrite(): never {
  throw new AppError('unauthenticated', 'Sign in to continue.');
}

function checkAccess(
  { access, multipart }: EndpointMeta,
  { actor, hasStaleToken, isMultipart }: RequestContext,
): void {
  if (isMultipart && !multipart) throw new AppError('invalid', 'Send JSON (application/json).');
  if (access === 'public') return;
  if (hasStaleToken) throw new AppError('unauthenticated', 'Session expired. Please sign in again.');
  const { role } = requireSignedIn({ actor });
  if (access !== 'signed-in' && !access.includes(role)) {
    throw new AppError('forbidden', 'Access denied: Insufficient permissions');
  }
}

/** An API key can call what its scopes allow and read public data; it never acts as the person who created it. */
function checkKeyScope({ meta, route }: ProcedureDefinition, { scopes }: NonNullable<Actor['apiKey']>): void {
  const { scope, access } = meta as EndpointMeta;
  if (scope ? scopes.includes(scope) : access === 'public' && route.method === 'GET') return;
  throw new AppError(
    'forbidden',
    scope ? `This API key does not have the scope ${scope}.` : 'API keys cannot be used here.',
    { reason: 'api_scope' },
  );
}

function writeOncePerKey(
  context: RequestContext,
  { endpoint, input }: { endpoint: string; input: unknown },
): Pick<RequestContext, 'write'> {
  const key = context.idempotencyKey;
  if (!key) return { write: context.write };
  const request: KeyedRequest = { endpoint, key, fingerprint: fingerprint(input) };
  return {
    write: (command) => context.write((ctx) => runOncePerKey(ctx, { request, run: () => command(ctx) })),
  };
}

/** Converts an error for both callers of endpoints: HTTP, and pages rendered on the server. */
export function toOrpcError(
  error: unknown,
  context: RequestContext,
): ORPCError<string, { requestId: string }> {
  if (error instanceof ORPCError && error.cause instanceof AppError) {
    return error as ORPCError<string, { requestId: string }>;
  }
  const { log, requestId, setHeader } = context;
  const appError = toAppError(error);
  if (appError.code === 'internal') log.error({ err: appError.cause }, 'unexpected failure');
  else if (appError.code === 'unavailable') log.warn({ err: appError.cause }, 'temporarily unavailable');
  if (appError.retryAfterSeconds) setHeader('retry-after', String(appError.retryAfterSeconds));
  return new ORPCError(appError.code, {
    status: errorStatus[appError.code],
    message: appError.message,
    data: { requestId },
    cause: appError,
  });
}
