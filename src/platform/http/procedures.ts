import type { AnyContractRouter } from '@orpc/contract';
import { implement, ORPCError, os } from '@orpc/server';
import { type EndpointMeta, endpointName } from '#lib/endpoint.ts';
import { callTags } from '#lib/endpoint-tags.ts';
import { AppError, errorStatus } from '#lib/errors.ts';
import type { PageTag } from '#lib/page-tags.ts';
import { type Actor, type CommandContext, type Reader, signedIn } from '../commands/context.ts';
import type { Database } from '../database/database.ts';
import { fingerprint, type KeyedRequest, replayOrRun } from '../idempotency/replay.ts';
import type { Kernel } from '../kernel.ts';
import type { Log } from '../log/log.ts';
import { countTry } from '../throttle/throttle.ts';
import { toAppError } from './errors.ts';

/** What every endpoint gets: who asks, a database to read from, and `write` to run a command. */
export interface RequestContext {
  kernel: Kernel;
  /** For reading; writing goes through `write`. */
  db: Database;
  actor: Reader | null;
  now: Date;
  /** Address of the caller, as throttling counts it. */
  address: string;
  /** Browser and system in words, e.g. `Firefox on Linux`. */
  device: string;
  /** The caller says that it is a program: a search engine, a script, a test of links. */
  isAutomatic: boolean;
  requestId: string;
  log: Log;
  idempotencyKey: string | null;
  /** A token came along that is not, or no longer, good. */
  hasStaleToken: boolean;
  /** The body is a form with files instead of JSON. */
  isMultipart: boolean;
  /** A cookie of the request; null when there is none. */
  cookie(name: string): string | null;
  /** Adds a header to the answer; without effect when a page calls in-process. */
  setHeader(name: string, value: string): void;
  /** Marks the answer as one to keep for everybody; absent when it must not be. */
  keepAnswer?: ((tags: PageTag[]) => void) | undefined;
  /** Present when a visitor asks for the sample store: who reads there, and from where. */
  openSample?: OpenSample | undefined;
  /** Runs a command in one transaction and, where the endpoint says so, once per Idempotency-Key. */
  write<T>(command: (ctx: CommandContext) => Promise<T>): Promise<T>;
}

/** The reader of the sample store with its database; null where there is no sample store. */
export type OpenSample = () => Promise<Pick<RequestContext, 'db' | 'actor'> | null>;

interface Caller {
  actor: Actor | null;
  address: string;
  device: string;
  isAutomatic?: boolean;
  requestId: string;
  log: Log;
  idempotencyKey?: string | null;
  hasStaleToken?: boolean;
  isMultipart?: boolean;
  cookie?: (name: string) => string | null;
  setHeader?: (name: string, value: string) => void;
  keepAnswer?: ((tags: PageTag[]) => void) | undefined;
  openSample?: OpenSample | undefined;
}

export function requestContext(kernel: Kernel, caller: Caller): RequestContext {
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

/** Binds a contract to the kernel: access, throttling, idempotency and the error shape, before any handler runs. */
export function implementContract<T extends AnyContractRouter>(contract: T) {
  const implementer = implement(contract).$context<RequestContext>();
  // The router's type is a union over every shape of contract, so `use` cannot be called on it as it stands.
  return (implementer as unknown as { use(middleware: typeof admission): typeof implementer }).use(admission);
}

const admission = os.$context<RequestContext>().middleware(async ({ context, next, procedure }, input) => {
  const meta = procedure['~orpc'].meta as EndpointMeta;
  try {
    const sample = await sampleOf(procedure['~orpc'], context);
    const reader = { ...context, ...sample };
    admit(meta, reader);
    if (context.actor?.apiKey) admitKey(procedure['~orpc'], context.actor.apiKey);
    if (meta.throttle) {
      await countTry(context.db, context.now, {
        key: [endpointName(procedure), context.address],
        limit: 30,
        windowSeconds: 600,
      });
    }
    if (meta.cached || sample) context.keepAnswer?.(callTags(procedure, input));
    if (sample) return await next({ context: { ...sample, write: refuseWriting } });
    return await next({ context: meta.idempotent ? keyed(context, endpointName(procedure), input) : {} });
  } catch (error) {
    throw toOrpcError(error, context);
  }
});

interface Definition {
  meta: unknown;
  route: { method?: string | undefined };
}

/**
 * Who reads an endpoint for a visitor of the sample store: its owner, where the endpoint is a GET that says `sample`.
 * On every other endpoint the visitor stays a visitor, and writes nothing, not even what is open to the public.
 */
async function sampleOf({ meta, route }: Definition, { openSample }: RequestContext) {
  if (!openSample) return null;
  if (route.method !== 'GET') return refuseWriting();
  return (meta as EndpointMeta).sample ? openSample() : null;
}

function refuseWriting(): never {
  throw new AppError('unauthenticated', 'Please sign in to continue.');
}

function admit(
  { access, multipart }: EndpointMeta,
  { actor, hasStaleToken, isMultipart }: RequestContext,
): void {
  if (isMultipart && !multipart) throw new AppError('invalid', 'Please send JSON (application/json).');
  if (access === 'public') return;
  if (hasStaleToken) throw new AppError('unauthenticated', 'Session expired. Please sign in again.');
  const { role } = signedIn({ actor });
  if (access !== 'signed-in' && !access.includes(role)) {
    throw new AppError('forbidden', 'Access denied: Insufficient permissions');
  }
}

/** A key reaches what its scopes name, and what anybody may read; it never acts as the person it belongs to. */
function admitKey({ meta, route }: Definition, { scopes }: NonNullable<Actor['apiKey']>): void {
  const { scope, access } = meta as EndpointMeta;
  if (scope ? scopes.includes(scope) : access === 'public' && route.method === 'GET') return;
  throw new AppError(
    'forbidden',
    scope ? `This API key does not hold the scope ${scope}.` : 'API keys cannot be used here.',
    { reason: 'api_scope' },
  );
}

function keyed(context: RequestContext, endpoint: string, input: unknown): Pick<RequestContext, 'write'> {
  const key = context.idempotencyKey;
  if (!key) return { write: context.write };
  const request: KeyedRequest = { endpoint, key, fingerprint: fingerprint(input) };
  return { write: (command) => context.write((ctx) => replayOrRun(ctx, request, () => command(ctx))) };
}

/** Encodes a failure for both ways in: over HTTP, and from a page rendered on the server. */
export function toOrpcError(
  error: unknown,
  context: RequestContext,
): ORPCError<string, { requestId: string }> {
  if (error instanceof ORPCError && error.cause instanceof AppError) {
    return error as ORPCError<string, { requestId: string }>;
  }
  const { log, requestId, setHeader } = context;
  const known = toAppError(error);
  if (known.code === 'internal') log.error({ err: known.cause }, 'unexpected failure');
  else if (known.code === 'unavailable') log.warn({ err: known.cause }, 'temporarily unavailable');
  if (known.retryAfterSeconds) setHeader('retry-after', String(known.retryAfterSeconds));
  return new ORPCError(known.code, {
    status: errorStatus[known.code],
    message: known.message,
    data: { requestId },
    cause: known,
  });
}
