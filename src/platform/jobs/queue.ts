import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { defineJob, type Job } from './define-job.ts';

/** Fans an event out to the features that react to it. */
export const publishEventJob = defineJob<{ eventId: string }>('publish-event');

interface JobOptions {
  /** A second job with the same key replaces a waiting first. */
  key?: string;
  runAt?: Date;
  /** A waiting job with the same key keeps its time, so that steady additions never put it off. */
  keepRunAt?: boolean;
  /** Jobs with the same word run one after the other, so that they never hold more than one place. */
  queue?: string;
  /** Whatever is due and has a lower number goes first; without a word, 0. */
  priority?: number;
  /** Tries in all, with growing pauses between them. */
  maxAttempts?: number;
}

/** Puts a job into the queue in the caller's transaction: it runs only if that commits. */
export async function addJob<Payload extends object>(
  db: Database,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  options: JobOptions = {},
): Promise<void> {
  // Graphile Worker adds nothing and returns no id where a worker takes the waiting job with the same key at that
  // very moment (graphile/worker#580). The next try sees that it runs, and adds a new one.
  while (!(await addOnce(db, job.name, payload, options)));
}

async function addOnce(db: Database, name: string, payload: object, options: JobOptions): Promise<boolean> {
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
