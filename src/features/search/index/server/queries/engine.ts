import type { PageTag } from '#lib/page-tags.ts';
import type { Kernel } from '#platform/kernel.ts';
import { indexTag, isCategoryResultsTag, searchResultsTag } from '../../contract.ts';
import type { SearchEngine } from '../../rules/query.ts';
import { searchDocs } from '../tables.ts';
import { MemoryEngine } from './memory-engine.ts';
import { openSearchEngine } from './opensearch-engine.ts';
import { postgresEngine } from './postgres-engine.ts';

/** Maximum number of products for an index in memory, which takes about 1.5 KB each in every process. */
const maxProductsInMemory = 100_000;

const engines = new WeakMap<Kernel, SearchEngine>();

/** Returns the search engine of this process, as configured by SEARCH_ENGINE; created at the first search. */
export function engineOf(kernel: Kernel): SearchEngine {
  const known = engines.get(kernel);
  if (known) return known;
  const engine = makeEngine(kernel);
  engines.set(kernel, engine);
  kernel.live.onMessage((message) => {
    if (message.kind !== 'pages') return;
    if (message.tags.includes(indexTag))
      void refreshEngine(kernel, message.tags.filter(isCategoryResultsTag));
    // The categories of a large change follow in messages of their own.
    else if (!message.tags.includes(searchResultsTag))
      runningRefreshes.get(kernel)?.categories.push(...message.tags.filter(isCategoryResultsTag));
  });
  kernel.live.onGap(() => void refreshEngine(kernel));
  return engine;
}

const runningRefreshes = new WeakMap<Kernel, { again: boolean; categories: PageTag[] }>();

/** Has the engine read the changes, then drops results that this process cached meanwhile. */
async function refreshEngine(kernel: Kernel, categories: readonly PageTag[] = []): Promise<void> {
  const running = runningRefreshes.get(kernel);
  if (running) {
    running.again = true;
    running.categories.push(...categories);
    return;
  }
  const run = { again: true, categories: [...categories] };
  runningRefreshes.set(kernel, run);
  while (run.again) {
    run.again = false;
    try {
      await engineOf(kernel).refresh();
    } catch (error) {
      kernel.log.warn({ err: error }, 'search index could not be read');
    }
    kernel.live.deliver({ kind: 'pages', tags: [searchResultsTag, ...run.categories.splice(0)] });
  }
  runningRefreshes.delete(kernel);
}

function makeEngine(kernel: Kernel): SearchEngine {
  const { searchEngine, openSearchUrl, mode, run } = kernel.config;
  const postgres = postgresEngine(kernel.database.db);
  if (searchEngine === 'opensearch' && openSearchUrl)
    return openSearchEngine({ url: openSearchUrl, database: kernel.database.db, words: postgres });
  if (searchEngine === 'memory') return inMemory(kernel, postgres);
  // A background process only searches occasionally for saved searches: its own index would waste memory.
  if (searchEngine === 'auto' && mode !== 'test' && run.web) void moveToMemory(kernel, postgres);
  return postgres;
}

const inMemory = (kernel: Kernel, fallback: SearchEngine): SearchEngine =>
  new MemoryEngine({
    databaseUrl: kernel.database.pool.options.connectionString ?? '',
    log: kernel.log,
    fallback,
  });

/** PostgreSQL serves the first searches; a catalogue of moderate size then moves into memory. */
async function moveToMemory(kernel: Kernel, postgres: SearchEngine): Promise<void> {
  try {
    const rows = await kernel.database.db
      .select({ id: searchDocs.productId })
      .from(searchDocs)
      .offset(maxProductsInMemory)
      .limit(1);
    if (rows.length === 0) engines.set(kernel, inMemory(kernel, postgres));
  } catch (error) {
    kernel.log.warn({ err: error }, 'search stays with the database');
  }
}
