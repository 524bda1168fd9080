import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';

/** Queue this job manually to rebuild the index after an upgrade or a restored backup. */
export const rebuildJob = defineJob('search-index.rebuild');

/** Queues a rebuild if there is no index yet, as on a database from an older version. */
export async function ensureIndex(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from search_state`);
  if (rows.length === 0) await addJob(db, rebuildJob, {}, { key: rebuildJob.name });
}
