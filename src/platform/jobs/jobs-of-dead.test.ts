import { expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { defineJob } from './define-job.ts';
import { addJob } from './queue.ts';
import { releaseJobsOfDead } from './worker.ts';

const testJob = defineJob<{ by: string }>('queue.test');
const test = useTestApp();

async function holdJob(by: string, minutes: number): Promise<void> {
  const { db, pool } = test.kernel.database;
  await addJob(db, testJob, { by });
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2 * interval '1 minute'
     where payload->>'by' = $1`,
    [by, minutes],
  );
}

it('gives back what dead workers held, and leaves alone what the living hold', async () => {
  const { db, pool } = test.kernel.database;
  await test.kernel.live.hold('worker:living');
  await holdJob('living', 30);
  await holdJob('dead', 30);
  await holdJob('just-starting', 0);
  // The session that listens may be on its way yet: it holds once it is there.
  await expect
    .poll(async () => {
      await db.transaction((tx) => releaseJobsOfDead(tx));
      const { rows } = await pool.query(
        'select locked_by from graphile_worker.jobs where locked_by is not null order by 1',
      );
      return rows.map(({ locked_by }) => locked_by);
    })
    .toEqual(['just-starting', 'living']);
});
