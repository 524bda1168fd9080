import { lt } from 'drizzle-orm';
import { addDays } from '#lib/calendar.ts';
import { idempotencyKeys } from '../idempotency/tables.ts';
import { sweepThrottle } from '../throttle/throttle.ts';
import { defineJob } from './define-job.ts';
import { type FeatureJobs, task } from './subscriptions.ts';
import { releaseJobsOfDead } from './worker.ts';

/** Days after which a request with the same key is a new request. */
const idempotencyDays = 7;

export const housekeepingJobs: FeatureJobs = {
  tasks: [
    task(
      defineJob('housekeeping'),
      async ({ db, now }) => {
        await sweepThrottle(db, now);
        await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(now, -idempotencyDays)));
      },
      '17 * * * *',
    ),
    // Otherwise what was in hand when a process was killed would wait for hours.
    task(defineJob('queue.release-jobs-of-dead'), ({ db }) => releaseJobsOfDead(db), '*/2 * * * *'),
  ],
};
