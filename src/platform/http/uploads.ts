import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AnyRouter } from '@orpc/server';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import { countTry } from '../throttle/throttle.ts';
import { callerAddress } from './address.ts';
import { multipartLimit } from './body-parsers.ts';
import { type UploadInbox, uploadInbox } from './upload-inbox.ts';
import { uploadPaths } from './upload-paths.ts';
import { limitUploads, type UploadPlaces } from './upload-places.ts';

/** Where uploads arrive, and how many are worked on at once. */
interface Line {
  inbox: UploadInbox;
  places: UploadPlaces;
}

interface Uploads {
  router: AnyRouter;
  /** The part of a URL above the paths of the router. */
  prefix: string;
  identify(request: FastifyRequest): Promise<Actor | null>;
}

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

/**
 * Takes forms with files, and returns the hook that admits them: on the paths that take files alone, and from people
 * who are signed in but where a form is open to all. There visitors are counted by address first, and stand in a line of
 * their own, so that none of them keeps a signed-in person waiting.
 *
 * A form is stored on disk while it arrives. Only when all of it is there does it take one of the few places in which
 * it is read into memory and worked on, so that slow connections keep nobody waiting.
 */
export function acceptUploads(
  app: FastifyInstance,
  kernel: Kernel,
  { router, prefix, identify }: Uploads,
): (request: FastifyRequest) => Promise<void> {
  const folder = inboxFolder(kernel);
  const openLine = (): Line => ({ inbox: uploadInbox(folder), places: limitUploads(app) });
  const [members, visitors] = [openLine(), openLine()];
  const admitted = new WeakMap<FastifyRequest, Line>();
  parseForms(app, admitted);
  const paths = uploadPaths(router);
  return async (request) => {
    if (!isMultipart(request)) return;
    const path = request.url.slice(prefix.length).split('?', 1)[0] ?? '';
    const upload = paths.find(({ pattern }) => pattern.test(path));
    const actor = await identify(request);
    if (!upload?.open && !actor) {
      const message = request.headers.authorization
        ? 'Session expired. Please sign in again.'
        : 'Please sign in to continue.';
      throw new AppError('unauthenticated', message);
    }
    if (!upload) throw new AppError('invalid', 'Please send JSON (application/json).');
    admitted.set(request, actor ? members : visitors);
    if (actor) return;
    await countTry(kernel.database.db, kernel.clock(), {
      key: ['upload', callerAddress(request)],
      limit: 30,
      windowSeconds: 600,
    });
  };
}

/** Beside the files; with a bucket there may be no folder of ours to write to. */
const inboxFolder = ({ config }: Kernel): string =>
  config.s3 ? join(tmpdir(), 'packwright-uploads') : join(config.dataDir, 'incoming');

function parseForms(app: FastifyInstance, admitted: WeakMap<FastifyRequest, Line>): void {
  app.addContentTypeParser(
    /^multipart\/form-data/,
    async (request: FastifyRequest, payload: Readable): Promise<FormData> => {
      const line = admitted.get(request);
      if (!line) throw new AppError('invalid', 'Please send JSON (application/json).');
      const maxBytes = Math.max(request.routeOptions.bodyLimit, multipartLimit);
      if (Number(request.headers['content-length']) > maxBytes) {
        payload.destroy();
        throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      }
      return line.inbox.receive({ payload, ip: callerAddress(request), maxBytes }, async (read) => {
        await line.places.wait(request);
        return parseForm(await read(), request.headers['content-type'] ?? '');
      });
    },
  );
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(streamOf(bytes), { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new AppError('invalid', 'The upload could not be read.', { cause });
  }
}

/** Handed over as a stream, bytes are not copied: of thirty megabytes each copy counts. */
const streamOf = (bytes: Buffer): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
