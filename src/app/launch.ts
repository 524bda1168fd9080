import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ensureMarketplaceDays } from '#features/analytics/administration/server/commands.ts';
import { ensureSums } from '#features/analytics/insights/server/commands/recount-days.ts';
import { ensurePictureCounts } from '#features/catalog/products/server/commands/write-images.ts';
import { ensureDrawings } from '#features/catalog/redrawing/server/commands.ts';
import { ensureFilesWithheld } from '#features/conversations/inquiries/server/jobs.ts';
import { ensureOrderFilesWithheld } from '#features/orders/orders/server/jobs.ts';
import { ensureIndex } from '#features/search/index/server/commands/ensure-index.ts';
import { ensureCapabilities } from '#features/sourcing/capabilities/server/commands/derive-capabilities.ts';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { ensureGuidelines } from '#seed/guidelines/load-guidelines.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { prepareSampleStore } from '#seed/sample-store/ensure-sample-store.ts';
import { superviseBackground } from './background/supervise-background.ts';
import { warmHomePage, warmPages } from './pages/warm-pages.ts';
import { createServer, type Pages } from './server.ts';
import { printWelcome } from './welcome.ts';

/** Time for closing database connections: what the pages and the background leave of the ten seconds for a shutdown. */
const closeTimeoutMs = 1_000;

/** Functions that close what was opened, newest first, which is the order in which they run. */
type CloseFunctions = (() => Promise<unknown>)[];

/** Starts the whole product: database, migrations, demo data, pages, HTTP server and worker. */
export async function launch(config: Config, preparePages: () => Promise<Pages>): Promise<void> {
  const log = createLog(config);
  const closing: CloseFunctions = [];
  const isStopping = stopOnSignal(log, closing);
  try {
    await startServices(config, { log, closing, preparePages });
  } catch (error) {
    // A stop signal during the start causes errors; the shutdown is already under way.
    if (isStopping()) return;
    // A failed start must leave nothing running.
    await closeAll(log, closing);
    throw explainLaunchError(error, config);
  }
  printWelcome(config);
}

async function startServices(
  config: Config,
  { log, closing, preparePages }: { log: Log; closing: CloseFunctions; preparePages: () => Promise<Pages> },
): Promise<void> {
  // Pages are built, or loaded, while the database starts and is prepared.
  const pages = config.run.web ? preparePages() : null;
  pages?.catch(() => {});
  const database = await openDatabaseServer(config, log);
  closing.unshift(() => database.stop());
  await migrate(database.url);
  const kernel = createKernel({ config, databaseUrl: database.url, log });
  // Do not wait for busy connections (such as those that load the demo): the database ends them when it stops.
  closing.unshift(() => Promise.race([kernel.close(), pause(closeTimeoutMs, undefined, { ref: false })]));
  await ensureTaxonomy(kernel.database);
  await ensureGuidelines(kernel.database);
  await prepareSampleStore(kernel);
  if (config.demo) {
    const { prepareDemo } = await import('#seed/prepare-demo.ts');
    await prepareDemo(kernel);
  }
  await ensureIndex(kernel.database.db);
  await ensurePictureCounts(kernel.database.db);
  await ensureDrawings(kernel.database.db);
  await ensureFilesWithheld(kernel.database.db);
  await ensureOrderFilesWithheld(kernel.database.db);
  await ensureSums(kernel.database.db);
  await ensureMarketplaceDays(kernel.database.db);
  await ensureCapabilities(kernel.database.db);
  if (!pages) {
    const { startBackgroundWorker: startWork } = await import('./background/background-worker.ts');
    const worker = await startWork(kernel);
    closing.unshift(() => worker.stop());
    // The process supervisor starts another one.
    worker.ended.catch((error: unknown) => {
      log.fatal({ err: error }, 'the queue cannot be worked off');
      process.exit(1);
    });
    return;
  }
  const app = await createServer(kernel, await pages);
  closing.unshift(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  // Not awaited: the server is ready.
  void startRest(app, { kernel, closing, databaseUrl: database.url });
}

/** Starts, one after the other, what the first page should not have to share the processor with. */
async function startRest(
  app: FastifyInstance,
  { kernel, closing, databaseUrl }: { kernel: Kernel; closing: CloseFunctions; databaseUrl: string },
): Promise<void> {
  const { config, log, metrics } = kernel;
  try {
    if (config.mode === 'production') await warmHomePage(app);
    if (!app.server.listening) return;
    if (config.run.worker) {
      const background = superviseBackground({ databaseUrl, log, metrics });
      closing.splice(0, 1, () => Promise.all([background.stop(), app.close()]));
    }
    if (config.mode === 'production') await warmPages(app);
  } catch (error) {
    // A stop during the warm-up is not worth a warning.
    if (app.server.listening) log.warn({ err: error }, 'pages could not be warmed up');
  }
}

/**
 * Returns a ConfigError with instructions for errors that the operator can fix; other errors are returned unchanged.
 */
export function explainLaunchError(error: unknown, { host, port, databaseUrl }: LaunchSettings): unknown {
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
  const cause = databaseUrl ? explainDatabaseError(String(code ?? message)) : null;
  return cause ? new ConfigError(cause) : error;
}

type LaunchSettings = Pick<Config, 'host' | 'port' | 'databaseUrl'>;

/**
 * Returns what is wrong with DATABASE_URL, from an error's code or, without one, its message; null for other errors.
 */
function explainDatabaseError(errorText: string): string | null {
  const unreachable =
    /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P03)$|timeout|terminated/;
  if (unreachable.test(errorText))
    return 'The PostgreSQL server of DATABASE_URL does not answer. Is it running, and is the address right?';
  if (errorText.startsWith('28'))
    return 'The PostgreSQL server of DATABASE_URL refuses the user or the password given there.';
  if (errorText === '3D000') return 'The database that DATABASE_URL names does not exist. Create it first.';
  if (errorText === '42501')
    return 'The user of DATABASE_URL may not create tables and extensions. Give it the rights, or use the owner of the database.';
  return null;
}

async function closeAll(log: Log, closing: CloseFunctions): Promise<void> {
  for (const close of closing.splice(0)) {
    await close().catch((error: unknown) => log.error({ err: error }, 'stopping failed'));
  }
}

/**
 * On SIGTERM and Ctrl-C, accepts no new work, finishes what is running and exits within ten seconds. Returns a function
 * that tells whether the process is stopping.
 */
function stopOnSignal(log: Log, closing: CloseFunctions): () => boolean {
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
