import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageTag } from '#lib/page-tags.ts';
import {
  AnswerCache,
  type CachedAnswer,
  compress,
  etagOf,
  preferredEncoding,
} from '../cache/answer-cache.ts';
import type { Kernel } from '../kernel.ts';
import { cacheKeyOf, variedBy } from './sample-view.ts';

/** Hot public answers of the API, as bytes. */
interface PublicAnswers {
  /** Sends what is kept for this address, if anything is. */
  sendKept(request: FastifyRequest, reply: FastifyReply): boolean;
  /** A function that marks the answer under way as one to keep, made from what these tags name. */
  marker(request: FastifyRequest): ((tags: PageTag[]) => void) | undefined;
  /** Goes over every answer that is about to be sent: an ETag for all public reads, and keeps the marked. */
  finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
}

/** Bytes. */
const longList = 8 * 1024;
const megabyte = 1024 * 1024;

interface Marked {
  tags: Set<PageTag>;
  generation: number;
}

const varied = `${variedBy}, accept-encoding`;

const isPublicRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** What is kept is compressed when it is asked for again; what is long, for the first who asks as well. */
const firstEncoding = ({ headers }: FastifyRequest, body: Buffer) =>
  body.length > longList ? preferredEncoding(headers['accept-encoding']) : 'identity';

const keptHeaders = (reply: FastifyReply): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': String(reply.getHeader('cache-control')),
});

const places = 4096;

/**
 * Which addresses have been asked for of late, by their hashes; a newer one takes the place of an older. Most of many
 * different addresses are never asked for again, and keeping the answer of each gives the collector of garbage as much
 * work as making it.
 */
class Asked {
  private readonly hashes = new Uint32Array(places);

  /** Whether an address has been asked for before; from now on it has. */
  before(url: string): boolean {
    let hash = 0x81_1c_9d_c5;
    for (let i = 0; i < url.length; i += 1) hash = Math.imul(hash ^ url.charCodeAt(i), 0x01_00_01_93);
    const place = (hash ^ (hash >>> 16)) & (places - 1);
    const isKnown = this.hashes[place] === hash >>> 0;
    this.hashes[place] = hash;
    return isKnown;
  }
}

/** Keeps the answers of endpoints that are the same for everybody from the second time on, until an event drops them. */
export function keepPublicAnswers(kernel: Kernel): PublicAnswers {
  const cache = new AnswerCache({ maxBytes: 12 * megabyte, onceBytes: 3 * megabyte, maxAgeMs: 30_000 });
  const asked = new Asked();
  const marked = new WeakMap<FastifyRequest, Marked>();
  kernel.live.onMessage((message) => message.kind === 'pages' && cache.drop(message.tags));
  kernel.live.onGap(() => cache.clear());
  return {
    sendKept(request, reply) {
      if (!isPublicRead(request)) return false;
      const kept = cache.find(cacheKeyOf(request), kernel.clock().getTime());
      if (!kept) return false;
      reply.headers(kept.headers).header('etag', kept.etag).header('vary', varied);
      if (request.headers['if-none-match'] === kept.etag) {
        reply.code(304).send();
        return true;
      }
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      // Callbacks instead of `await`: what needs no compressing leaves at once.
      const body = cache.encoded(cacheKeyOf(request), kept, encoding);
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
      let kept: CachedAnswer | null = null;
      if (mark && asked.before(cacheKeyOf(request))) {
        const [headers, now] = [keptHeaders(reply), kernel.clock().getTime()];
        const answer = { status: 200, headers, body, etag, now, ...mark };
        kept = cache.keep(cacheKeyOf(request), answer);
      }
      if (request.headers['if-none-match'] === etag) {
        reply.code(304).removeHeader('content-length');
        return '';
      }
      const encoding = mark ? firstEncoding(request, body) : 'identity';
      if (encoding === 'identity') return body;
      reply.header('content-encoding', encoding).header('vary', varied);
      reply.removeHeader('content-length');
      return kept ? cache.encoded(cacheKeyOf(request), kept, encoding) : compress(body, encoding);
    },
  };
}
