import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureSums } from '#features/analytics/insights/server/commands/react.ts';
import { ensurePictureCounts } from '#features/catalog/products/server/commands/write-images.ts';
import { ensureFilesWithheld } from '#features/conversations/inquiries/server/jobs.ts';
import { ensureOrderFilesWithheld } from '#features/orders/orders/server/jobs.ts';
import { ensureIndex } from '#features/search/index/server/commands/ensure-index.ts';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { ensureGuidelines } from '#seed/guidelines/load-guidelines.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { prepareSampleStore } from '#seed/sample-store/ensure-sample-store.ts';
import { keepBackground } from './background/keep-background.ts';
import { builtPages } from './pages/built-pages.ts';
import { ensureBuild } from './pages/ensure-build.ts';
import { warmPages } from './pages/warm-pages.ts';
import { createServer, type Pages } from './server.ts';
import { welcome } from './welcome.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/** What is left of the ten seconds of a stop when pages and background had theirs is for the database's own end. */
const longestCloseMs = 1_000;

/** What was opened, the newest first: closing goes through it in this order. */
type Closing = (() => Promise<unknown>)[];

/** Brings the whole product up: database, tables, demo data, pages, worker, address. */
export async function launch(config: Config): Promise<void> {
  const log = createLog(config);
  const closing: Closing = [];
  const isStopping = stopOnSignal(log, closing);
  try {
    await open(config, log, closing);
  } catch (error) {
    // Who was told to stop in the middle of the start ends by that, not by what broke on the way.
    if (isStopping()) return;
    // A start that failed leaves nothing running behind it.
    await closeAll(log, closing);
    throw inWords(error, config);
  }
  welcome(config);
}

async function open(config: Config, log: Log, closing: Closing): Promise<void> {
  const database = await openDatabaseServer(config, log);
  closing.unshift(() => database.stop());
  await migrate(database.url);
  const kernel = createKernel({ config, databaseUrl: database.url, log });
  // A connection that is busy, as with filling the demo, is not waited for: the database ends what it holds.
  closing.unshift(() => Promise.race([kernel.close(), pause(longestCloseMs, undefined, { ref: false })]));
  await ensureTaxonomy(kernel.database);
  await ensureGuidelines(kernel.database);
  await prepareSampleStore(kernel);
  if (config.demo) {
    const { prepareDemo } = await import('#seed/prepare-demo.ts');
    await prepareDemo(kernel);
  }
  await ensureIndex(kernel.database.db);
  await ensurePictureCounts(kernel.database.db);
  await ensureFilesWithheld(kernel.database.db);
  await ensureOrderFilesWithheld(kernel.database.db);
  await ensureSums(kernel.database.db);
  if (!config.run.web) {
    const { startWork } = await import('./background/open-work.ts');
    const worker = await startWork(kernel);
    closing.unshift(() => worker.stop());
    // Whoever watches over the process starts another one.
    worker.ended.catch((error: unknown) => {
      log.fatal({ err: error }, 'the queue cannot be worked off');
      process.exit(1);
    });
    return;
  }
  const app = await createServer(kernel, await choosePages(config));
  closing.unshift(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  if (config.mode === 'production')
    warmPages(app).catch((error: unknown) => {
      // A stop that comes so early is no news.
      if (app.server.listening) log.warn({ err: error }, 'pages could not be warmed up');
    });
  if (!config.run.worker) return;
  // After the address is open: nobody who waits for the first page waits for this.
  const background = keepBackground({ databaseUrl: database.url, log, metrics: kernel.metrics });
  closing.splice(0, 1, () => Promise.all([background.stop(), app.close()]));
}

async function choosePages({ mode }: Config): Promise<Pages> {
  if (mode === 'development') {
    // The bundler is large, and production never needs it.
    const { developmentPages } = await import('./pages/development-pages.ts');
    return { open: developmentPages, staticFolder: null };
  }
  await ensureBuild(buildFolder);
  return { open: async () => builtPages(buildFolder), staticFolder: buildFolder };
}

/** What a person at the terminal can mend, said in words. */
export function inWords(error: unknown, { host, port, databaseUrl }: LaunchedWith): unknown {
  const { code, message, syscall, hostname } = error as Partial<
    Record<'code' | 'message' | 'syscall' | 'hostname', unknown>
  >;
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} of ${host} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
    );
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return new ConfigError(
      `Port ${port} is for the system's own programs. Choose one above 1023, or let a proxy answer there.`,
    );
  }
  if ((syscall === 'getaddrinfo' && hostname === host) || code === 'EADDRNOTAVAIL')
    return new ConfigError(
      `HOST=${host} is no address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`,
    );
  const cause = databaseUrl ? databaseProblem(String(code ?? message)) : null;
  return cause ? new ConfigError(cause) : error;
}

type LaunchedWith = Pick<Config, 'host' | 'port' | 'databaseUrl'>;

/** An error's code, or its text where it has none → what is wrong with DATABASE_URL; null when it is something else. */
function databaseProblem(said: string): string | null {
  const unreachable =
    /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P03)$|timeout|terminated/;
  if (unreachable.test(said))
    return 'The PostgreSQL server of DATABASE_URL does not answer. Is it running, and is the address right?';
  if (said.startsWith('28'))
    return 'The PostgreSQL server of DATABASE_URL refuses the user or the password given there.';
  if (said === '3D000') return 'The database that DATABASE_URL names does not exist. Create it first.';
  if (said === '42501')
    return 'The user of DATABASE_URL may not create tables and extensions. Give it the rights, or use the owner of the database.';
  return null;
}

async function closeAll(log: Log, closing: Closing): Promise<void> {
  for (const close of closing.splice(0)) {
    await close().catch((error: unknown) => log.error({ err: error }, 'stopping failed'));
  }
}

/** SIGTERM and Ctrl-C: no new work, what is in hand is finished, and the process ends within ten seconds. */
function stopOnSignal(log: Log, closing: Closing): () => boolean {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const deadline = setTimeout(() => process.exit(1), 9_500);
    await closeAll(log, closing);
    clearTimeout(deadline);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  return () => stopping;
}
