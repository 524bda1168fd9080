import { eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { prepareDemo } from '#seed/prepare-demo.ts';
import { growStore, owner } from './grow-store.ts';
import { memoryMb, processorMs, startMarketplace } from './marketplace.ts';
import { printRow } from './print-row.ts';
import { openStore } from './store-api.ts';
import { type ScreenRequest, screensOf } from './store-screens.ts';
import { alone, type Look, together, warming } from './store-times.ts';

/**
 * `npm run bench:store`: the API requests of every dashboard screen, in a store with 50,000 products, 200,000 orders and
 * 40,000 inquiries: first one after the other, then by 16 people at the same time on different screens, with a pause of
 * half a second per screen and without pauses. Times are until the first byte, over HTTP; `cpu` is the processor time of
 * one request in the process and its database, in milliseconds. BENCH_STORE_DIR sets a folder to reuse, which takes some
 * minutes to fill the first time; BENCH_STORE_SHARE=0.1 fills it with a tenth. Words select what is measured:
 * `-- product-views search`.
 */
const folder = process.env.BENCH_STORE_DIR ?? 'bench/results/store';
const share = Number(process.env.BENCH_STORE_SHARE ?? 1);
const budgetMs = 150;
const clients = 16;
const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const wanted = process.argv.slice(2);

await fillOnce();
const { origin, pid, stop } = await startMarketplace(folder);
try {
  const { ask, look } = await openStore(origin, owner);
  const asked = (await screensOf(ask)).filter(
    ({ screen, path }) => wanted.length === 0 || wanted.some((word) => `${screen}: ${path}`.includes(word)),
  );
  line(['screen', 'p50', 'p95', 'p99', 'cpu', 'kB', `budget: p95 and p99 ≤ ${budgetMs} ms`]);
  for (const one of asked) {
    const before = processorMs({ pid, folder });
    const seen = await alone(look, { screen: one, rounds }).catch(String);
    if (typeof seen === 'string') {
      line([nameOf(one), seen.slice(0, 120)]);
      continue;
    }
    const { p50, p95, p99, bytes } = seen;
    // The processor time of a closed connection is no longer counted.
    const cpu = Math.max(0, processorMs({ pid, folder }) - before) / (rounds + warming);
    const note = Math.max(p95, p99) > budgetMs ? 'over budget' : '';
    line([
      nameOf(one),
      ...[p50, p95, p99, cpu].map((time) => time.toFixed(1)),
      (bytes / 1000).toFixed(0),
      note,
    ]);
  }
  // Files are generated for one person at a time.
  const screens = asked.filter(({ path }) => !/\/(file|export)\b/.test(path));
  if (seconds > 0) for (const pauseMs of [500, 0]) await crowd(look, { screens, pauseMs });
} finally {
  await stop();
}

/** Measures all people at the same time, with or without a pause at each screen. */
async function crowd(
  look: Look,
  { screens, pauseMs }: { screens: readonly ScreenRequest[]; pauseMs: number },
): Promise<void> {
  const before = processorMs({ pid, folder });
  const { all, count, failed, of } = await together(look, { asked: screens, clients, seconds, pauseMs });
  const cpu = Math.max(0, processorMs({ pid, folder }) - before) / count;
  const who = `${clients} people, ${pauseMs > 0 ? `${pauseMs} ms per screen` : 'without pauses'}`;
  const told = `${who}: ${count} requests${failed > 0 ? `, ${failed} failed` : ''}`;
  line([told, 'p50', 'p95', 'p99', 'cpu', 'MB', `budget: p99 ≤ ${budgetMs} ms`]);
  const figures = [all.p50, all.p95, all.p99, cpu].map((time) => time.toFixed(1));
  line(['all screens', ...figures, `${memoryMb(pid)}`, all.p99 > budgetMs ? 'over budget' : '']);
  const slowest = screens.toSorted((a, b) => (of.get(b.path)?.p99 ?? 0) - (of.get(a.path)?.p99 ?? 0));
  for (const one of slowest.slice(0, 12)) {
    const { p50 = 0, p95 = 0, p99 = 0 } = of.get(one.path) ?? {};
    line([nameOf(one), ...[p50, p95, p99].map((time) => time.toFixed(1)), '', '', '']);
  }
}

function nameOf({ screen, path }: ScreenRequest): string {
  const short = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').replace(/cursor=.*/, 'page 15');
  return `${screen}: ${short.slice(0, 58)}`;
}

function line(cells: readonly string[]): void {
  printRow(cells, 78);
}

async function fillOnce(): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const server = await openDatabaseServer(config, createLog(config));
  const kernel = createKernel({ config, databaseUrl: server.url });
  try {
    await migrate(server.url);
    await ensureTaxonomy(kernel.database);
    await prepareDemo(kernel);
    const { db, pool } = kernel.database;
    const isThere = (await db.$count(accounts, eq(accounts.email, owner.email))) > 0;
    const size = { products: 50_000 * share, orders: 200_000 * share, inquiries: 40_000 * share };
    if (!isThere)
      await db.transaction((tx) =>
        growStore(tx, { size, report: (line) => process.stdout.write(`${line}\n`) }),
      );
    if (!isThere) await pool.query('vacuum analyze');
  } finally {
    await kernel.close();
    await server.stop();
  }
}
