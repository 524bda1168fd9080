import type { AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import { requestLog } from '../log/log.ts';
import { countTry } from '../throttle/throttle.ts';
import { callerAddress, deviceName, looksAutomatic } from './address.ts';
import { apiHandler, trustProven } from './api-handler.ts';
import { largeMultipartLimit } from './body-parsers.ts';
import { errorBody, toAppError } from './errors.ts';
import type { Overload } from './overload.ts';
import { packPersonalAnswer } from './personal-answers.ts';
import { requestContext, toOrpcError } from './procedures.ts';
import { keepPublicAnswers } from './public-answers.ts';
import { largeUploads, type UploadPath, uploadPaths } from './upload-paths.ts';
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
  const uploads = {
    paths: uploadPaths(router),
    members: limitUploads(app),
    strangers: limitUploads(app),
    identify,
  };
  const hooks = { onRequest: admitUpload(kernel, uploads), onSend: [answers.finish, packPersonalAnswer] };
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
    });
    // What HEAD tells is what GET would; the body stays behind by itself.
    if (request.method === 'HEAD') request.raw.method = 'GET';
    setDefaultHeaders(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: apiPrefix, context });
    if (!matched) throw new AppError('not_found', 'No such endpoint');
    return reply;
  };
  app.all(`${apiPrefix}/*`, hooks, answer);
  const large = { ...hooks, onRequest: [formsAlone, hooks.onRequest], bodyLimit: largeMultipartLimit };
  for (const path of largeUploads(router)) app.post(`${apiPrefix}${path}`, large, answer);
}

/** Where large files are taken, nothing else may be large. */
async function formsAlone(request: FastifyRequest): Promise<void> {
  if (!isMultipart(request)) throw new AppError('invalid', 'Please send a form with a file.');
}

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

interface Uploads {
  paths: readonly UploadPath[];
  members: UploadPlaces;
  strangers: UploadPlaces;
}

/**
 * Megabytes are read in turns, on the paths that take files alone, and from people who are signed in but where a
 * form is open to all. There strangers are counted by address first, and stand in a line of their own, so that
 * none of them keeps a signed-in person waiting.
 */
function admitUpload(
  kernel: Kernel,
  { paths, members, strangers, identify }: Uploads & { identify: Identify },
) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isMultipart(request)) return;
    const path = request.url.slice(apiPrefix.length).split('?', 1)[0] ?? '';
    const upload = paths.find(({ pattern }) => pattern.test(path));
    const actor = await identify(request);
    if (!upload?.open && !actor) {
      const message = request.headers.authorization
        ? 'Session expired. Please sign in again.'
        : 'Please sign in to continue.';
      throw new AppError('unauthenticated', message);
    }
    if (!upload) throw new AppError('invalid', 'Please send JSON (application/json).');
    if (actor) return members.wait(request);
    await countTry(kernel.database.db, kernel.clock(), {
      key: ['upload', callerAddress(request)],
      limit: 30,
      windowSeconds: 600,
    });
    await strangers.wait(request);
  };
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
  reply.header('vary', 'authorization');
}

/** The id stands in the error since `toOrpcError`; the encoder does not see the request. */
function requestIdOf({ data }: { data: unknown }): string {
  return (data as { requestId?: string } | undefined)?.requestId ?? '';
}
