import type { Config } from '#platform/config/config.ts';
import {
  releaseAbandonedJobs,
  releaseJobs,
  releaseJobsOfDead,
  startWorker,
  type Worker,
} from '#platform/jobs/worker.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import type { Log } from '#platform/log/log.ts';
import { jobs } from '../jobs.ts';

/** Four jobs at a time, what they read beside their transactions, and the queue's own. */
const mostConnections = 10;

/** Works off the queue in this process, on the connections of a kernel that is there already. */
export async function startWork(kernel: Kernel, dead: readonly string[] = []): Promise<Worker> {
  // On the embedded database there is no other worker, so what is held is held by a process that died.
  if (!kernel.config.databaseUrl) await releaseAbandonedJobs(kernel);
  else {
    if (dead.length > 0) await releaseJobs(kernel.database.pool, dead);
    await releaseJobsOfDead(kernel.database.db);
  }
  return startWorker(kernel, jobs);
}

interface Opening {
  log: Log;
  /** Where the database is, which an embedded one chooses itself. */
  databaseUrl: string;
  /** Workers that are known to be gone. */
  dead: readonly string[];
}

/** The same on connections of its own. */
export async function openWork(config: Config, { databaseUrl, log, dead }: Opening): Promise<Worker> {
  const databasePool = Math.min(config.databasePool, mostConnections);
  const kernel = createKernel({ config: { ...config, databasePool }, databaseUrl, log });
  const worker = await startWork(kernel, dead);
  return {
    ...worker,
    async stop() {
      await worker.stop();
      await kernel.close();
    },
  };
}
