import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

/**
 * A request that would wait longer is refused immediately with a time to retry: a longer queue would only make everyone
 * wait for responses that no one reads any more.
 */
const maxWaitSeconds = 2;
/** As many requests are accepted however slow they are, and no more however fast, because each occupies memory. */
const concurrency = { min: 128, max: 1_000 };
/** Requests per second before anything was measured, and in the long run of an idle process. */
const usualCapacity = 500;
const windowMs = 250;
/** With this many requests at a time, the process responds as fast as it can. */
const saturation = 32;

export interface Overload {
  /** Takes a slot for this request until its response starts or the caller hangs up. Throws 503 if none is free. */
  enter(request: FastifyRequest): void;
}

/** Limits the time that requests wait, from the rate at which responses start. Cached responses need no slot. */
export function limitConcurrency(app: FastifyInstance): Overload {
  const activeRequests = new Set<FastifyRequest>();
  const capacity = measureCapacity();
  const leave = (request: FastifyRequest): void => {
    if (activeRequests.delete(request)) capacity.finished();
  };
  const timer = setInterval(() => capacity.endWindow(activeRequests.size), windowMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  // An event stream starts its response and stays open: it occupies a connection, but no slot.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  // If the caller hangs up, the response may never start.
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => leave(request));
    done();
  });
  return {
    enter(request) {
      // A caller that is already gone would take a slot that nothing releases.
      if (request.raw.socket.destroyed) throw new AppError('invalid', 'The caller has gone.');
      const limit = Math.min(
        concurrency.max,
        Math.max(concurrency.min, capacity.perSecond() * maxWaitSeconds),
      );
      if (activeRequests.size >= limit) {
        throw new AppError('unavailable', 'Packwright is very busy. Please try again in a moment.', {
          retryAfterSeconds: 2,
        });
      }
      activeRequests.add(request);
    },
  };
}

/** Measures how many responses a second the process manages while it is saturated. */
function measureCapacity() {
  let perSecond = usualCapacity;
  let finished = 0;
  return {
    perSecond: () => perSecond,
    finished() {
      finished += 1;
    },
    endWindow(waiting: number) {
      const rate = (finished * 1000) / windowMs;
      finished = 0;
      if (waiting >= saturation) perSecond = (perSecond + rate) / 2;
      // What was slow an hour ago may be fast now.
      else perSecond = Math.max(rate, Math.min(usualCapacity, perSecond * 1.1 + 1));
    },
  };
}
