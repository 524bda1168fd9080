import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';

/** Queued by hand where the index must be made anew: after an upgrade, or a restored backup. */
export const rebuildJob = defineJob('search-index.rebuild');

/** Has the index made where there is none yet: on a database from before it. */
export async function ensureIndex(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from search_state`);
  if (rows.length === 0) await addJob(db, rebuildJob, {}, { key: rebuildJob.name });
}
