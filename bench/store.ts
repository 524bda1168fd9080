import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { prepareDemo } from '#seed/prepare-demo.ts';
import { growStore, owner } from './grow-store.ts';
import { startMarketplace } from './marketplace.ts';
import { screensOf } from './store-screens.ts';

/**
 * `npm run bench:store`: what every screen of the dashboard asks the API for, in a store with 50,000 products, 200,000
 * orders and 40,000 inquiries, one request after the other, through HTTP. BENCH_STORE_DIR keeps the folder; the first
 * time it takes some minutes to fill. Words narrow what is measured: `-- product-views search`.
 */
const folder = process.env.BENCH_STORE_DIR ?? 'bench/results/store';
const budgetMs = 150;
const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
const wanted = process.argv.slice(2);

await fillOnce();
const { origin, stop } = await startMarketplace(folder);
try {
  const headers = await signIn();
  const screens = (await screensOf((path) => ask(path, headers))).filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  process.stdout.write(
    `${'screen'.padEnd(44)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'kB'.padStart(7)}  budget: p95 ≤ ${budgetMs} ms\n`,
  );
  for (const { name, path } of screens) process.stdout.write(await measure(name, path, headers));
} finally {
  await stop();
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
    const { rowCount } = await pool.query('select 1 from accounts where email = $1', [owner.email]);
    const size = { products: 50_000, orders: 200_000, inquiries: 40_000 };
    if (!rowCount)
      await db.transaction((tx) => growStore(tx, size, (line) => process.stdout.write(`${line}\n`)));
    if (!rowCount) await pool.query('vacuum analyze');
  } finally {
    await kernel.close();
    await server.stop();
  }
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

async function ask(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/api/v1${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function measure(name: string, path: string, headers: Record<string, string>): Promise<string> {
  const times: number[] = [];
  let bytes = 0;
  // The first requests warm the plans of the connections.
  for (let round = -3; round < rounds; round += 1) {
    const began = performance.now();
    bytes = (await ask(path, headers)).length;
    if (round >= 0) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const over = at(0.95) > budgetMs ? '  over' : '';
  return `${name.padEnd(44)}${at(0.5).toFixed(1).padStart(8)}${at(0.95).toFixed(1).padStart(8)}${(bytes / 1000).toFixed(0).padStart(7)}${over}\n`;
}
