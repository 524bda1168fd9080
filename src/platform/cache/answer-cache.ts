import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Record<'identity' | 'br' | 'gzip', Buffer>;
  expiresAt: number;
  tags: ReadonlySet<string>;
  bytes: number;
}

export interface NewAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  tags: ReadonlySet<string>;
}

interface Limits {
  maxBytes: number;
  /** How long an answer is good when no event drops it. */
  maxAgeMs: number;
}

/** Whole answers, pages or JSON, with their compressed forms; the longest unused is dropped first. */
export class AnswerCache {
  readonly #limits: Limits;
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #rendering = new Map<string, Promise<CachedAnswer>>();
  #bytes = 0;
  /** Grows with every drop, so that a page rendered from older data is not kept. */
  #generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get generation(): number {
    return this.#generation;
  }

  find(key: string, now: number): CachedAnswer | null {
    const page = this.#answers.get(key);
    if (!page) return null;
    this.#answers.delete(key);
    if (page.expiresAt <= now) {
      this.#bytes -= page.bytes;
      return null;
    }
    this.#answers.set(key, page);
    return page;
  }

  /** Renders once for all who ask at the same moment, and keeps what may be kept. */
  async render(key: string, now: number, make: () => Promise<NewAnswer>): Promise<CachedAnswer> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const work = make().then(async (made) => {
      return this.keep(key, { ...made, generation, now });
    });
    this.#rendering.set(key, work);
    try {
      return await work;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** Compresses what was made and keeps it, unless something changed since `generation` or it is no success. */
  async keep(
    key: string,
    { generation, now, ...made }: NewAnswer & { generation: number; now: number },
  ): Promise<CachedAnswer> {
    const page = await compressAnswer(made, now + this.#limits.maxAgeMs);
    if (page.status === 200 && generation === this.#generation) this.#put(key, page);
    return page;
  }

  /** Drops every page that was made with one of these tags. */
  drop(tags: readonly string[]): void {
    this.#generation += 1;
    for (const [key, page] of this.#answers)
      if (tags.some((tag) => page.tags.has(tag))) this.#remove(key, page);
  }

  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
    this.#bytes = 0;
  }

  #put(key: string, page: CachedAnswer): void {
    const old = this.#answers.get(key);
    if (old) this.#remove(key, old);
    this.#answers.set(key, page);
    this.#bytes += page.bytes;
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= this.#limits.maxBytes) break;
      this.#remove(oldest, old);
    }
  }

  #remove(key: string, page: CachedAnswer): void {
    this.#answers.delete(key);
    this.#bytes -= page.bytes;
  }
}

async function compressAnswer(
  { status, headers, body, tags }: NewAnswer,
  expiresAt: number,
): Promise<CachedAnswer> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipped(identity),
  ]);
  const etag = etagOf(identity);
  return {
    status,
    headers,
    etag,
    body: { identity, br, gzip: gz },
    expiresAt,
    tags,
    bytes: identity.length + br.length + gz.length,
  };
}

/** A strong ETag of an answer's bytes. */
export const etagOf = (bytes: Buffer | string): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** The best of our compressed forms that the caller takes. */
export function preferredEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const list = String(accepted ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(list)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(list) ? 'gzip' : 'identity';
}
