import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { everyPage, type PageTag } from '#lib/page-tags.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  expiresAt: number;
  tags: ReadonlySet<PageTag>;
  /** Compressed forms, made when first asked for. */
  packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  bytes: number;
}

interface NewAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Where it is known already. */
  etag?: string;
  tags: ReadonlySet<PageTag>;
}

interface Limits {
  maxBytes: number;
  /** Of these, at most so many for answers that nobody has asked for twice; without a word, all. */
  onceBytes?: number;
  /** How long an answer is good when no event drops it. */
  maxAgeMs: number;
}

/**
 * Whole answers, pages or JSON; the longest unused is dropped first. Most of many different answers are asked for once:
 * those stand apart, so that they neither fill the memory nor push out what many ask for. An answer is compressed when
 * somebody takes it so for the first time.
 */
export class AnswerCache {
  readonly #limits: Limits;
  readonly #once: LRUCache<string, CachedAnswer>;
  readonly #often: LRUCache<string, CachedAnswer>;
  readonly #rendering = new Map<string, Promise<CachedAnswer>>();
  /** Grows with every drop, so that a page rendered from older data is not kept. */
  #generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    const sizeCalculation = ({ bytes }: CachedAnswer): number => Math.max(1, bytes);
    const { maxBytes, onceBytes = maxBytes } = limits;
    this.#once = new LRUCache({ maxSize: onceBytes, sizeCalculation });
    this.#often = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  get generation(): number {
    return this.#generation;
  }

  find(key: string, now: number): CachedAnswer | null {
    const page = this.#once.peek(key) ?? this.#often.get(key);
    if (!page) return null;
    const isExpired = page.expiresAt <= now;
    if (isExpired) this.#often.delete(key);
    if (this.#once.delete(key) && !isExpired) this.#put(this.#often, key, page);
    return isExpired ? null : page;
  }

  /** Renders once for all who ask at the same moment, and keeps what may be kept. */
  async render(key: string, now: number, make: () => Promise<NewAnswer>): Promise<CachedAnswer> {
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
    { generation, now, status, headers, body, etag, tags }: NewAnswer & { generation: number; now: number },
  ): CachedAnswer {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const page: CachedAnswer = {
      status,
      headers,
      etag: etag ?? etagOf(bytes),
      body: bytes,
      expiresAt: now + this.#limits.maxAgeMs,
      tags,
      packed: {},
      bytes: bytes.length,
    };
    if (status === 200 && generation === this.#generation) {
      this.#often.delete(key);
      this.#put(this.#once, key, page);
    }
    return page;
  }

  /** An answer's bytes in an encoding: compressed once, and kept with it from then on. */
  encoded(key: string, page: CachedAnswer, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return page.body;
    page.packed[encoding] ??= this.#pack(key, page, encoding);
    return page.packed[encoding];
  }

  async #pack(key: string, page: CachedAnswer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const bytes = await compress(page.body, encoding);
    page.packed[encoding] = bytes;
    page.bytes += bytes.length;
    for (const cache of [this.#once, this.#often]) if (cache.peek(key) === page) this.#put(cache, key, page);
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

  #put(cache: LRUCache<string, CachedAnswer>, key: string, page: CachedAnswer): void {
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
 * Bytes in one of the forms that browsers unpack. The window is as large as what is packed: the usual one of four
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

/** A strong ETag of an answer's bytes. */
export const etagOf = (bytes: Buffer | string): string =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;

/** The best of our compressed forms that the caller takes. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(list)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(list) ? 'gzip' : 'identity';
}
