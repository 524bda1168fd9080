import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { searchState } from '../tables.ts';

/** Queue this job manually to rebuild the index after an upgrade or a restored backup. */
export const rebuildJob = defineJob('search-index.rebuild');

/** Queues a rebuild if there is no index yet, as on a database from an older version. */
export async function ensureIndex(db: Database): Promise<void> {
  if ((await db.$count(searchState)) === 0)
    await addJob(db, { job: rebuildJob, payload: {}, key: rebuildJob.name });
}
