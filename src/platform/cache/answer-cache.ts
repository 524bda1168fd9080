import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
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

export interface NewAnswer {
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

/** Answers in the order in which they were last asked for, and the room that they take. */
class Shelf {
  readonly answers = new Map<string, CachedAnswer>();
  bytes = 0;

  put(key: string, page: CachedAnswer): void {
    this.remove(key);
    this.answers.set(key, page);
    this.bytes += page.bytes;
  }

  remove(key: string): void {
    const page = this.answers.get(key);
    if (page && this.answers.delete(key)) this.bytes -= page.bytes;
  }

  shrinkTo(bytes: number): void {
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= bytes) break;
      this.remove(oldest);
    }
  }

  clear(): void {
    this.answers.clear();
    this.bytes = 0;
  }
}

/**
 * Whole answers, pages or JSON; the longest unused is dropped first. Most of many different answers are asked for once:
 * those stand apart, so that they neither fill the memory nor push out what many ask for. An answer is compressed when
 * somebody takes it so for the first time.
 */
export class AnswerCache {
  readonly #limits: Limits;
  readonly #once = new Shelf();
  readonly #often = new Shelf();
  readonly #rendering = new Map<string, Promise<CachedAnswer>>();
  /** Grows with every drop, so that a page rendered from older data is not kept. */
  #generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get generation(): number {
    return this.#generation;
  }

  find(key: string, now: number): CachedAnswer | null {
    const page = this.#once.answers.get(key) ?? this.#often.answers.get(key);
    if (!page) return null;
    this.#once.remove(key);
    this.#often.remove(key);
    if (page.expiresAt <= now) return null;
    this.#often.put(key, page);
    this.#makeRoom();
    return page;
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
    if (status === 200 && generation === this.#generation) this.#put(key, page);
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
    for (const shelf of [this.#once, this.#often])
      if (shelf.answers.get(key) === page) shelf.bytes += bytes.length;
    return bytes;
  }

  /** Drops every page that was made with one of these tags. */
  drop(tags: readonly PageTag[]): void {
    if (tags.includes(everyPage)) {
      this.clear();
      return;
    }
    this.#generation += 1;
    for (const shelf of [this.#once, this.#often])
      for (const [key, page] of shelf.answers) if (tags.some((tag) => page.tags.has(tag))) shelf.remove(key);
  }

  clear(): void {
    this.#generation += 1;
    this.#once.clear();
    this.#often.clear();
  }

  #put(key: string, page: CachedAnswer): void {
    this.#often.remove(key);
    this.#once.put(key, page);
    this.#makeRoom();
  }

  #makeRoom(): void {
    const { maxBytes, onceBytes = maxBytes } = this.#limits;
    this.#once.shrinkTo(onceBytes);
    // Something new always has its chance to be asked for again.
    this.#often.shrinkTo(maxBytes - this.#once.bytes);
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
