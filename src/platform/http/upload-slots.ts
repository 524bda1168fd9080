import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { callerIp } from './caller.ts';

/** Maximum number of uploads processed concurrently in a process. Each takes several times its size in memory. */
const maxConcurrentUploads = 4;
/** Maximum of these per IP, so that a caller with many uploads does not block others. */
const maxUploadsPerIp = 3;
/** Uploads beyond this number are refused, because they would time out in the queue. */
const maxQueuedUploads = 60;
const waitTimeoutMs = 10_000;
const slotTimeoutMs = 40_000;

interface QueuedUpload {
  request: FastifyRequest;
  address: string;
  enter(): void;
  giveUp(): void;
}

/** Slots for processing uploads that have arrived completely, so that slow senders occupy none. */
export interface UploadSlots {
  /** Resolves when this request may be processed, or throws 503. It keeps its slot until its response starts. */
  wait(request: FastifyRequest): Promise<void>;
}

export function createUploadSlots(app: FastifyInstance): UploadSlots {
  const occupied = new Map<FastifyRequest, string>();
  const queue: QueuedUpload[] = [];
  const hasRoom = (address: string): boolean =>
    occupied.size < maxConcurrentUploads &&
    [...occupied.values()].filter((one) => one === address).length < maxUploadsPerIp;
  // The timeout frees the slot whatever happens to the request.
  const occupy = ({ request, address }: Pick<QueuedUpload, 'request' | 'address'>): void => {
    occupied.set(request, address);
    setTimeout(() => leave(request), slotTimeoutMs).unref();
  };
  const leave = (request: FastifyRequest): void => {
    if (!occupied.delete(request)) return;
    const next = queue.find(({ address }) => hasRoom(address));
    if (!next) return;
    occupy(next);
    next.enter();
  };
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  // If the caller hangs up, the response may never start.
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      queue.find((entry) => entry.request === request)?.giveUp();
      leave(request);
    });
    done();
  });
  return {
    async wait(request) {
      if (request.raw.socket.destroyed) throw callerGoneError();
      const address = callerIp(request);
      if (hasRoom(address)) return occupy({ request, address });
      if (queue.length >= maxQueuedUploads) throw uploadsBusyError();
      await waitForSlot(queue, { request, address });
    },
  };
}

function waitForSlot(
  queue: QueuedUpload[],
  { request, address }: Pick<QueuedUpload, 'request' | 'address'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      clearTimeout(waitTimer);
      queue.splice(queue.indexOf(entry), 1);
      settle();
    };
    const giveUp = done(() => reject(callerGoneError()));
    const entry: QueuedUpload = { request, address, enter: done(resolve), giveUp };
    const waitTimer = setTimeout(
      done(() => reject(uploadsBusyError())),
      waitTimeoutMs,
    );
    queue.push(entry);
  });
}

const callerGoneError = (): AppError => new AppError('invalid', 'The caller has gone.');

export const uploadsBusyError = (): AppError =>
  new AppError('unavailable', 'Too many uploads right now. Please try again shortly.', {
    retryAfterSeconds: 5,
  });
