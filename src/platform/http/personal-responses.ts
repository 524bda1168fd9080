import type { FastifyReply } from 'fastify';
import { compress, preferredEncoding } from '../cache/response-cache.ts';

/** In bytes. Shorter responses fit into one packet without compression. */
const minCompressedBytes = 1024;

/** Paths of sessions, API keys and bank account numbers. */
const secretPaths =
  /^\/api\/v1\/(auth|store\/api-keys|store\/bank-details|admin\/bank-accounts|(store\/)?orders\/[^/]+\/payment-details)(\/|\?|$)/;

/**
 * Compresses responses for signed-in users. If a response contains a secret next to text that the caller chose, its
 * compressed length reveals the secret letter by letter to someone who watches the connection and makes the browser
 * send requests (BREACH). Other sites cannot do that here, because the session is not a cookie. Still, credentials are
 * not compressed: the responses of writes, which create tokens and keys, and everything below the paths of sessions,
 * keys and bank accounts.
 */
export async function compressPersonalResponse(reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < minCompressedBytes) return payload;
  const { method, headers, url } = reply.request;
  if (method !== 'GET' || headers.authorization === undefined || reply.statusCode !== 200) return payload;
  if (reply.hasHeader('content-encoding') || secretPaths.test(url)) return payload;
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
  reply.header('vary', 'authorization, accept-encoding');
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compress(Buffer.from(payload), encoding);
}
