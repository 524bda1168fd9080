import { readFileSync } from 'node:fs';
import { eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { indexProducts } from '#features/search/index/server/commands/index-products.ts';
import { rebuildIndex, replaceIndex } from '#features/search/index/server/commands/rebuild.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { postgresEngine } from '#features/search/index/server/queries/postgres-engine.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { searchDocs } from '#features/search/index/server/tables.ts';
import { readConfig } from '#platform/config/config.ts';
import { type Database, openDatabase, type Pool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { namesOf } from '#platform/database/typed-sql.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { loadMarketplace } from '#seed/load-marketplace.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { memoryMb } from './marketplace.ts';

const base = { products: 50_000, suppliers: 10_000 };

/** One line of the table: the cost and the speed of an index of one size. */
interface Grown {
  products: number;
  p50: number;
  p95: number;
  filteredP95: number;
  tableMb: number;
  indexMb: number;
  /** Null if an earlier run has built it. */
  builtSeconds: number | null;
  freshMs: number;
  memoryMb: number;
}

/**
 * Measures search in PostgreSQL by size: 50,000 generated products, then as many documents as requested, copied from
 * these with words, scores and dates of their own. Times are those of the whole engine with one client: parsing the query,
 * finding, counting every facet, ordering, and reading the cards of a page. Every query is different, so nothing is
 * cached. An existing database of the requested size is measured as it is. Statements that build it have no time limit;
 * searches have that of the product.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<void> {
  const config = readConfig({
    ...process.env,
    DATA_DIR: process.env.BENCH_GROWTH_DIR ?? 'bench/results/growth',
    LOG_LEVEL: 'error',
  });
  const server = await openDatabaseServer(config, createLog(config));
  await migrate(server.url);
  const kernel = createKernel({ config, databaseUrl: server.url });
  const building = openDatabase({
    url: server.url,
    maxConnections: 4,
    statementTimeoutMs: 0,
    onError: () => {},
  });
  try {
    if (!(await isFilled(building.db))) {
      await ensureTaxonomy(building);
      await loadMarketplace(building.db, { size: base });
      await rebuildIndex(building.db);
    }
    process.stdout.write(
      '\nsearch in PostgreSQL, all facets, 1 client, distinct queries (ms)\n' +
        ' products     p50     p95  p95 with filters  table MB  index MB  built in s  found in ms  memory MB\n',
    );
    for (const size of sizes) {
      const built = await build(building.db, size);
      process.stdout.write(lineOf({ ...built, ...(await measure(kernel)) }));
    }
  } finally {
    await building.close();
    await kernel.close();
    await server.stop();
  }
}

const lineOf = (grown: Grown): string =>
  `${[
    String(grown.products).padStart(9),
    grown.p50.toFixed(1).padStart(8),
    grown.p95.toFixed(1).padStart(8),
    grown.filteredP95.toFixed(1).padStart(18),
    String(grown.tableMb).padStart(10),
    String(grown.indexMb).padStart(10),
    (grown.builtSeconds?.toFixed(0) ?? '').padStart(12),
    grown.freshMs.toFixed(0).padStart(13),
    String(grown.memoryMb).padStart(11),
  ].join('')}\n`;

/** Returns whether the products and suppliers exist from which documents are made. */
async function isFilled(db: Database): Promise<boolean> {
  return (await db.$count(products)) >= base.products;
}

/** Returns the number of documents. */
const documents = (db: Database): Promise<number> => db.$count(searchDocs, eq(searchDocs.isGone, false));

/** Builds an index of a size, from the products of the marketplace or by copying their documents. */
async function build(db: Pool, size: number): Promise<Pick<Grown, 'products' | 'builtSeconds'>> {
  const there = await documents(db);
  const isLarge = size > base.products;
  if (isLarge ? there === size : there > 0 && there <= base.products)
    return { products: there, builtSeconds: null };
  const began = performance.now();
  // Documents are copied from those of the marketplace's products, which an earlier index may lack.
  if (there > base.products || !isLarge) await rebuildIndex(db);
  const products = isLarge ? await multiply(db, size) : await documents(db);
  return { products, builtSeconds: (performance.now() - began) / 1000 };
}

async function measure(kernel: Kernel): Promise<Omit<Grown, 'products' | 'builtSeconds'>> {
  const { db } = kernel.database;
  const plain = await searchTimes(kernel, { groups: [] });
  const filtered = await searchTimes(kernel, { groups: await mainFilters(kernel), moq: 5000 });
  const name = getTableName(searchDocs);
  const { rows } = await db.execute<{ table: number; index: number }>(
    sql`select (pg_table_size(${name}) / 1048576)::int as table, (pg_indexes_size(${name}) / 1048576)::int as index`,
  );
  return {
    p50: percentile(plain, 0.5),
    p95: percentile(plain, 0.95),
    filteredP95: percentile(filtered, 0.95),
    tableMb: rows[0]?.table ?? 0,
    indexMb: rows[0]?.index ?? 0,
    freshMs: await freshness(kernel),
    memoryMb: memoryMb(process.pid),
  };
}

/** Copies documents with their words and values, each with a number, a score and a date of its own. */
async function multiply(db: Pool, size: number): Promise<number> {
  const each = await documents(db);
  if (each === 0) throw new Error('There are no documents to copy.');
  const { isGone, changed: _changed, band: _band, ...kept } = getTableColumns(searchDocs);
  return replaceIndex(db, async (drafts) => {
    let count = 0;
    for (let copy = 1; count < size; copy += 1) {
      const many = Math.min(each, size - count);
      const values = {
        ...kept,
        productId: sql`case when ${copy}::int = 1 then ${kept.productId} else gen_random_uuid() end`,
        score: sql`least(1, greatest(0, ${kept.score} + (random() - 0.5) / 5))`,
        createdAt: sql`${kept.createdAt} - ${copy}::int * interval '1 hour'`,
        vector: sql`${kept.vector} || ('''model' || ${copy}::int || 'n' || row_number() over () || ''':1A')::tsvector`,
      };
      await db.execute(sql`
        insert into ${drafts} (${namesOf(Object.values(kept))}) select ${sql.join(Object.values(values), sql`, `)}
        from ${searchDocs} where not ${isGone} limit ${many}`);
      count += many;
    }
    return count;
  });
}

type EngineFilters = Parameters<ReturnType<typeof postgresEngine>['search']>[0]['filters'];

/** Returns the times of the judged queries. Each runs once; the first quarter warms the caches and is not counted. */
async function searchTimes(kernel: Kernel, filters: EngineFilters): Promise<number[]> {
  const engine = postgresEngine(kernel.database.db);
  const vocabulary = await vocabularyOf(kernel);
  const queries = readFileSync(new URL('judgments/packaging.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');
  const times: number[] = [];
  for (const [i, text] of queries.entries()) {
    const began = performance.now();
    const { concepts, excluded, hints } = await parseQuery({ engine, vocabulary }, { text, literal: false });
    const page = { sort: 'relevance', offset: 0, limit: 24, facets: true } as const;
    const { ids } = await engine.search({ concepts, excluded, hints, filters, ...page });
    await kernel.database.db
      .select({ card: searchDocs.card })
      .from(searchDocs)
      .where(inArray(searchDocs.productId, ids));
    if (i >= queries.length / 4) times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b);
}

/** Returns the two filters that most products match: verified suppliers, and the largest country. */
async function mainFilters(kernel: Kernel): Promise<EngineFilters['groups']> {
  const { values } = await vocabularyOf(kernel);
  const idOf = (key: string, value: string) =>
    values.find((one) => one?.key === key && one.value === value)?.id;
  return [
    { facet: 'is:verified', values: [idOf('is', 'verified') ?? -1] },
    { facet: 'country', values: [idOf('country', 'India') ?? -1] },
  ];
}

/** Returns the milliseconds from a change of a title until a search finds the product by it. */
async function freshness(kernel: Kernel): Promise<number> {
  const { db } = kernel.database;
  const engine = postgresEngine(db);
  const { id, title, isShown } = products;
  const [product] = await db
    .select({ id, title })
    .from(products)
    .where(eq(isShown, true))
    .orderBy(id)
    .limit(1);
  if (!product) return 0;
  const rename = (to: string) => db.update(products).set({ title: to }).where(eq(id, product.id));
  const began = performance.now();
  await rename(`${product.title} quokkapack`);
  await indexProducts({ db, dictionary: db }, [product.id]);
  const { count } = await engine.search({
    concepts: [{ alternatives: [{ lexemes: ['quokkapack'], weight: 1 }] }],
    excluded: [],
    filters: { groups: [] },
    sort: 'relevance',
    offset: 0,
    limit: 1,
    facets: true,
  });
  const took = performance.now() - began;
  await rename(product.title);
  await indexProducts({ db, dictionary: db }, [product.id]);
  if (count !== 1) throw new Error('A changed product was not found.');
  return took;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
