import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { defineJob, type Job } from './define-job.ts';

/** Fans an event out to the features that react to it. */
export const publishEventJob = defineJob<{ eventId: string }>('publish-event');

interface JobOptions {
  /** A new job replaces a waiting one with the same key. */
  key?: string;
  runAt?: Date;
  /** Keeps the time of a waiting job with the same key, so that frequent additions never postpone it. */
  keepRunAt?: boolean;
  /** Jobs with the same queue name run one after the other, so that they never occupy more than one worker slot. */
  queue?: string;
  /** Due jobs with a lower number run first; 0 by default. */
  priority?: number;
  /** Total number of attempts, with growing pauses between them. */
  maxAttempts?: number;
}

/** Adds a job in the caller's transaction: it runs only after the commit. */
export async function addJob<Payload extends object>(
  db: Database,
  { job, payload, ...options }: JobOptions & { job: Job<Payload>; payload: NoInfer<Payload> },
): Promise<void> {
  // If a worker starts the waiting job with the same key at that moment, Graphile Worker adds nothing and returns no id
  // (graphile/worker#580). The next attempt sees that it is running, and adds a new one.
  while (!(await tryAddJob(db, { name: job.name, payload, ...options })));
}

async function tryAddJob(
  db: Database,
  { name, payload, ...options }: JobOptions & { name: string; payload: object },
): Promise<boolean> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select id from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${options.maxAttempts ?? 12}::int,
    job_key := ${options.key ?? null}::text,
    job_key_mode := ${options.keepRunAt ? 'preserve_run_at' : 'replace'}::text,
    queue_name := ${options.queue ?? null}::text,
    priority := ${options.priority ?? 0}::int)`);
  return rows[0]?.id != null;
}
