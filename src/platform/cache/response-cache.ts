import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { everyPage, type PageTag } from '#lib/page-tags.ts';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  expiresAt: number;
  tags: ReadonlySet<PageTag>;
  /** The body as it was given, and in other encodings from the first request for each on. */
  bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  bytes: number;
}

interface RenderedResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** How the body is encoded; not at all by default. */
  encoding?: 'identity' | 'br';
  /** ETag, if it is already known; always for an encoded body. */
  etag?: string;
  tags: ReadonlySet<PageTag>;
}

interface CacheLimits {
  maxBytes: number;
  /** Part of `maxBytes` for responses that were requested only once; by default all of it. */
  maxOnceBytes?: number;
  /** Maximum age of a response that no event drops. */
  maxAgeMs: number;
}

/**
 * A cache of complete responses, pages or JSON; the least recently used are dropped first. Many different responses are
 * requested only once. They have a separate section, so that they neither fill the memory nor displace popular ones. A
 * response is compressed when it is first requested in an encoding.
 */
export class ResponseCache {
  readonly #limits: CacheLimits;
  readonly #once: LRUCache<string, CachedResponse>;
  readonly #often: LRUCache<string, CachedResponse>;
  readonly #rendering = new Map<string, Promise<CachedResponse>>();
  /** Increases with every drop, so that a page rendered from older data is not cached. */
  #generation = 0;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
    const sizeCalculation = ({ bytes }: CachedResponse): number => Math.max(1, bytes);
    const { maxBytes, maxOnceBytes = maxBytes } = limits;
    this.#once = new LRUCache({ maxSize: maxOnceBytes, sizeCalculation });
    this.#often = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  get generation(): number {
    return this.#generation;
  }

  find(key: string, now: number): CachedResponse | null {
    const page = this.#once.peek(key) ?? this.#often.get(key);
    if (!page) return null;
    const isExpired = page.expiresAt <= now;
    if (isExpired) this.#often.delete(key);
    if (this.#once.delete(key) && !isExpired) this.#put(this.#often, { key, page });
    return isExpired ? null : page;
  }

  /** Renders once for all who ask at the same moment, and keeps what may be kept. */
  async render(
    key: string,
    { now, make }: { now: number; make: () => Promise<RenderedResponse> },
  ): Promise<CachedResponse> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const work = make().then((made) => this.keep(key, { ...made, generation, now }));
    this.#rendering.set(key, work);
    try {
      return await work;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** Keeps what was made, unless something changed since `generation` or it is no success. */
  keep(
    key: string,
    {
      generation,
      now,
      status,
      headers,
      body,
      encoding = 'identity',
      etag,
      tags,
    }: RenderedResponse & { generation: number; now: number },
  ): CachedResponse {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const page: CachedResponse = {
      status,
      headers,
      etag: etag ?? computeEtag(bytes),
      expiresAt: now + this.#limits.maxAgeMs,
      tags,
      bodies: { [encoding]: bytes },
      bytes: bytes.length,
    };
    if (status === 200 && generation === this.#generation) {
      this.#often.delete(key);
      this.#put(this.#once, { key, page });
    }
    return page;
  }

  /** Returns the body of a response in an encoding. Compresses it once and caches the result with the response. */
  encoded(
    key: string,
    { page, encoding }: { page: CachedResponse; encoding: Encoding },
  ): Buffer | Promise<Buffer> {
    page.bodies[encoding] ??= this.#encode(key, { page, encoding });
    return page.bodies[encoding];
  }

  async #encode(
    key: string,
    { page, encoding }: { page: CachedResponse; encoding: Encoding },
  ): Promise<Buffer> {
    const plain = (await page.bodies.identity) ?? (await unpack((await page.bodies.br) ?? ''));
    const bytes = encoding === 'identity' ? plain : await compress(plain, encoding);
    page.bodies[encoding] = bytes;
    page.bytes += bytes.length;
    for (const cache of [this.#once, this.#often])
      if (cache.peek(key) === page) this.#put(cache, { key, page });
    return bytes;
  }

  /** Drops every page that was made with one of these tags. */
  drop(tags: readonly PageTag[]): void {
    if (tags.includes(everyPage)) {
      this.clear();
      return;
    }
    this.#generation += 1;
    for (const cache of [this.#once, this.#often])
      for (const [key, page] of cache.entries())
        if (tags.some((tag) => page.tags.has(tag))) cache.delete(key);
  }

  clear(): void {
    this.#generation += 1;
    this.#once.clear();
    this.#often.clear();
  }

  #put(cache: LRUCache<string, CachedResponse>, { key, page }: { key: string; page: CachedResponse }): void {
    // An entry that is set again keeps the size it had.
    cache.delete(key);
    cache.set(key, page);
    // The newest always get their chance to be requested again.
    while (
      this.#often.size > 0 &&
      this.#once.calculatedSize + this.#often.calculatedSize > this.#limits.maxBytes
    )
      this.#often.pop();
  }
}

/** Up to here a thread's help costs more than it saves. */
const shortBody = 32 * 1024;

/**
 * Bytes in one of the forms that browsers unpack. The window is as large as the body: the usual one of four
 * megabytes takes most of the time to be laid out.
 */
export function compress(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer | Promise<Buffer> {
  const isShort = bytes.length <= shortBody;
  if (encoding === 'gzip') return isShort ? gzipSync(bytes) : gzipped(bytes);
  const window = Math.ceil(Math.log2(bytes.length + 1));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isShort ? 4 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_MAX_WINDOW_BITS,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
    ),
  };
  return isShort ? brotliCompressSync(bytes, { params }) : brotli(bytes, { params });
}

/** Returns a strong ETag of the bytes of a response. */
export const computeEtag = (bytes: Buffer | string): string =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;

/** The best of our compressed forms that the caller takes. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(list)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(list) ? 'gzip' : 'identity';
}
