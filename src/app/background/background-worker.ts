import type { Config } from '#platform/config/config.ts';
import {
  releaseAllJobs,
  releaseJobs,
  releaseJobsOfDeadWorkers,
  startWorker,
  type Worker,
} from '#platform/jobs/worker.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import type { Log } from '#platform/log/log.ts';
import { jobs } from '../jobs.ts';

/** Four concurrent jobs, their reads outside the transaction, and the connections of the queue itself. */
const maxConnections = 10;

/** Processes the queue in this process, on the connections of an existing kernel. */
export async function startBackgroundWorker(kernel: Kernel, dead: readonly string[] = []): Promise<Worker> {
  // The embedded database has no other worker, so every locked job belongs to a process that died.
  if (!kernel.config.databaseUrl) await releaseAllJobs(kernel);
  else {
    if (dead.length > 0) await releaseJobs(kernel.database.pool, dead);
    await releaseJobsOfDeadWorkers(kernel.database.db);
  }
  return startWorker(kernel, jobs);
}

interface WorkerOptions {
  log: Log;
  /** The embedded database chooses its own URL, so it is not in the config. */
  databaseUrl: string;
  /** Names of workers that are known to have ended. */
  dead: readonly string[];
}

/** A worker that waits with long jobs while the web process is busy. */
export interface BackgroundWorker extends Worker {
  reportLoad: Kernel['requestLoad']['report'];
}

/** Processes the queue in this process, with its own kernel and connections. */
export async function openBackgroundWorker(
  config: Config,
  { databaseUrl, log, dead }: WorkerOptions,
): Promise<BackgroundWorker> {
  const databasePool = Math.min(config.databasePool, maxConnections);
  const kernel = createKernel({ config: { ...config, databasePool }, databaseUrl, log });
  const worker = await startBackgroundWorker(kernel, dead);
  return {
    ...worker,
    reportLoad: kernel.requestLoad.report,
    async stop() {
      await worker.stop();
      await kernel.close();
    },
  };
}
