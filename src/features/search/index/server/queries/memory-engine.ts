import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Log } from '#platform/log/log.ts';
import type { IndexRow } from '../../rules/memory-index.ts';
import type { SearchEngine } from '../../rules/query.ts';
import { searchDocs, searchState, searchWords } from '../tables.ts';
import type { MemoryStatements, WorkerInput, WorkerRequest } from './memory-worker.ts';

interface MemoryOptions {
  databaseUrl: string;
  log: Log;
  /** Serves searches while the index is being read, and when the thread fails. */
  fallback: SearchEngine;
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const requestTimeoutMs = 5_000;
/** Changes are announced by messages; the thread also checks by itself, in case one is lost. */
const refreshIntervalMs = 15_000;
const restartDelayMs = 10_000;
const maxCachedWords = 5000;

/** The thread uses the compile cache of the process, so that it needs no compiler. */
function threadEnv(): NodeJS.ProcessEnv {
  const cacheDir = getCompileCacheDir();
  return cacheDir ? { NODE_COMPILE_CACHE: dirname(cacheDir) } : {};
}

/**
 * An index in memory, in its own thread: exact counts in under a millisecond. Starts immediately and serves once it is
 * read.
 */
export class MemoryEngine implements SearchEngine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, PendingRequest>();
  private readonly options: MemoryOptions;
  private readonly timer: NodeJS.Timeout;
  private last = 0;
  private isReady = false;
  /** Number of products by word. */
  private known = new Map<string, number>();
  private isClosed = false;
  private reading: Promise<void> | null = null;
  private readAgain = false;

  constructor(options: MemoryOptions) {
    this.options = options;
    this.start();
    this.timer = setInterval(() => void this.refresh(), refreshIntervalMs);
    this.timer.unref();
  }

  /** Name of the engine that serves: the fallback while the index is being read. */
  get name(): SearchEngine['name'] {
    return this.isReady ? 'memory' : this.options.fallback.name;
  }

  search: SearchEngine['search'] = (query) =>
    this.ask({ kind: 'search', query }, (engine) => engine.search(query));
  correct: SearchEngine['correct'] = (words) =>
    this.ask({ kind: 'correct', words }, (engine) => engine.correct(words));
  complete: SearchEngine['complete'] = (finished, beginning) =>
    this.ask({ kind: 'complete', finished, beginning }, (engine) => engine.complete(finished, beginning));

  /** Most words of searches were requested before, so their numbers are cached until something changes. */
  async usesOf(words: readonly string[]): Promise<Map<string, number>> {
    const { known } = this;
    const unknown = words.filter((word) => !known.has(word));
    if (unknown.length > 0) {
      const uses = await this.ask({ kind: 'usesOf', words: unknown }, (engine) => engine.usesOf(unknown));
      if (known.size > maxCachedWords) known.clear();
      for (const word of unknown) known.set(word, uses.get(word) ?? 0);
    }
    return new Map(
      words.flatMap((word) => {
        const uses = known.get(word) ?? 0;
        return uses > 0 ? [[word, uses] as const] : [];
      }),
    );
  }

