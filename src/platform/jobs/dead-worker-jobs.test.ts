import { expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { defineJob } from './define-job.ts';
import { addJob } from './queue.ts';
import { releaseJobsOfDeadWorkers } from './worker.ts';

const testJob = defineJob<{ by: string }>('queue.test');
const test = useTestApp();

async function lockJob(by: string, minutes: number): Promise<void> {
  const { db, pool } = test.kernel.database;
  await addJob(db, { job: testJob, payload: { by } });
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2 * interval '1 minute'
     where payload->>'by' = $1`,
    [by, minutes],
  );
}

it('releases jobs of dead workers, and keeps those of running ones', async () => {
  const { db, pool } = test.kernel.database;
  await test.kernel.live.hold('worker:living');
  // The lock is taken once the listening session is connected, which may be later.
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select pg_try_advisory_lock(key) and pg_advisory_unlock(key) as is_free from hashtextextended('worker:living', 0) as key",
      );
      return rows[0]?.is_free;
    })
    .toBe(false);
  await lockJob('living', 30);
  await lockJob('dead', 30);
  await lockJob('just-starting', 0);
  await db.transaction((tx) => releaseJobsOfDeadWorkers(tx));
  const { rows } = await pool.query(
    'select locked_by from graphile_worker.jobs where locked_by is not null order by 1',
  );
  expect(rows.map(({ locked_by }) => locked_by)).toEqual(['just-starting', 'living']);
});
