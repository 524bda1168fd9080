import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { indexProducts } from '#features/search-index/server/commands/index-products.ts';
import { rebuildIndex, replaceIndex } from '#features/search-index/server/commands/rebuild.ts';
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
import { memoryMb } from './marketplace.ts';

const base = { products: 50_000, suppliers: 10_000 };

/** One line of the table: what an index of a size costs and how fast it is. */
interface Grown {
  products: number;
  p50: number;
  p95: number;
  filteredP95: number;
  tableMb: number;
  indexMb: number;
  builtSeconds: number;
  freshMs: number;
  memoryMb: number;
}

/**
 * How search in PostgreSQL grows: 50,000 products of the generator, then as many documents as wanted, made from theirs
 * with words, scores and days of their own. Times are of the whole engine at one client: understanding the query,
 * finding, counting by every facet, ordering, the cards of a page. Every query is another one, so nothing is kept.
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
  try {
    await ensureTaxonomy(kernel.database);
    await loadMarketplace(kernel.database.db, base);
    process.stdout.write(
      '\nsearch in PostgreSQL, all facets, 1 client, distinct queries (ms)\n' +
        ' products     p50     p95  p95 with filters  table MB  index MB  built in s  fresh in ms  memory MB\n',
    );
    for (const size of sizes) process.stdout.write(lineOf(await measure(kernel, size)));
  } finally {
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
    grown.builtSeconds.toFixed(0).padStart(12),
    grown.freshMs.toFixed(0).padStart(13),
    String(grown.memoryMb).padStart(11),
  ].join('')}\n`;

async function measure(kernel: Kernel, size: number): Promise<Grown> {
  const { db, pool } = kernel.database;
  const began = performance.now();
  const products = await (size <= base.products ? rebuildIndex(db) : multiply(kernel, size));
  const builtSeconds = (performance.now() - began) / 1000;
  const plain = await searchTimes(kernel, { groups: [] });
  const filtered = await searchTimes(kernel, { groups: await mainFilters(kernel), moq: 5000 });
  const { rows } = await pool.query<{ table: number; index: number }>(
    `select (pg_table_size('search_docs') / 1048576)::int as table, (pg_indexes_size('search_docs') / 1048576)::int as index`,
  );
  return {
    products,
    p50: percentile(plain, 0.5),
    p95: percentile(plain, 0.95),
    filteredP95: percentile(filtered, 0.95),
    tableMb: rows[0]?.table ?? 0,
    indexMb: rows[0]?.index ?? 0,
    builtSeconds,
    freshMs: await freshness(kernel),
    memoryMb: memoryMb(process.pid),
  };
}

/** Documents made from those of the generator: their words and values, with a number, a score and a day of their own. */
async function multiply({ database: { db } }: Kernel, size: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_docs where not is_gone and product_id in (select id from products)`,
  );
  const copies = Math.ceil(size / (rows[0]?.count ?? 1));
  await replaceIndex(db, async (tx) => {
    await tx.execute(sql`
      insert into search_draft (product_id, supplier_id, category, country, material, moq, lead_days, price, score, created_at,
        tier_quantities, tier_prices, more, counted, ranked, titled, card, vector)
      select case when copy = 1 then doc.product_id else gen_random_uuid() end, supplier_id, category, country, material, moq, lead_days,
        price, least(1, greatest(0, score + (random() - 0.5) / 5)), created_at - copy * interval '1 hour', tier_quantities, tier_prices,
        more, counted, ranked, titled, card, vector || ('''model' || copy || 'n' || row_number() over () || ''':1A')::tsvector
      from search_docs doc cross join generate_series(1, ${copies}) copy
      where not doc.is_gone and doc.product_id in (select id from products) limit ${size}`);
    return size;
  });
  return size;
}

type Narrowed = Parameters<ReturnType<typeof postgresEngine>['search']>[0]['filters'];

/** Times of the queries of the judged set, each asked once after a first round over others has warmed the caches. */
async function searchTimes(kernel: Kernel, filters: Narrowed): Promise<number[]> {
  const engine = postgresEngine(kernel.database.db);
  const vocabulary = await vocabularyOf(kernel);
  const queries = readFileSync(new URL('judgments/packaging.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');
  const times: number[] = [];
  for (const [i, text] of queries.entries()) {
    const began = performance.now();
    const { concepts, excluded, hints } = await understand({ engine, vocabulary }, { text, literal: false });
    const page = { sort: 'relevance', offset: 0, limit: 24, facets: true } as const;
    const { ids } = await engine.search({ concepts, excluded, hints, filters, ...page });
    await kernel.database.pool.query('select card from search_docs where product_id = any($1::uuid[])', [
      ids,
    ]);
    if (i >= queries.length / 4) times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b);
}

/** The two filters that most products meet: verified suppliers, and those of the largest country. */
async function mainFilters(kernel: Kernel): Promise<Narrowed['groups']> {
  const { values } = await vocabularyOf(kernel);
  const all = [...values.values()];
  const idOf = (key: string, value: string) => all.find((one) => one.key === key && one.value === value)?.id;
  return [
    { facet: 'is:verified', values: [idOf('is', 'verified') ?? -1] },
    { facet: 'country', values: [idOf('country', 'India') ?? -1] },
  ];
}

/** Milliseconds from a change of a product's words until a search finds it by them. */
async function freshness(kernel: Kernel): Promise<number> {
  const { db, pool } = kernel.database;
  const engine = postgresEngine(db);
  const { rows } = await pool.query<{ id: string; title: string }>(
    'select id, title from products where is_shown order by id limit 1',
  );
  const [product] = rows;
  if (!product) return 0;
  const began = performance.now();
  await pool.query(`update products set title = title || ' quokkapack' where id = $1`, [product.id]);
  await indexProducts(db, [product.id]);
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
  await pool.query('update products set title = $2 where id = $1', [product.id, product.title]);
  await indexProducts(db, [product.id]);
  if (count !== 1) throw new Error('A changed product was not found.');
  return took;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
