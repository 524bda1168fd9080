import { parseArgs } from 'node:util';
import { eq, like } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import type { SearchEngine } from '#features/search/index/rules/query.ts';
import { rebuildIndex } from '#features/search/index/server/commands/rebuild.ts';
import { MemoryEngine } from '#features/search/index/server/queries/memory-engine.ts';
import { openSearchEngine } from '#features/search/index/server/queries/opensearch-engine.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { postgresEngine } from '#features/search/index/server/queries/postgres-engine.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { searchDocs } from '#features/search/index/server/tables.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { loadMarketplace } from '#seed/load-marketplace.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { meanOf, ndcgAt10 } from './judgments/ndcg.ts';
import { type Measurement, measurePackaging } from './judgments/packaging.ts';
import { Baseline } from './judgments/shopping/baseline.ts';
import { makeThings, readWishes, worthOf } from './judgments/shopping/catalogue.ts';
import { loadThings } from './judgments/shopping/load-things.ts';

/**
 * `npm run bench:relevance`: NDCG@10 of both engines, and of OpenSearch if OPENSEARCH_URL is set. First the packaging
 * queries of the project over 1,500 products of the demo; then shopping queries over general goods added to them, compared
 * with weighted, stemmed BM25 over the same words. The first half of the shopping queries was used to select the weights.
 * Exits with 1 if an engine falls below its minimum. `-- --worst 20` lists the queries with the lowest scores.
 */
const floors = { memory: 0.879, postgres: 0.879 };
/** Minimum gain over the baseline for the second half. */
const leastGain = 0.03;
const size = { products: 1500, suppliers: 60 };
const { values: options } = parseArgs({ options: { worst: { type: 'string', default: '0' } } });
const worst = Number(options.worst);

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function printWorst(measured: readonly Measurement[]): void {
  for (const { query, ndcg } of measured.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, worst))
    print(`  ${ndcg.toFixed(2)}  ${query}`);
}

/** Returns the ids of the first ten results, as on the search page. */
async function bestTen(
  kernel: Kernel,
  { engine, text }: { engine: SearchEngine; text: string },
): Promise<string[]> {
  const vocabulary = await vocabularyOf(kernel);
  const { concepts, excluded, hints } = await parseQuery({ engine, vocabulary }, { text, literal: false });
  const page = { filters: { groups: [] }, sort: 'relevance', offset: 0, limit: 10, facets: false } as const;
  return (await engine.search({ ...page, filters: { groups: [] }, concepts, excluded, hints })).ids;
}

/** Returns the products that a search can find. */
function listIndexed({ database }: Kernel) {
  const { id, title, description, categoryId } = products;
  return database.db
    .select({ id, title, description, categoryId })
    .from(products)
    .innerJoin(searchDocs, eq(searchDocs.productId, id))
    .where(eq(searchDocs.isGone, false))
    .orderBy(id);
}

/** Deletes or restores the general goods. */
const setGoods = ({ database }: Kernel, deletedAt: Date | null) =>
  database.db.update(products).set({ deletedAt }).where(like(products.slug, 'thing-%'));

async function ownSet(kernel: Kernel, engines: readonly SearchEngine[]): Promise<void> {
  const indexed = await listIndexed(kernel);
  const titles = new Map(
    indexed.map(({ id, title, categoryId }) => [id, `${title} · ${categoryId.replaceAll('-', ' ')}`]),
  );
  for (const engine of engines) {
    const measured = await measurePackaging(titles, (query) => bestTen(kernel, { engine, text: query }));
    const mean = meanOf(measured.map(({ ndcg }) => ndcg));
    const floor = floors[engine.name as keyof typeof floors];
    print(
      `packaging  ${engine.name.padEnd(9)} NDCG@10 ${mean.toFixed(4)} over ${measured.length} queries (minimum ${floor})`,
    );
    printWorst(measured);
    if (mean < floor) process.exitCode = 1;
  }
}

async function shoppingSet(kernel: Kernel, engines: readonly SearchEngine[]): Promise<void> {
  const wishes = readWishes();
  const things = makeThings(wishes);
  const ids = await loadThings(kernel.database.db, things);
  await rebuildIndex(kernel.database.db);
  for (const engine of engines) await engine.refresh();
  const thingOf = new Map(ids.map((id, i) => [id, things[i]]));
  const indexed = await listIndexed(kernel);
  const texts = indexed.map(({ id, title, description }) => {
    const thing = thingOf.get(id);
    return thing ? [thing.title, thing.brand, thing.colour, thing.description] : [title, '', '', description];
  });
  const baseline = new Baseline(texts, [4, 2, 2, 0.5]);
  const asked = [
    {
      name: 'baseline',
      search: async (text: string) => baseline.search(text, 10).map((row) => indexed[row]?.id ?? ''),
    },
    ...engines.map((engine) => ({
      name: engine.name,
      search: (text: string) => bestTen(kernel, { engine, text }),
    })),
  ];
  for (const half of ['dev', 'test']) {
    let base = 0;
    for (const { name, search } of asked) {
      const measured: Measurement[] = [];
      for (const wish of wishes.filter((one) => one.half === half)) {
        const found = (await search(wish.query)).map((id) => {
          const thing = thingOf.get(id);
          return thing ? worthOf(thing, wish) : 0;
        });
        const ndcg = ndcgAt10(
          found,
          things.map((thing) => worthOf(thing, wish)),
        );
        if (ndcg !== null) measured.push({ query: wish.query, ndcg });
      }
      const mean = meanOf(measured.map(({ ndcg }) => ndcg));
      if (name === 'baseline') base = mean;
      const gain = name === 'baseline' ? '' : `, ${(mean - base).toFixed(4)} above the baseline`;
      print(
        `shopping   ${name.padEnd(9)} NDCG@10 ${mean.toFixed(4)} over ${measured.length} ${half} queries${gain}`,
      );
      if (name !== 'baseline') printWorst(measured);
      if (half === 'test' && name !== 'baseline' && mean < base + leastGain) process.exitCode = 1;
    }
  }
}

const config = readConfig({
  ...process.env,
  DATA_DIR: process.env.BENCH_DIR ?? 'bench/results/relevance',
  LOG_LEVEL: 'fatal',
});
const database = await openDatabaseServer(config, createLog(config));
await migrate(database.url);
const kernel = createKernel({ config, databaseUrl: database.url });
try {
  await ensureTaxonomy(kernel.database);
  await loadMarketplace(kernel.database.db, { size });
  // General goods of an earlier run are not part of the first set.
  await setGoods(kernel, new Date());
  await rebuildIndex(kernel.database.db);
  const postgres = postgresEngine(kernel.database.db);
  const memory = new MemoryEngine({ databaseUrl: database.url, log: kernel.log, fallback: postgres });
  await memory.refresh();
  const { OPENSEARCH_URL: url } = process.env;
  const further = url ? [openSearchEngine({ url, database: kernel.database.db, words: postgres })] : [];
  for (const engine of further) await engine.refresh();
  const engines = [memory, postgres, ...further];
  await ownSet(kernel, engines);
  await setGoods(kernel, null);
  await shoppingSet(kernel, engines);
  await memory.close();
} finally {
  await kernel.close();
  await database.stop();
}
