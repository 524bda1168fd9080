import { sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import type { Need, NeedLine } from '#features/sourcing/capabilities/rules/checks.ts';
import { deriveAllCapabilities } from '#features/sourcing/capabilities/server/commands/derive-capabilities.ts';
import { matchSuppliers } from '#features/sourcing/capabilities/server/queries/match-suppliers.ts';
import { storeCapabilities } from '#features/sourcing/capabilities/server/tables.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { loadMarketplace } from '#seed/load-marketplace.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { seeded } from '#seed/marketplace/random.ts';
import { printRow } from './print-row.ts';

/**
 * `npm run bench:matching`: stores that match a request, among 10,000 stores with 50,000 products, and how long it takes
 * to derive what all of them can make. Times are those of the query, one request after the other.
 * BENCH_MATCHING_DIR sets a folder to reuse, which takes some minutes to fill the first time.
 */
const folder = process.env.BENCH_MATCHING_DIR ?? 'bench/results/matching';
const size = {
  suppliers: Number(process.env.BENCH_STORES ?? 10_000),
  products: Number(process.env.BENCH_PRODUCTS ?? 50_000),
};
const rounds = Number(process.env.BENCH_ROUNDS ?? 300);
const warming = 20;
const budgetMs = 100;
const now = new Date();
const random = seeded('matching');

type NeedOf = (sold: readonly SoldProduct[], at: number) => Need;
const scenes: Record<string, NeedOf> = {
  'one line with its category': (sold, at) => needFor([lineOf(sold, at)]),
  'five lines': (sold, at) => needFor([0, 1, 2, 3, 4].map((index) => lineOf(sold, 5 * at + index))),
  'one line with a group only': (sold, at) => {
    const one = lineOf(sold, at);
    return needFor([{ ...one, categoryPath: one.categoryPath.slice(0, 2) }]);
  },
  'one line by its title': (sold, at) => needFor([{ ...lineOf(sold, at), categoryPath: [] }]),
};

const config = readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
const server = await openDatabaseServer(config, createLog(config));
const kernel = createKernel({ config, databaseUrl: server.url });
try {
  const { db, pool } = kernel.database;
  await migrate(server.url);
  await ensureTaxonomy(kernel.database);
  await loadMarketplace(db, { size, report: (text) => process.stdout.write(`${text}\n`) });
  await measureDerivation(db);
  await pool.query('vacuum analyze');
  line(['request', 'p50', 'p95', 'p99', 'stores', `budget: p95 ≤ ${budgetMs} ms`]);
  const sold = await listSold(db);
  for (const [name, needOf] of Object.entries(scenes)) await measure(db, { name, needOf, sold });
} finally {
  await kernel.close();
  await server.stop();
}

interface SoldProduct {
  title: string;
  path: string[];
}

/** Returns products in a random order; each scene asks for something like them. */
async function listSold(db: Database): Promise<SoldProduct[]> {
  const rows = await db
    .select({ title: products.title, path: categories.path })
    .from(products)
    .innerJoin(categories, sql`${categories.id} = ${products.categoryId}`)
    .orderBy(sql`md5(${products.id}::text)`)
    .limit(2000);
  return rows;
}

function lineOf(sold: readonly SoldProduct[], at: number): NeedLine {
  const { title = '', path = [] } = sold[at % sold.length] ?? {};
  return {
    categoryPath: path,
    title: title.split(',')[0] ?? '',
    quantities: [random.int(20_000) + 50],
    specification: {
      kind: 'corrugated',
      style: '0201',
      lengthMm: random.int(900) + 100,
      widthMm: random.int(600) + 100,
      heightMm: random.int(500) + 50,
      flute: 'B',
      material: 'Brown kraft',
      printColors: random.int(6),
    },
  };
}

function needFor(lines: NeedLine[]): Need {
  return {
    lines,
    countries: ['IN', 'DE'],
    incoterm: 'FOB',
    requiredBy: marketDay(addDays(now, 30)),
    today: marketDay(now),
  };
}

interface Scene {
  name: string;
  needOf: NeedOf;
  sold: readonly SoldProduct[];
}

async function measure(db: Database, { name, needOf, sold }: Scene): Promise<void> {
  const times: number[] = [];
  let compared = 0;
  for (let at = 0; at < rounds + warming; at++) {
    const need = needOf(sold, at);
    const began = performance.now();
    const { total } = await matchSuppliers(db, { need, buyerAccountId: null });
    if (at < warming) continue;
    times.push(performance.now() - began);
    compared += total;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const figures = [at(0.5), at(0.95), at(0.99)].map((time) => time.toFixed(1));
  const note = at(0.95) > budgetMs ? 'over budget' : '';
  line([name, ...figures, (compared / rounds).toFixed(0), note]);
}

async function measureDerivation(db: Database): Promise<void> {
  await db.delete(storeCapabilities);
  const began = performance.now();
  const count = await deriveAllCapabilities(db, now);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`derived the capabilities of ${count} stores in ${seconds} s\n`);
}

function line(cells: readonly string[]): void {
  printRow(cells, 40);
}
