import type { AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import { requestLog } from '../log/log.ts';
import { callerAddress, deviceName, looksAutomatic } from './address.ts';
import { apiHandler, trustProven } from './api-handler.ts';
import { errorBody, toAppError } from './errors.ts';
import type { Overload } from './overload.ts';
import { largeBodies } from './oversized-bodies.ts';
import { packPersonalAnswer } from './personal-answers.ts';
import { type OpenSample, requestContext, toOrpcError } from './procedures.ts';
import { keepPublicAnswers } from './public-answers.ts';
import { asksForSample, variedBy } from './sample-view.ts';
import { largeUploads } from './upload-paths.ts';
import { acceptUploads, isMultipart } from './uploads.ts';

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
  /** Reads the sample store for visitors. */
  openSample: OpenSample;
  overload: Overload;
}

/** Serves the contract's endpoints under /api/v1. */
export function mountApi(
  app: FastifyInstance,
  kernel: Kernel,
  { router, authenticate, openSample, overload }: Api,
): void {
  const answers = keepPublicAnswers(kernel);
  trustProven(router, kernel.config.mode);
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
      errorBody(toAppError(error), requestIdOf(error as { data: unknown })),
  });
  const identify = once((request) => actorOf(request, kernel, authenticate));
  const admitUpload = acceptUploads(app, kernel, { router, prefix: apiPrefix, identify });
  const hooks = { onRequest: admitUpload, onSend: [answers.finish, packPersonalAnswer] };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (answers.sendKept(request, reply)) return reply;
    overload.enter(request);
    const actor = await identify(request);
    const context = requestContext(kernel, {
      actor,
      address: callerAddress(request),
      device: deviceName(request.headers['user-agent']),
      isAutomatic: looksAutomatic(request.headers['user-agent']),
      requestId: request.id,
      log: requestLog(kernel.log, request.id),
      idempotencyKey: readKey(request),
      hasStaleToken: !actor && request.headers.authorization !== undefined,
      isMultipart: isMultipart(request),
      cookie: (name) => readCookie(request, name),
      setHeader: (name, value) => void reply.header(name, value),
      keepAnswer: answers.marker(request),
      openSample: asksForSample(request) ? openSample : undefined,
    });
    // What HEAD tells is what GET would; the body stays behind by itself.
    if (request.method === 'HEAD') request.raw.method = 'GET';
    setDefaultHeaders(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: apiPrefix, context });
    if (!matched) throw new AppError('not_found', 'No such endpoint');
    return reply;
  };
  app.all(`${apiPrefix}/*`, hooks, answer);
  const large = { ...hooks, ...largeBodies, onRequest: [formsAlone, hooks.onRequest] };
  for (const path of largeUploads(router)) app.post(`${apiPrefix}${path}`, large, answer);
}

/** Where large files are taken, nothing else may be large. */
async function formsAlone(request: FastifyRequest): Promise<void> {
  if (!isMultipart(request)) throw new AppError('invalid', 'Please send a form with a file.');
}

type Identify = (request: FastifyRequest) => Promise<Actor | null>;

const nobody = Promise.resolve(null);

/** Asks who calls once a request: keys are counted by call. */
function once(ask: Identify): Identify {
  const asked = new WeakMap<FastifyRequest, Promise<Actor | null>>();
  return (request) => {
    if (request.headers.authorization === undefined) return nobody;
    const answer = asked.get(request) ?? ask(request);
    asked.set(request, answer);
    return answer;
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
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('invalid', 'Idempotency-Key takes 1 to 255 characters without spaces.');
  }
  return key;
}

/** What a signed-in person reads is theirs alone; public reads may be kept, but are asked for again. */
function setDefaultHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const personal =
    request.headers.authorization || request.method !== 'GET' || request.url.startsWith(`${apiPrefix}/auth`);
  reply.header('cache-control', personal ? 'no-store' : 'no-cache');
  reply.header('vary', variedBy);
}

/** The id stands in the error since `toOrpcError`; the encoder does not see the request. */
function requestIdOf({ data }: { data: unknown }): string {
  return (data as { requestId?: string } | undefined)?.requestId ?? '';
}
