import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { callerAddress } from './address.ts';

/** Uploads that are worked on at once, in one process. Each takes several times its size in memory. */
const mostAtOnce = 4;
/** Of these, as many for one address: somebody who sends many does not keep everybody else waiting. */
const mostOfOne = 3;
/** More than these need not wait in line: their turn would not come. */
const mostWaiting = 60;
const patienceMs = 10_000;
const longestMs = 40_000;

interface Waiting {
  request: FastifyRequest;
  address: string;
  enter(): void;
  giveUp(): void;
}

/** Takes turns for uploads that have arrived: a slow sender occupies no place. */
export interface UploadPlaces {
  /** Resolves when this request may be worked on, or throws 503. It keeps its place until its answer starts. */
  wait(request: FastifyRequest): Promise<void>;
}

export function limitUploads(app: FastifyInstance): UploadPlaces {
  const held = new Map<FastifyRequest, string>();
  const line: Waiting[] = [];
  const hasRoom = (address: string): boolean =>
    held.size < mostAtOnce && [...held.values()].filter((one) => one === address).length < mostOfOne;
  // Whatever becomes of a request, its place does not stay taken.
  const hold = ({ request, address }: Pick<Waiting, 'request' | 'address'>): void => {
    held.set(request, address);
    setTimeout(() => leave(request), longestMs).unref();
  };
  const leave = (request: FastifyRequest): void => {
    if (!held.delete(request)) return;
    const next = line.find(({ address }) => hasRoom(address));
    if (!next) return;
    hold(next);
    next.enter();
  };
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  // To somebody who has hung up, no answer may ever start.
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      line.find((waiting) => waiting.request === request)?.giveUp();
      leave(request);
    });
    done();
  });
  return {
    async wait(request) {
      if (request.raw.socket.destroyed) throw callerGone();
      const address = callerAddress(request);
      if (hasRoom(address)) return hold({ request, address });
      if (line.length >= mostWaiting) throw busyWithUploads();
      await standInLine(line, { request, address });
    },
  };
}

function standInLine(
  line: Waiting[],
  { request, address }: Pick<Waiting, 'request' | 'address'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      clearTimeout(patience);
      line.splice(line.indexOf(waiting), 1);
      settle();
    };
    const giveUp = done(() => reject(callerGone()));
    const waiting: Waiting = { request, address, enter: done(resolve), giveUp };
    const patience = setTimeout(
      done(() => reject(busyWithUploads())),
      patienceMs,
    );
    line.push(waiting);
  });
}

const callerGone = (): AppError => new AppError('invalid', 'The caller has gone.');

export const busyWithUploads = (): AppError =>
  new AppError('unavailable', 'Many files are coming in at this moment. Please try again shortly.', {
    retryAfterSeconds: 5,
  });
