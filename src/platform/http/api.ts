import type { AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import { requestLog } from '../log/log.ts';
import { apiHandler, skipProvenValidation } from './api-handler.ts';
import { callerIp, deviceName, isAutomatedCaller } from './caller.ts';
import { errorBody, toAppError } from './errors.ts';
import type { Overload } from './overload.ts';
import { largeBodies } from './oversized-bodies.ts';
import { compressPersonalResponse } from './personal-responses.ts';
import { type OpenSample, requestContext, toOrpcError } from './procedures.ts';
import { cachePublicResponses } from './public-responses.ts';
import { requestsSample, varyingHeaders } from './sample-view.ts';
import { listLargeUploadPaths } from './upload-paths.ts';
import { acceptUploads, isMultipart } from './uploads.ts';

export const apiPrefix = '/api/v1';

/** Details of a call that are known before its body is read. */
export interface ApiCall {
  now: Date;
  method: string;
  /** Path without the query. */
  path: string;
}

interface ApiOptions {
  kernel: Kernel;
  router: AnyRouter;
  /** Returns the owner of a session token or API key; null if it is not valid. */
  authenticate(token: string, call: ApiCall): Promise<Actor | null>;
  /** Opens the sample store for guests. */
  openSample: OpenSample;
  overload: Overload;
}

/** Serves the contract's endpoints under /api/v1. */
export function mountApi(
  app: FastifyInstance,
  { kernel, router, authenticate, openSample, overload }: ApiOptions,
): void {
  const publicResponses = cachePublicResponses(kernel);
  skipProvenValidation(router, kernel.config.mode);
  const handler = apiHandler(router, {
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
      errorBody(toAppError(error), readRequestId(error as { data: unknown })),
  });
  const identify = cacheByRequest((request) => authenticateRequest(request, { kernel, authenticate }));
  const admitUpload = acceptUploads(app, { kernel, router, prefix: apiPrefix, identify });
  const handleRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (publicResponses.sendCached(request, reply)) return reply;
    overload.enter(request);
    const actor = await identify(request);
    const context = requestContext(kernel, {
      actor,
      ip: callerIp(request),
      device: deviceName(request.headers['user-agent']),
      isAutomatic: isAutomatedCaller(request.headers['user-agent']),
      requestId: request.id,
      log: requestLog(kernel.log, request.id),
      idempotencyKey: readIdempotencyKey(request),
      hasStaleToken: !actor && request.headers.authorization !== undefined,
      isMultipart: isMultipart(request),
      cookie: (name) => readCookie(request, name),
      setHeader: (name, value) => void reply.header(name, value),
      cacheResponse: publicResponses.marker(request),
      openSample: requestsSample(request) ? openSample : undefined,
    });
    // HEAD has the same headers as GET; Node leaves out the body.
    if (request.method === 'HEAD') request.raw.method = 'GET';
    setDefaultHeaders(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: apiPrefix, context });
    if (!matched) throw new AppError('not_found', 'No such endpoint');
    return reply;
  };
  for (const route of listRoutes(app, { router, admitUpload })) {
    app.route({
      ...route,
      handler: handleRequest,
      onSend: async (_request, reply, payload) =>
        compressPersonalResponse(reply, await publicResponses.finish(reply, payload)),
    });
  }
}

type ApiRoute = Pick<RouteOptions, 'method' | 'url' | 'onRequest' | 'bodyLimit' | 'errorHandler'>;
type RequestHook = (request: FastifyRequest) => Promise<void>;

/** Returns one route for all endpoints, and one for each endpoint that accepts large forms. */
function listRoutes(
  app: FastifyInstance,
  { router, admitUpload }: { router: AnyRouter; admitUpload: RequestHook },
): ApiRoute[] {
  return [
    { method: app.supportedMethods, url: `${apiPrefix}/*`, onRequest: admitUpload },
    ...listLargeUploadPaths(router).map((path) => ({
      ...largeBodies,
      method: 'POST',
      url: `${apiPrefix}${path}`,
      onRequest: [requireForm, admitUpload],
    })),
  ];
}

/** Routes with a large body limit accept it for forms only. */
async function requireForm(request: FastifyRequest): Promise<void> {
  if (!isMultipart(request)) throw new AppError('invalid', 'Send a form with a file.');
}

type IdentifyCaller = (request: FastifyRequest) => Promise<Actor | null>;

const noActor = Promise.resolve(null);

/** Identifies the caller once per request, because calls with API keys are counted. */
function cacheByRequest(identifyCaller: IdentifyCaller): IdentifyCaller {
  const results = new WeakMap<FastifyRequest, Promise<Actor | null>>();
  return (request) => {
    if (request.headers.authorization === undefined) return noActor;
    const result = results.get(request) ?? identifyCaller(request);
    results.set(request, result);
    return result;
  };
}

/** Returns null without a token and with an invalid one; `hasStaleToken` in the context tells them apart. */
async function authenticateRequest(
  { headers, method, url }: FastifyRequest,
  { kernel, authenticate }: { kernel: Kernel; authenticate: ApiOptions['authenticate'] },
): Promise<Actor | null> {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|pwk_[\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  const [path = ''] = url.split('?', 1);
  return token ? authenticate(token, { now: kernel.clock(), method, path }) : null;
}

function readCookie({ headers }: FastifyRequest, name: string): string | null {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('invalid', 'Idempotency-Key must have 1 to 255 characters without spaces.');
  }
  return key;
}

/** Responses for signed-in users are private; public ones may be cached, but must be revalidated. */
function setDefaultHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const personal =
    request.headers.authorization || request.method !== 'GET' || request.url.startsWith(`${apiPrefix}/auth`);
  reply.header('cache-control', personal ? 'no-store' : 'no-cache');
  reply.header('vary', varyingHeaders);
}

/** `toOrpcError` put the id into the error, because the encoder does not know the request. */
function readRequestId({ data }: { data: unknown }): string {
  return (data as { requestId?: string } | undefined)?.requestId ?? '';
}
