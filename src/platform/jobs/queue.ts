import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface JobOptions {
  /** A second job with the same key replaces a waiting first. */
  key?: string;
  runAt?: Date;
  /** Jobs with the same word run one after the other, so that they never hold more than one place. */
  queue?: string;
  /** Whatever is due and has a lower number goes first; without a word, 0. */
  priority?: number;
  /** Tries in all, with growing pauses between them. */
  maxAttempts?: number;
}

/** Puts a job into the queue in the caller's transaction: it runs only if that commits. */
export async function addJob(
  db: Database,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${options.maxAttempts ?? 12}::int,
    job_key := ${options.key ?? null}::text,
    queue_name := ${options.queue ?? null}::text,
    priority := ${options.priority ?? 0}::int)`);
}
