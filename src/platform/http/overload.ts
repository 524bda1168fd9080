import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

/**
 * Maximum number of concurrent requests per process. Beyond it, a queue would only make everyone wait for responses
 * that no one reads any more, so further requests are refused immediately with a time to retry.
 */
const maxConcurrentRequests = 128;

export interface Overload {
  /** Takes a slot for this request until its response starts or the caller hangs up. Throws 503 if none is free. */
  enter(request: FastifyRequest): void;
}

/** Limits the number of concurrent requests. Cached responses need no slot. */
export function limitConcurrency(app: FastifyInstance): Overload {
  const activeRequests = new Set<FastifyRequest>();
  const leave = (request: FastifyRequest) => void activeRequests.delete(request);
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
      if (activeRequests.size >= maxConcurrentRequests) {
        throw new AppError('unavailable', 'Packwright is very busy. Please try again in a moment.', {
          retryAfterSeconds: 2,
        });
      }
      activeRequests.add(request);
    },
  };
}
