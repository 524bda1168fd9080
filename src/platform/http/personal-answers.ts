import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, preferredEncoding } from '../cache/answer-cache.ts';

/** Bytes. Shorter answers fit into one packet as they are. */
const worthPacking = 1024;

/** Below these paths stand sessions, keys and numbers of accounts. */
const secretPlaces =
  /^\/api\/v1\/(auth|store\/api-keys|store\/bank-details|admin\/bank-accounts|(store\/)?orders\/[^/]+\/payment-details)(\/|\?|$)/;

/**
 * Compresses what a signed-in person reads. Where an answer holds a secret beside text that the caller chose, its
 * compressed length tells the secret letter by letter to whoever can watch the line and make the browser ask
 * (BREACH). Here other sites cannot make it ask, because the session is no cookie; all the same, what lets somebody
 * in stays as it is: the answers of writes, which are where tokens and keys are made, and everything below the
 * places of sessions, keys and bank accounts.
 */
export async function packPersonalAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < worthPacking) return payload;
  const { method, headers, url } = request;
  if (method !== 'GET' || headers.authorization === undefined || reply.statusCode !== 200) return payload;
  if (reply.hasHeader('content-encoding') || secretPlaces.test(url)) return payload;
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
  reply.header('vary', 'authorization, accept-encoding');
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compress(Buffer.from(payload), encoding);
}