  /** Reads the changes. Calls during a run cause one more run after it. */
  async refresh(): Promise<void> {
    if (this.isClosed) return;
    if (this.reading) {
      this.readAgain = true;
      return this.reading;
    }
    this.reading = this.read();
    try {
      await this.reading;
    } finally {
      this.reading = null;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.worker?.terminate();
  }

  private async read(): Promise<void> {
    do {
      this.readAgain = false;
      const start = performance.now();
      try {
        await this.send({ kind: 'refresh' }, null);
        this.isReady = true;
        // A new map, so that a late response cannot add outdated numbers.
        this.known = new Map();
      } catch (error) {
        if (!this.isClosed) this.options.log.warn({ err: error }, 'search index in memory could not be read');
      }
      // While changes never stop, as during an import, reading them takes a third of the time and no more.
      if (this.readAgain) await pause(2 * (performance.now() - start), undefined, { ref: false });
    } while (this.readAgain && !this.isClosed);
  }

  private start(): void {
    const worker = new Worker(new URL('./memory-worker.ts', import.meta.url), {
      workerData: {
        databaseUrl: this.options.databaseUrl,
        statements: makeMemoryStatements(),
      } satisfies WorkerInput,
      execArgv: [],
      env: threadEnv(),
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 6 },
    });
    this.worker = worker;
    worker.on('message', ({ id, result, error }: { id: number; result: unknown; error?: string }) => {
      const pending = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) pending?.resolve(result);
      else pending?.reject(new Error(error));
    });
    worker.on('error', (error) => this.options.log.error({ err: error }, 'search thread failed'));
    worker.on('exit', () => this.onExit());
    worker.unref();
    void this.refresh();
  }

  private onExit(): void {
    this.isReady = false;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error('The search thread has ended.'));
    this.waiting.clear();
    if (this.isClosed) return;
    setTimeout(() => !this.isClosed && this.start(), restartDelayMs).unref();
  }

  private async ask<T>(request: WorkerRequest, otherwise: (engine: SearchEngine) => Promise<T>): Promise<T> {
    if (!this.isReady) return otherwise(this.options.fallback);
    try {
      return (await this.send(request, requestTimeoutMs)) as T;
    } catch (error) {
      this.options.log.warn({ err: error }, 'search in memory failed; the database answers');
      return otherwise(this.options.fallback);
    }
  }

  private send(asked: WorkerRequest, limitMs: number | null): Promise<unknown> {
    const { worker } = this;
    if (!worker) return Promise.reject(new Error('The search thread does not run.'));
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      const timer =
        limitMs === null
          ? undefined
          : setTimeout(() => reject(new Error('The search thread does not answer.')), limitMs);
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        finish();
      };
      this.waiting.set(id, {
        resolve: (result) => settle(() => resolve(result)),
        reject: (error) => settle(() => reject(error)),
      });
      worker.postMessage({ id, asked });
    });
  }
}

/** Columns as `MemoryIndex` takes them. */
const columns: Record<keyof IndexRow, SQL> = {
  product_id: sql`${searchDocs.productId}`,
  category: sql`${searchDocs.category}`,
  country: sql`${searchDocs.country}`,
  material: sql`${searchDocs.material}`,
  moq: sql`${searchDocs.moq}`,
  lead_days: sql`${searchDocs.leadDays}`,
  price: sql`${searchDocs.price}`,
  score: sql`${searchDocs.score}`,
  created: sql`extract(epoch from ${searchDocs.createdAt})::int`,
  tier_quantities: sql`${searchDocs.tierQuantities}::text`,
  tier_prices: sql`${searchDocs.tierPrices}::text`,
  counted: sql`${searchDocs.counted}`,
  ranked: sql`${searchDocs.ranked}`,
  is_gone: sql`${searchDocs.isGone}`,
  changed: sql`${searchDocs.changed}::text`,
};

/** Returns the texts of the statements by which the thread reads the index. */
function makeMemoryStatements(): MemoryStatements {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const textOf = (query: SQL): string => dialect.sqlToQuery(query).sql;
  const selection = sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
  const { changed, isGone, score, productId } = searchDocs;
  return {
    size: textOf(sql`select count(*)::int as products from ${searchDocs}`),
    state: textOf(sql`select
      coalesce((select ${searchState.generation} from ${searchState}), 0) as generation,
      pg_snapshot_xmin(pg_current_snapshot())::text as since`),
    documents: textOf(
      sql`select ${selection} from ${searchDocs} where not ${isGone} order by ${desc(score)}, ${asc(productId)}`,
    ),
    changes: textOf(sql`select ${selection} from ${searchDocs} where ${changed} >= $1::text::xid8`),
    words: textOf(
      sql`select ${searchWords.word} as word, ${searchWords.uses} as uses from ${searchWords} order by ${searchWords.word} collate "C"`,
    ),
  };
}
