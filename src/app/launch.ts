import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { ensureTaxonomy } from '#seed/load-taxonomy.ts';
import { prepareDemo } from '#seed/prepare-demo.ts';
import { openDatabaseServer } from './database.ts';
import { jobs } from './jobs.ts';
import { builtPages } from './pages/built-pages.ts';
import { developmentPages } from './pages/development-pages.ts';
import { ensureBuild } from './pages/ensure-build.ts';
import { createServer, type Pages } from './server.ts';
import { welcome } from './welcome.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/** Brings the whole product up: database, tables, demo data, pages, worker, address. */
export async function launch(config: Config): Promise<void> {
  const log = createLog(config);
  const closing: (() => Promise<unknown>)[] = [];
  stopOnSignal(log, closing);
  const database = await openDatabaseServer(config, log);
  closing.unshift(() => database.stop());
  await migrate(database.url);
  const kernel = createKernel({ config, databaseUrl: database.url, log });
  closing.unshift(() => kernel.close());
  await ensureTaxonomy(kernel.database);
  if (config.demo) await prepareDemo(kernel);
  if (config.run.worker) {
    const worker = await startWorker(kernel, jobs);
    closing.unshift(() => worker.stop());
  }
  if (config.run.web) {
    const app = await createServer(kernel, await choosePages(config));
    closing.unshift(() => app.close());
    await app.listen({ host: config.host, port: config.port });
  }
  welcome(config);
}

async function choosePages({ mode }: Config): Promise<Pages> {
  if (mode === 'development') return { open: developmentPages, staticFolder: null };
  await ensureBuild(buildFolder);
  return { open: async () => builtPages(buildFolder), staticFolder: buildFolder };
}

/** SIGTERM and Ctrl-C: no new work, what is in hand is finished, and the process ends within ten seconds. */
function stopOnSignal(log: Log, closing: (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const deadline = setTimeout(() => process.exit(1), 9_500);
    for (const close of closing)
      await close().catch((error: unknown) => log.error({ err: error }, 'stopping failed'));
    clearTimeout(deadline);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
