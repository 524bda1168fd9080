import { eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { prepareDemo } from '#seed/prepare-demo.ts';
import { buyer, growRequests, seller } from './grow-requests.ts';
import { processorMs, startMarketplace } from './marketplace.ts';
import { printRow } from './print-row.ts';
import { openStore } from './store-api.ts';
import { alone, type Look, warming } from './store-times.ts';

/**
 * `npm run bench:requests`: the pages of requests and quotes with 100,000 requests and 500,000 quotes, and the comparison
 * of 10 suppliers with 20 lines at 5 quantities each, one request after the other, over HTTP; `cpu` is the processor time
 * of one request in the process and its database, in milliseconds. BENCH_REQUESTS_DIR sets a folder to reuse, which takes
 * some minutes to fill the first time; BENCH_REQUESTS sets the number of requests.
 */
const folder = process.env.BENCH_REQUESTS_DIR ?? 'bench/results/requests';
const count = Number(process.env.BENCH_REQUESTS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 100);
const budgetMs = 50;
/** The reports sum up to two years of records. */
const reportBudgetMs = 150;

const largest = await fillOnce();
const { origin, pid, stop } = await startMarketplace(folder);
try {
  line([
    'screen',
    'p50',
    'p95',
    'p99',
    'cpu',
    'kB',
    `budget: p95 ≤ ${budgetMs} ms, reports ${reportBudgetMs} ms`,
  ]);
  const bought = await openStore(origin, buyer);
  for (const path of [
    '/requests',
    '/requests?state=open',
    '/requests?state=expired',
    `/requests/${largest}`,
    `/requests/${largest}/quotes`,
    `/requests/${largest}/awards`,
    `/quote-comparisons/request/${largest}`,
    '/supplier-quotes',
    '/supplier-quotes?state=expired',
    '/account/savings?range=30d',
    '/account/savings?range=12m',
  ])
    await measure(bought.look, { screen: 'buyer', path });
  const sold = await openStore(origin, seller);
  const { data } = JSON.parse(await sold.ask('/store/requests')) as { data: { requests: { id: string }[] } };
  const received = data.requests[0]?.id ?? '';
  for (const path of [
    '/store/requests',
    '/store/requests?invitation=declined',
    `/store/requests/${received}`,
    `/store/requests/${received}/quotes`,
    '/store/quotes',
    '/store/quotes?state=accepted',
    '/store/insights/quote-results?range=30d',
    '/store/insights/quote-results?range=12m',
    '/store/insights/quote-results/lost?range=12m',
    '/store/insights/quote-results/lost?range=12m&reason=incomplete',
  ])
    await measure(sold.look, { screen: 'store', path });
} finally {
  await stop();
}

async function measure(look: Look, { screen, path }: { screen: string; path: string }): Promise<void> {
  const before = processorMs({ pid, folder });
  const { p50, p95, p99, bytes } = await alone(look, { screen: { screen, path }, rounds });
  // The processor time of a closed connection is no longer counted.
  const cpu = Math.max(0, processorMs({ pid, folder }) - before) / (rounds + warming);
  const name = `${screen}: ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')}`;
  const budget = /savings|insights/.test(path) ? reportBudgetMs : budgetMs;
  const figures = [p50, p95, p99, cpu].map((time) => time.toFixed(1));
  line([name, ...figures, (bytes / 1000).toFixed(0), p95 > budget ? 'over budget' : '']);
}

function line(cells: readonly string[]): void {
  printRow(cells, 56);
}

/** Fills the folder unless it is full, and returns the id of the largest request. */
async function fillOnce(): Promise<string> {
  const config = readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const server = await openDatabaseServer(config, createLog(config));
  const kernel = createKernel({ config, databaseUrl: server.url });
  try {
    await migrate(server.url);
    await ensureTaxonomy(kernel.database);
    await prepareDemo(kernel);
    const { db, pool } = kernel.database;
    const isThere = (await db.$count(accounts, eq(accounts.email, buyer.email))) > 0;
    if (!isThere) {
      await db.transaction((tx) => growRequests(tx, { count }));
      await pool.query('vacuum analyze');
    }
    const [found] = await db.select({ id: requests.id }).from(requests).where(eq(requests.lineCount, 20));
    if (!found) throw new Error('The largest request is missing.');
    return found.id;
  } finally {
    await kernel.close();
    await server.stop();
  }
}
