import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Kernel } from '../kernel.ts';
import type { Log } from '../log/log.ts';
import { addJob, publishEventJob } from './queue.ts';
import type { FeatureJobs, JobContext, Subscription, Task } from './subscriptions.ts';
import { outboxEvents } from './tables.ts';

/** Leaves time for the rest of a shutdown, which may take ten seconds. */
const stopTimeoutMs = 5_000;

export interface Worker {
  stop(): Promise<void>;
  /** Settles when the worker has stopped, whether it was asked to or not. */
  ended: Promise<void>;
  /** Names under which it locks jobs in the queue. */
  names: ReadonlySet<string>;
}

/** Starts a worker for the queue. Several workers, in one or more processes, share it. */
export async function startWorker(kernel: Kernel, features: FeatureJobs[]): Promise<Worker> {
  const tasks = features.flatMap((feature) => feature.tasks ?? []);
  const names = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool: { id } }) => {
    names.add(id);
    void kernel.live.hold(workerLockName(id));
  });
  const runner = await run({
    pgPool: kernel.database.pool,
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    events,
    logger: new Logger(
      (scope) => (level, message, meta) => logJob(kernel.log, { level, message, ...scope, ...meta }),
    ),
    taskList: createTaskList(kernel, features),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, schedule }) =>
        schedule ? [{ task: name, match: schedule, identifier: name }] : [],
      ),
    ),
  });
  return {
    names,
    ended: runner.promise,
    // A job that exceeds the timeout is released; an open transaction ends with this process.
    stop: async () => {
      const pool = kernel.database.pool;
      const finished = runner.stop().then(() => true);
      if (!(await Promise.race([finished, pause(stopTimeoutMs, false, { ref: false })])))
        await releaseJobs(pool, [...names]);
    },
  };
}

/** Releases the jobs of workers that have ended. Otherwise these would wait for hours. */
export async function releaseJobs(pool: pg.Pool, workers: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
}

const workerLockName = (name: string): string => `worker:${name}`;

/**
 * Releases jobs of workers whose process has ended. A running worker holds an advisory lock in its session; a session
 * that is reconnecting has a minute to take it again.
 */
export async function releaseJobsOfDeadWorkers(db: Database): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - interval '1 minute'
      and pg_try_advisory_xact_lock(hashtextextended(${workerLockName('')} || locked_by, 0))`);
}

/** Releases all locked jobs; only if no other worker is running. */
export async function releaseAllJobs({ database: { pool } }: Kernel): Promise<void> {
  const { rows } = await pool.query<{ worker: string }>(
    'select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null',
  );
  await releaseJobs(
    pool,
    rows.map(({ worker }) => worker),
  );
}

/** Returns all tasks by name: those of the features, one per subscription, and the one that distributes events. */
export function createTaskList(kernel: Kernel, features: FeatureJobs[]): TaskList {
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? []);
  const tasks: TaskList = {
    [publishEventJob.name]: (payload) =>
      publishEvent(kernel, { ...(payload as { eventId: string }), subscriptions }),
  };
  for (const job of [...features.flatMap((feature) => feature.tasks ?? []), ...subscriptions]) {
    if (tasks[job.name]) throw new Error(`Two jobs are called ${job.name}.`);
    tasks[job.name] = createTaskRunner(kernel, job);
  }
  return tasks;
}

async function publishEvent(
  kernel: Kernel,
  { eventId, subscriptions }: { eventId: string; subscriptions: readonly Subscription[] },
): Promise<void> {
  await kernel.database.db.transaction(async (db) => {
    const [event] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, eventId));
    if (!event) return;
    for (const reaction of subscriptions.filter((subscription) => subscription.event === event.name)) {
      await addJob<object>(db, { job: reaction, payload: event.payload, key: `${eventId}:${reaction.name}` });
    }
  });
}

function createTaskRunner(kernel: Kernel, { name, run: work }: Pick<Task, 'name' | 'run'>) {
  return async (payload: unknown, _helpers: JobHelpers): Promise<void> => {
    await work(createJobContext(kernel, name), payload as never);
  };
}

/** Returns the context in which a job of this name runs. */
export function createJobContext(kernel: Kernel, name: string): JobContext {
  const log = kernel.log.child({ job: name });
  const { config } = kernel;
  return {
    db: kernel.database.db,
    now: kernel.clock(),
    log,
    kernel,
    write: (command) => kernel.write({ actor: null, log }, (ctx) => command({ ...ctx, config })),
  };
}

interface QueueMessage {
  level: string;
  message: string;
  error?: unknown;
  job?: { task_identifier?: string; attempts?: number };
}

/** The queue's own messages contain payloads and error texts, so only the task and its error object are logged. */
function logJob(log: Log, { level, message, error, job }: QueueMessage): void {
  const fields = { task: job?.task_identifier, attempts: job?.attempts, ...(error ? { err: error } : {}) };
  if (level === 'error') log.error(fields, 'job failed');
  else if (level === 'warning') log.warn(fields, 'job warning');
  else log.debug(fields, message.split(' ', 2).join(' '));
}
