import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import { callerAddress, deviceName, looksAutomatic } from './address.ts';
import { errorBody, toAppError } from './errors.ts';
import type { Overload } from './overload.ts';
import { type RequestContext, requestContext, toOrpcError } from './procedures.ts';
import { keepPublicAnswers } from './public-answers.ts';
import { type UploadPath, uploadPaths } from './upload-paths.ts';
import { limitUploads, type UploadPlaces } from './upload-places.ts';

export const apiPrefix = '/api/v1';

/** What is known of a call before anything is read of it. */
export interface Call {
  now: Date;
  method: string;
  /** Without its query. */
  path: string;
}

interface Api {
  router: AnyRouter;
  /** Session token or API key → who it belongs to; null when it is not, or no longer, good. */
  authenticate(token: string, call: Call): Promise<Actor | null>;
  overload: Overload;
}

/** Serves the contract's endpoints under /api/v1. */
export function mountApi(
  app: FastifyInstance,
  kernel: Kernel,
  { router, authenticate, overload }: Api,
): void {
  const answers = keepPublicAnswers(kernel);
  const handler = new OpenAPIHandler<RequestContext>(router, {
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next();
        } catch (error) {
          throw toOrpcError(error, context);
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) =>
      errorBody(toAppError(error), requestIdOf(error as { data: unknown })),
  });
  const uploads = { paths: uploadPaths(router), places: limitUploads(app) };
  const isKnown = async (request: FastifyRequest) => (await actorOf(request, kernel, authenticate)) !== null;
  const hooks = { onRequest: admitUpload(uploads, isKnown), onSend: answers.finish };
  app.all(`${apiPrefix}/*`, hooks, async (request, reply) => {
    if (answers.sendKept(request, reply)) return reply;
    overload.enter(request);
    const actor = await actorOf(request, kernel, authenticate);
    const context = requestContext(kernel, {
      actor,
      address: callerAddress(request),
      device: deviceName(request.headers['user-agent']),
      isAutomatic: looksAutomatic(request.headers['user-agent']),
      requestId: request.id,
      log: kernel.log.child({ requestId: request.id }),
      idempotencyKey: readKey(request),
      hasStaleToken: !actor && request.headers.authorization !== undefined,
      isMultipart: isMultipart(request),
      cookie: (name) => readCookie(request, name),
      setHeader: (name, value) => void reply.header(name, value),
      keepAnswer: answers.marker(request),
    });
    // What HEAD tells is what GET would; the body stays behind by itself.
    if (request.method === 'HEAD') request.raw.method = 'GET';
    setDefaultHeaders(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: apiPrefix, context });
    if (!matched) throw new AppError('not_found', 'No such endpoint');
    return reply;
  });
}

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

/**
 * Megabytes are read in turns, on the paths that take files alone, and from people who are signed in but where a
 * form is open to all.
 */
function admitUpload(
  { paths, places }: { paths: readonly UploadPath[]; places: UploadPlaces },
  isKnown: (request: FastifyRequest) => Promise<boolean>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isMultipart(request)) return;
    const path = request.url.slice(apiPrefix.length).split('?', 1)[0] ?? '';
    const upload = paths.find(({ pattern }) => pattern.test(path));
    if (!upload?.open && !(await isKnown(request))) {
      const message = request.headers.authorization
        ? 'Session expired. Please sign in again.'
        : 'Please sign in to continue.';
      throw new AppError('unauthenticated', message);
    }
    if (!upload) throw new AppError('invalid', 'Please send JSON (application/json).');
    await places.wait(request);
  };
}

/** Null without a token as well as with one that is no longer good; which of the two, the context tells. */
async function actorOf(
  { headers, method, url }: FastifyRequest,
  kernel: Kernel,
  authenticate: Api['authenticate'],
): Promise<Actor | null> {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|pwk_[\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  const [path = ''] = url.split('?', 1);
  return token ? authenticate(token, { now: kernel.clock(), method, path }) : null;
}

function readCookie({ headers }: FastifyRequest, name: string): string | null {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key)) {
    throw new AppError('invalid', 'Idempotency-Key takes 8 to 100 letters, digits, dots, colons or hyphens.');
  }
  return key;
}

/** What a signed-in person reads is theirs alone; public reads may be kept, but are asked for again. */
function setDefaultHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const personal =
    request.headers.authorization || request.method !== 'GET' || request.url.startsWith(`${apiPrefix}/auth`);
  reply.header('cache-control', personal ? 'no-store' : 'no-cache');
  reply.header('vary', 'authorization');
}

/** The id stands in the error since `toOrpcError`; the encoder does not see the request. */
function requestIdOf({ data }: { data: unknown }): string {
  return (data as { requestId?: string } | undefined)?.requestId ?? '';
}
