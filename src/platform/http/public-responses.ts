import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageTag } from '#lib/page-tags.ts';
import {
  type CachedResponse,
  compress,
  computeEtag,
  preferredEncoding,
  ResponseCache,
} from '../cache/response-cache.ts';
import type { Kernel } from '../kernel.ts';
import { responseCacheKey, varyingHeaders } from './sample-view.ts';

/** Cache for popular public responses of the API, as bytes. */
interface PublicResponses {
  /** Sends the cached response for this URL. Returns false if there is none. */
  sendCached(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Returns a function that marks the current response as cacheable, with the tags that drop it. */
  marker(request: FastifyRequest): ((tags: PageTag[]) => void) | undefined;
  /** Runs before every response: adds an ETag to public reads, and caches the marked ones. */
  finish(reply: FastifyReply, payload: unknown): Promise<unknown>;
}

/** In bytes. */
const minCompressedBytes = 8 * 1024;
const megabyte = 1024 * 1024;

interface CacheMark {
  tags: Set<PageTag>;
  generation: number;
}

const varyHeader = `${varyingHeaders}, accept-encoding`;

const isPublicRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** Cached responses are compressed when they are next requested; long ones also for the first caller. */
const firstEncoding = ({ headers }: FastifyRequest, body: Buffer) =>
  body.length > minCompressedBytes ? preferredEncoding(headers['accept-encoding']) : 'identity';

const cachedHeaders = (reply: FastifyReply): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': String(reply.getHeader('cache-control')),
});

const hashSlots = 4096;

/**
 * Recently requested URLs by hash; a newer one replaces an older one in the same slot. Most of the many different URLs
 * are never requested again, and caching all their responses would cost the garbage collector as much as creating them.
 */
class RecentUrls {
  private readonly hashes = new Uint32Array(hashSlots);

  /** Returns whether a URL was requested before, and records it. */
  before(url: string): boolean {
    let hash = 0x81_1c_9d_c5;
    for (let i = 0; i < url.length; i += 1) hash = Math.imul(hash ^ url.charCodeAt(i), 0x01_00_01_93);
    const slot = (hash ^ (hash >>> 16)) & (hashSlots - 1);
    const isKnown = this.hashes[slot] === hash >>> 0;
    this.hashes[slot] = hash;
    return isKnown;
  }
}

/** Caches responses that are the same for everyone, from the second request on, until an event drops them. */
export function cachePublicResponses(kernel: Kernel): PublicResponses {
  const cache = new ResponseCache({ maxBytes: 12 * megabyte, maxOnceBytes: 3 * megabyte, maxAgeMs: 30_000 });
  const recentUrls = new RecentUrls();
  const marks = new WeakMap<FastifyRequest, CacheMark>();
  kernel.live.onMessage((message) => message.kind === 'pages' && cache.drop(message.tags));
  kernel.live.onGap(() => cache.clear());
  return {
    sendCached(request, reply) {
      if (!isPublicRead(request)) return false;
      const cached = cache.find(responseCacheKey(request), kernel.clock().getTime());
      if (!cached) return false;
      reply.headers(cached.headers).header('etag', cached.etag).header('vary', varyHeader);
      if (request.headers['if-none-match'] === cached.etag) {
        reply.code(304).send();
        return true;
      }
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      // Callbacks instead of `await`, so that responses that need no compression are sent immediately.
      const body = cache.encoded(responseCacheKey(request), { page: cached, encoding });
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
      return (tags) => void marks.set(request, { tags: new Set(tags), generation });
    },
    async finish(reply, payload) {
      const { request } = reply;
      const key = responseCacheKey(request);
      if (!isPublicRead(request) || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      if (reply.hasHeader('etag')) return payload;
      const cacheMark = marks.get(request);
      // The text is encoded once for its hash, for caching and for sending.
      const body = Buffer.from(payload);
      const etag = computeEtag(body);
      reply.header('etag', etag);
      let cached: CachedResponse | null = null;
      if (cacheMark && recentUrls.before(key)) {
        const [headers, now] = [cachedHeaders(reply), kernel.clock().getTime()];
        cached = cache.keep(key, { status: 200, headers, body, etag, now, ...cacheMark });
      }
      if (request.headers['if-none-match'] === etag) {
        reply.code(304).removeHeader('content-length');
        return '';
      }
      const encoding = cacheMark ? firstEncoding(request, body) : 'identity';
      if (encoding === 'identity') return body;
      reply.header('content-encoding', encoding).header('vary', varyHeader);
      reply.removeHeader('content-length');
      return cached ? cache.encoded(key, { page: cached, encoding }) : compress(body, encoding);
    },
  };
}
