import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface JobOptions {
  /** A second job with the same key replaces a waiting first. */
  key?: string;
  runAt?: Date;
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
    job_key := ${options.key ?? null}::text)`);
}
