import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AnyRouter } from '@orpc/server';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import { countAttempt } from '../throttle/throttle.ts';
import { multipartLimit } from './body-parsers.ts';
import { callerIp } from './caller.ts';
import { type UploadInbox, uploadInbox } from './upload-inbox.ts';
import { listUploadPaths } from './upload-paths.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

/** Where uploads are stored while they arrive, and the slots for processing them. */
interface UploadQueue {
  inbox: UploadInbox;
  slots: UploadSlots;
}

interface UploadOptions {
  kernel: Kernel;
  router: AnyRouter;
  /** Part of the URL before the paths of the router. */
  prefix: string;
  identify(request: FastifyRequest): Promise<Actor | null>;
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

/**
 * Accepts forms with files, and returns the hook that admits them: only on the paths that take files, and only from
 * signed-in users unless a form is open to all. Guests are first limited by IP, and they have a separate queue, so that
 * they never delay signed-in users.
 *
 * A form is stored on disk while it arrives. Only when it is complete does it take one of the few slots for reading it
 * into memory and processing it, so that slow connections do not delay others.
 */
export function acceptUploads(
  app: FastifyInstance,
  { kernel, router, prefix, identify }: UploadOptions,
): (request: FastifyRequest) => Promise<void> {
  const folder = inboxFolder(kernel);
  const createQueue = (): UploadQueue => ({ inbox: uploadInbox(folder), slots: createUploadSlots(app) });
  const [members, guests] = [createQueue(), createQueue()];
  const admitted = new WeakMap<FastifyRequest, UploadQueue>();
  parseForms(app, admitted);
  const paths = listUploadPaths(router);
  return async (request) => {
    if (!isMultipart(request)) return;
    const path = request.url.slice(prefix.length).split('?', 1)[0] ?? '';
    const upload = paths.find(({ pattern }) => pattern.test(path));
    const actor = await identify(request);
    if (!upload?.isPublic && !actor) {
      const message = request.headers.authorization
        ? 'Session expired. Please sign in again.'
        : 'Sign in to continue.';
      throw new AppError('unauthenticated', message);
    }
    if (!upload) throw new AppError('invalid', 'Send JSON (application/json).');
    admitted.set(request, actor ? members : guests);
    if (actor) return;
    await countAttempt(kernel.database.db, {
      now: kernel.clock(),
      key: ['upload', callerIp(request)],
      limit: 30,
      windowSeconds: 600,
    });
  };
}

/** Next to the files; with an S3 bucket there may be no folder that we can write to. */
const inboxFolder = ({ config }: Kernel): string =>
  config.s3 ? join(tmpdir(), 'packwright-uploads') : join(config.dataDir, 'incoming');

function parseForms(app: FastifyInstance, admitted: WeakMap<FastifyRequest, UploadQueue>): void {
  app.addContentTypeParser(
    /^multipart\/form-data/,
    async (request: FastifyRequest, payload: Readable): Promise<FormData> => {
      const queue = admitted.get(request);
      if (!queue) throw new AppError('invalid', 'Send JSON (application/json).');
      const maxBytes = Math.max(request.routeOptions.bodyLimit, multipartLimit);
      if (Number(request.headers['content-length']) > maxBytes) {
        payload.destroy();
        throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      }
      return queue.inbox.receive({ payload, ip: callerIp(request), maxBytes }, async (read) => {
        await queue.slots.wait(request);
        return parseForm(await read(), request.headers['content-type'] ?? '');
      });
    },
  );
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(toStream(bytes), { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new AppError('invalid', 'The upload could not be read.', { cause });
  }
}

/** As a stream, the bytes are not copied, which matters for 30 MB. */
const toStream = (bytes: Buffer): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
