import { expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { defineJob } from './define-job.ts';
import { addJob } from './queue.ts';

const testJob = defineJob<{ change: number }>('queue.test');
const test = useTestApp();

it('adds a job even if a worker starts the waiting one with the same key at that moment', async () => {
  const { db, pool } = test.kernel.database;
  await addJob(db, { job: testJob, payload: { change: 1 }, key: testJob.name });
  const worker = await pool.connect();
  try {
    await worker.query('begin');
    await worker.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker' where key = 'queue.test'",
    );
    const added = addJob(db, { job: testJob, payload: { change: 2 }, key: testJob.name });
    await expect.poll(isInsertBlocked, { timeout: 10_000 }).toBe(true);
    await worker.query('commit');
    await added;
  } finally {
    worker.release();
  }
  const { rows } = await pool.query(
    'select payload, locked_at is not null as running from graphile_worker._private_jobs order by id',
  );
  expect(rows).toEqual([
    { payload: { change: 1 }, running: true },
    { payload: { change: 2 }, running: false },
  ]);

  async function isInsertBlocked(): Promise<boolean> {
    const { rows: waiting } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return waiting.length > 0;
  }
});
