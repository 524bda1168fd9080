import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

interface MinimumRate {
  /** Time in which nothing has to arrive, which slow networks need at first. */
  graceMs: number;
  /** Minimum average rate after that. */
  bytesPerSecond: number;
}

const checkEveryMs = 500;
/** A fifth of what a phone sends on a poor connection. */
const defaultRate: MinimumRate = { graceMs: 4_000, bytesPerSecond: 20_000 };

/**
 * Refuses bodies that arrive too slowly with 408, and closes their connections. A limit on the total time would either
 * cut off legitimate uploads of large files, or let a few idle senders occupy the server for that long.
 */
export function requireSteadyBodies(app: FastifyInstance, rate = defaultRate): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const body = watchRate(payload, rate);
    // A response may be sent before the body has been read; the rest of the body is then discarded.
    reply.raw.once('close', () => body.destroy());
    done(null, body);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Passes a body on as it arrives. Data that arrives after the returned stream was destroyed is discarded. */
function watchRate(payload: Readable, { graceMs, bytesPerSecond }: MinimumRate): Readable {
  const graceEnds = performance.now() + graceMs;
  let received = 0;
  const receive = (chunk: Buffer): void => {
    received += chunk.length;
    if (!body.push(chunk)) payload.pause();
  };
  const check = (): void => {
    const seconds = (performance.now() - graceEnds) / 1000;
    // A paused stream means that we read slowly, not that the sender is slow.
    const isSenderLate = seconds > 0 && !payload.readableEnded && !payload.isPaused();
    if (isSenderLate && received < seconds * bytesPerSecond)
      body.destroy(new AppError('timeout', 'The request arrived too slowly. Please try again.'));
  };
  // Data that arrived while the process was busy is read and counted first.
  const watch = setInterval(() => setImmediate(check), checkEveryMs);
  const body = new Readable({
    read: () => void payload.resume(),
    destroy(error, done) {
      clearInterval(watch);
      payload.off('data', receive).resume();
      done(error);
    },
  });
  // Without a listener, an error of a body that no one reads would end the process.
  body.on('error', () => {});
  payload.on('data', receive).once('end', () => body.push(null));
  payload.once('error', (error) => body.destroy(error));
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy(new AppError('invalid', 'The request ended too early.'));
  });
  return body;
}
