import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { largeMultipartLimit } from './body-parsers.ts';

/** Limits for reading the rest of a body that is too large. */
const maxDrainedBytes = 256 * 1024 * 1024;
const drainTimeoutMs = 60_000;
const maxMegabytes = Math.floor(largeMultipartLimit / (1024 * 1024)) - 1;

/**
 * Refuses a file that is too large with a message about the limit. Clients such as Node's fetch and Python's keep
 * sending before they read the response; if the rest of the body is not read, they see a broken connection and no
 * message.
 */
async function refuseOversizedFile(error: unknown, request: FastifyRequest): Promise<never> {
  if ((error as { code?: unknown }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
  await drain(request.raw);
  throw new AppError(
    'too_large',
    `This file is larger than ${maxMegabytes}\u00a0MB. Split it into smaller files.`,
  );
}

/** Reads a body to its end without storing it. */
function drain(body: IncomingMessage): Promise<void> {
  if (Number(body.headers['content-length'] ?? 0) > maxDrainedBytes) return Promise.resolve();
  return new Promise((resolve) => {
    let read = 0;
    const timer = setTimeout(resolve, drainTimeoutMs);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    body.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > maxDrainedBytes) done();
    });
    body.once('end', done);
    body.once('close', done);
    body.resume();
  });
}

/** Route options of the endpoints that take large files. */
export const largeBodies = { bodyLimit: largeMultipartLimit, errorHandler: refuseOversizedFile };
