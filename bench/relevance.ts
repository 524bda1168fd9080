import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SearchEngine } from '#features/search-index/rules/query.ts';
import { MemoryEngine } from '#features/search-index/server/queries/memory-engine.ts';
import { postgresEngine } from '#features/search-index/server/queries/postgres-engine.ts';
import { understand } from '#features/search-index/server/queries/understand.ts';
import { vocabularyOf } from '#features/search-index/server/queries/vocabulary.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { loadMarketplace } from '#seed/load-marketplace.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';

/**
 * `npm run bench:relevance`: NDCG@10 of both engines on queries with judgments, over the demo's 1,500 products.
 * Ends with 1 when an engine falls below its floor. `-- --worst 20` lists the queries that do worst.
 */
const floors = { memory: 0.865, postgres: 0.86 };
const size = { products: 1500, suppliers: 60 };
const { values: options } = parseArgs({ options: { worst: { type: 'string', default: '0' } } });

interface Judged {
  query: string;
  grade(text: string): number;
}

/** A line: the query, what fits exactly, what is near; both as patterns over a product's title and category. */
function readJudgments(): Judged[] {
  const lines = readFileSync(new URL('judgments/packaging.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', exact = '', near = ''] = line.split('\t');
    const [isExact, isNear] = [new RegExp(exact, 'i'), new RegExp(near, 'i')];
    return {
      query,
      grade(text) {
        if (isExact.test(text)) return 3;
        return isNear.test(text) ? 1 : 0;
      },
    };
  });
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

interface Measured {
  query: string;
  ndcg: number;
}

async function measure(
  kernel: Kernel,
  engine: SearchEngine,
  titles: ReadonlyMap<string, string>,
): Promise<Measured[]> {
  const vocabulary = await vocabularyOf(kernel);
  const measured: Measured[] = [];
  for (const { query, grade } of readJudgments()) {
    const { concepts, excluded } = await understand({ engine, vocabulary }, { text: query, literal: false });
    const { ids } = await engine.search({
      concepts,
      excluded,
      filters: { groups: [] },
      sort: 'relevance',
      offset: 0,
      limit: 10,
      facets: false,
    });
    const best = [...titles.values()].map(grade).toSorted((a, b) => b - a);
    const ideal = gain(best);
    // What nothing in the catalogue answers says nothing about the order.
    if (ideal > 0) measured.push({ query, ndcg: gain(ids.map((id) => grade(titles.get(id) ?? ''))) / ideal });
  }
  return measured;
}

const config = readConfig({
  ...process.env,
  DATA_DIR: process.env.BENCH_DIR ?? 'bench/results/relevance',
  LOG_LEVEL: 'error',
});
const database = await openDatabaseServer(config, createLog(config));
await migrate(database.url);
const kernel = createKernel({ config, databaseUrl: database.url });
try {
  await ensureTaxonomy(kernel.database);
  await loadMarketplace(kernel.database.db, size);
  const { rows } = await kernel.database.pool.query<{ id: string; text: string }>(
    `select product.id, product.title || ' · ' || replace(product.category_id, '-', ' ') as text
     from products product join search_docs doc on doc.product_id = product.id where not doc.is_gone`,
  );
  const titles = new Map(rows.map(({ id, text }) => [id, text]));
  const postgres = postgresEngine(kernel.database.db);
  const memory = new MemoryEngine({ databaseUrl: database.url, log: kernel.log, fallback: postgres });
  await memory.refresh();
  for (const engine of [memory, postgres]) {
    const measured = await measure(kernel, engine, titles);
    const mean = measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length;
    const floor = floors[engine.name as keyof typeof floors];
    process.stdout.write(
      `${engine.name.padEnd(10)} NDCG@10 ${mean.toFixed(4)} over ${measured.length} queries (floor ${floor})\n`,
    );
    for (const { query, ndcg } of measured
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .slice(0, Number(options.worst)))
      process.stdout.write(`  ${ndcg.toFixed(2)}  ${query}\n`);
    if (mean < floor) process.exitCode = 1;
  }
  await memory.close();
} finally {
  await kernel.close();
  await database.stop();
}
