import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

/**
 * How many requests one process works on at a time. Beyond it a queue only makes everybody wait for answers that
 * nobody reads any more, so the next one hears at once that it is too much, and when to come again.
 */
const mostAtOnce = 128;

export interface Overload {
  /** Takes a place for this request until its answer starts or nobody waits for it, or throws 503. */
  enter(request: FastifyRequest): void;
}

/** Counts the requests under way and refuses those that are too many. Cached answers never ask for a place. */
export function limitConcurrency(app: FastifyInstance): Overload {
  const underWay = new Set<FastifyRequest>();
  const leave = (request: FastifyRequest) => void underWay.delete(request);
  // An event stream starts its answer and stays open: it holds a connection, not a place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  // Sent or not: to somebody who has hung up, no answer may ever start.
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => leave(request));
    done();
  });
  return {
    enter(request) {
      // Whoever has gone already would take a place that nothing gives back.
      if (request.raw.socket.destroyed) throw new AppError('invalid', 'The caller has gone.');
      if (underWay.size >= mostAtOnce) {
        throw new AppError('unavailable', 'We are very busy. Please try again in a moment.', {
          retryAfterSeconds: 2,
        });
      }
      underWay.add(request);
    },
  };
}
