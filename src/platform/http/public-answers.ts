import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerCache, etagOf, preferredEncoding } from '../cache/answer-cache.ts';
import type { Kernel } from '../kernel.ts';

/** Hot public answers of the API, as bytes. */
export interface PublicAnswers {
  /** Sends what is kept for this address, if anything is. */
  sendKept(request: FastifyRequest, reply: FastifyReply): boolean;
  /** A function that marks the answer under way as one to keep, made from what these tags name. */
  marker(request: FastifyRequest): ((tags: string[]) => void) | undefined;
  /** Goes over every answer that is about to be sent: an ETag for all public reads, and keeps the marked. */
  finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
}

/** Bytes. */
const longList = 8 * 1024;
const megabyte = 1024 * 1024;

interface Marked {
  tags: Set<string>;
  generation: number;
}

const isPublicRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** What is kept is compressed when it is asked for again; what is long, for the first who asks as well. */
const firstEncoding = ({ headers }: FastifyRequest, body: Buffer) =>
  body.length > longList ? preferredEncoding(headers['accept-encoding']) : 'identity';

/** Keeps the answers of endpoints that are the same for everybody, until an event drops them. */
export function keepPublicAnswers(kernel: Kernel): PublicAnswers {
  const cache = new AnswerCache({ maxBytes: 12 * megabyte, onceBytes: 3 * megabyte, maxAgeMs: 30_000 });
  const marked = new WeakMap<FastifyRequest, Marked>();
  kernel.live.onMessage((message) => message.kind === 'pages' && cache.drop(message.tags));
  kernel.live.onGap(() => cache.clear());
  return {
    sendKept(request, reply) {
      if (!isPublicRead(request)) return false;
      const kept = cache.find(request.url, kernel.clock().getTime());
      if (!kept) return false;
      reply.headers(kept.headers).header('etag', kept.etag).header('vary', 'authorization, accept-encoding');
      if (request.headers['if-none-match'] === kept.etag) {
        reply.code(304).send();
        return true;
      }
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      // Callbacks instead of `await`: what needs no compressing leaves at once.
      const body = cache.encoded(request.url, kept, encoding);
      if (Buffer.isBuffer(body)) reply.send(body);
      else
        body.then(
          (bytes) => reply.send(bytes),
          (error: unknown) => reply.send(error),
        );
      return true;
    },
    marker(request) {
      if (!isPublicRead(request)) return undefined;
      const { generation } = cache;
      return (tags) => void marked.set(request, { tags: new Set(tags), generation });
    },
    async finish(request, reply, payload) {
      if (!isPublicRead(request) || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      if (reply.hasHeader('etag')) return payload;
      const mark = marked.get(request);
      // Bytes are made of the text once: for its hash, for keeping and for sending.
      const body = Buffer.from(payload);
      const etag = etagOf(body);
      reply.header('etag', etag);
      if (mark) {
        const headers = {
          'content-type': 'application/json',
          'cache-control': String(reply.getHeader('cache-control')),
        };
        const answer = { status: 200, headers, body, now: kernel.clock().getTime(), ...mark };
        const kept = cache.keep(request.url, answer);
        const encoding = firstEncoding(request, body);
        if (encoding !== 'identity' && request.headers['if-none-match'] !== etag) {
          reply.header('content-encoding', encoding).header('vary', 'authorization, accept-encoding');
          reply.removeHeader('content-length');
          return cache.encoded(request.url, kept, encoding);
        }
      }
      if (request.headers['if-none-match'] !== etag) return body;
      reply.code(304).removeHeader('content-length');
      return '';
    },
  };
}
