import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Name of the database session of a worker process, from which other processes see that it is alive. */
export const workerSessionName = 'packwright-worker';

/** Returns the number of worker processes. The database notices immediately when one ends, for whatever reason. */
export async function countWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ workers: number }>(
    'select count(*)::int as workers from pg_stat_activity where datname = current_database() and application_name = $1',
    [workerSessionName],
  );
  return rows[0]?.workers ?? 0;
}

interface QueueCounts {
  due: number;
  running: number;
  later: number;
  failed: number;
  oldest: number;
}

const queueCountsSql = `select count(*) filter (where can_go and locked_at is null and run_at <= now())::int as due,
  count(*) filter (where locked_at is not null)::int as running,
  count(*) filter (where can_go and locked_at is null and run_at > now())::int as later,
  count(*) filter (where not can_go and locked_at is null)::int as failed,
  coalesce(extract(epoch from now() - min(run_at) filter (where can_go and locked_at is null and run_at <= now())), 0)::float as oldest
  from (select run_at, locked_at, attempts < max_attempts as can_go from graphile_worker.jobs) as jobs`;

/**
 * Adds metrics about waiting jobs and workers. They are read from the database with each scrape and cover all
 * processes.
 */
export function registerQueueMetrics(registry: Registry, pool: pg.Pool): void {
  // All gauges are collected at the same time and share one query.
  let pendingRead: Promise<QueueCounts | null> | null = null;
  const read = () =>
    (pendingRead ??= pool
      .query<QueueCounts>(queueCountsSql)
      .then(({ rows }) => rows[0] ?? null)
      .finally(() => {
        pendingRead = null;
      }));
  defineGauge(registry, {
    name: 'packwright_jobs',
    help: 'Jobs in the queue, by state: due, running, scheduled, failed for good',
    labels: ['state'],
    async fill(gauge) {
      const queue = await read();
      for (const state of ['due', 'running', 'later', 'failed'] as const)
        if (queue) gauge.set({ state }, queue[state]);
    },
  });
  defineGauge(registry, {
    name: 'packwright_jobs_oldest_seconds',
    help: 'Time that the oldest due job has waited',
    fill: async (gauge) => gauge.set((await read())?.oldest ?? 0),
  });
  defineGauge(registry, {
    name: 'packwright_workers',
    help: 'Processes that run jobs; with 0, no email is sent and no event is handled',
    fill: async (gauge) => gauge.set(await countWorkers(pool)),
  });
}

interface GaugeDefinition {
  name: string;
  help: string;
  labels?: string[];
  fill(gauge: Gauge): Promise<void>;
}

/**
 * Defines a gauge that has no value while the database does not respond, because the other metrics are then needed even
 * more.
 */
function defineGauge(registry: Registry, { name, help, labels = [], fill }: GaugeDefinition): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      this.reset();
      await fill(this).catch(() => this.remove());
    },
  });
}
