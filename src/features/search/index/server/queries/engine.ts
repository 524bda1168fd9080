import { sql } from 'drizzle-orm';
import type { Kernel } from '#platform/kernel.ts';
import { indexTag, searchResultsTag } from '../../contract.ts';
import type { SearchEngine } from '../../rules/query.ts';
import { MemoryEngine } from './memory-engine.ts';
import { openSearchEngine } from './opensearch-engine.ts';
import { postgresEngine } from './postgres-engine.ts';

/** Up to so many products an index in memory is worth its room: about 1.5 KB each, in every process. */
const mostInMemory = 100_000;

const engines = new WeakMap<Kernel, SearchEngine>();

/** The engine that this process searches with, as SEARCH_ENGINE says; made at the first search. */
export function engineOf(kernel: Kernel): SearchEngine {
  const known = engines.get(kernel);
  if (known) return known;
  const engine = makeEngine(kernel);
  engines.set(kernel, engine);
  kernel.live.onMessage((message) => {
    if (message.kind === 'pages' && message.tags.includes(indexTag)) void follow(kernel);
  });
  kernel.live.onGap(() => void follow(kernel));
  return engine;
}

const following = new WeakMap<Kernel, { again: boolean }>();

/** Has the engine read what changed, then drops what this process cached of its results while it did. */
async function follow(kernel: Kernel): Promise<void> {
  const running = following.get(kernel);
  if (running) {
    running.again = true;
    return;
  }
  const run = { again: true };
  following.set(kernel, run);
  while (run.again) {
    run.again = false;
    try {
      await engineOf(kernel).refresh();
    } catch (error) {
      kernel.log.warn({ err: error }, 'search index could not be read');
    }
    kernel.live.deliver({ kind: 'pages', tags: [searchResultsTag] });
  }
  following.delete(kernel);
}

function makeEngine(kernel: Kernel): SearchEngine {
  const { searchEngine, openSearchUrl, mode, run } = kernel.config;
  const postgres = postgresEngine(kernel.database.db);
  if (searchEngine === 'opensearch' && openSearchUrl)
    return openSearchEngine({ url: openSearchUrl, database: kernel.database.db, words: postgres });
  if (searchEngine === 'memory') return inMemory(kernel, postgres);
  // Kept searches are looked up now and then in the background: an index of its own is not worth its room there.
  if (searchEngine === 'auto' && mode !== 'test' && run.web) void moveToMemory(kernel, postgres);
  return postgres;
}

const inMemory = (kernel: Kernel, fallback: SearchEngine): SearchEngine =>
  new MemoryEngine({
    databaseUrl: kernel.database.pool.options.connectionString ?? '',
    log: kernel.log,
    fallback,
  });

/** PostgreSQL answers the first searches; a catalogue of moderate size then moves into memory. */
async function moveToMemory(kernel: Kernel, postgres: SearchEngine): Promise<void> {
  try {
    const { rows } = await kernel.database.db.execute(
      sql`select 1 from search_docs offset ${mostInMemory} limit 1`,
    );
    if (rows.length === 0) engines.set(kernel, inMemory(kernel, postgres));
  } catch (error) {
    kernel.log.warn({ err: error }, 'search stays with the database');
  }
}
