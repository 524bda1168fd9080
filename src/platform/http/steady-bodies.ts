import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

interface Pace {
  /** Time in which nothing is expected: slow networks need it to begin with. */
  graceMs: number;
  /** Measured from then on, on average. */
  bytesPerSecond: number;
}

const checkEveryMs = 500;
/** A fifth of what a phone sends on a poor connection. */
const usualPace: Pace = { graceMs: 4_000, bytesPerSecond: 20_000 };

/**
 * Refuses bodies that arrive too slowly with 408 and closes their connections. A limit on the whole time would either
 * cut honest uploads of large files, or let a few senders of nothing occupy the server for as long.
 */
export function requireSteadyBodies(app: FastifyInstance, pace = usualPace): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const body = steady(payload, pace);
    // A response may come before anybody has read the body: the rest of it is let go.
    reply.raw.once('close', () => body.destroy());
    done(null, body);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Passes a body on as it arrives. What arrives after the returned stream was destroyed is read and forgotten. */
function steady(payload: Readable, { graceMs, bytesPerSecond }: Pace): Readable {
  const graceEnds = performance.now() + graceMs;
  let received = 0;
  const take = (chunk: Buffer): void => {
    received += chunk.length;
    if (!body.push(chunk)) payload.pause();
  };
  const check = (): void => {
    const seconds = (performance.now() - graceEnds) / 1000;
    // Paused means that we are slow to read, not that the sender is slow to send.
    const isDue = seconds > 0 && !payload.readableEnded && !payload.isPaused();
    if (isDue && received < seconds * bytesPerSecond)
      body.destroy(new AppError('timeout', 'The request arrived too slowly. Please try again.'));
  };
  // What has arrived while the process was busy is read first, and counts.
  const watch = setInterval(() => setImmediate(check), checkEveryMs);
  const body = new Readable({
    read: () => void payload.resume(),
    destroy(error, done) {
      clearInterval(watch);
      payload.off('data', take).resume();
      done(error);
    },
  });
  // Whoever reads the body hears of an error; where nobody does, it must not end the process.
  body.on('error', () => {});
  payload.on('data', take).once('end', () => body.push(null));
  payload.once('error', (error) => body.destroy(error));
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy(new AppError('invalid', 'The request ended too early.'));
  });
  return body;
}
