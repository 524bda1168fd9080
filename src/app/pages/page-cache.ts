import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Record<'identity' | 'br' | 'gzip', Buffer>;
  expiresAt: number;
  tags: ReadonlySet<string>;
  bytes: number;
}

interface NewPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  tags: ReadonlySet<string>;
}

const maxBytes = 64 * 1024 * 1024;
const maxAgeMs = 60_000;

/** Whole rendered pages with their compressed forms, the longest unused dropped first. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #bytes = 0;
  /** Grows with every drop, so that a page rendered from older data is not kept. */
  #generation = 0;

  find(key: string, now: number): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#pages.delete(key);
    if (page.expiresAt <= now) {
      this.#bytes -= page.bytes;
      return null;
    }
    this.#pages.set(key, page);
    return page;
  }

  /** Renders once for all who ask at the same moment, and keeps what may be kept. */
  async render(key: string, now: number, make: () => Promise<NewPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const work = make().then(async (made) => {
      const page = await compressPage(made, now + maxAgeMs);
      if (page.status === 200 && generation === this.#generation) this.#keep(key, page);
      return page;
    });
    this.#rendering.set(key, work);
    try {
      return await work;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** Drops every page that was made with one of these tags. */
  drop(tags: readonly string[]): void {
    this.#generation += 1;
    for (const [key, page] of this.#pages)
      if (tags.some((tag) => page.tags.has(tag))) this.#remove(key, page);
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= maxBytes) break;
      this.#remove(oldest, old);
    }
  }

  #remove(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

async function compressPage(
  { status, headers, body, tags }: NewPage,
  expiresAt: number,
): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipped(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
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
