import { lt } from 'drizzle-orm';
import { addDays } from '#lib/calendar.ts';
import { pruneStoredPages } from '../cache/page-store.ts';
import { idempotencyKeys } from '../idempotency/tables.ts';
import { deleteExpiredWindows } from '../throttle/throttle.ts';
import { defineJob } from './define-job.ts';
import { defineTask, type FeatureJobs } from './subscriptions.ts';
import { releaseJobsOfDeadWorkers } from './worker.ts';

/** Days after which a repeated key counts as a new request. */
const idempotencyDays = 7;

export const housekeepingJobs: FeatureJobs = {
  tasks: [
    defineTask(defineJob('housekeeping'), {
      run: async ({ db, now }) => {
        await deleteExpiredWindows(db, now);
        await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(now, -idempotencyDays)));
      },
      schedule: '17 * * * *',
    }),
    defineTask(defineJob('pages.prune'), {
      run: ({ db, now, kernel }) =>
        pruneStoredPages(db, { now, maxBytes: kernel.config.pageStoreMb * 1024 * 1024 }),
      schedule: '*/5 * * * *',
    }),
    // Otherwise jobs of killed processes would wait for hours.
    defineTask(defineJob('queue.release-jobs-of-dead'), {
      run: ({ db }) => releaseJobsOfDeadWorkers(db),
      schedule: '*/2 * * * *',
    }),
  ],
};
