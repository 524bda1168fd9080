import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** The name under which a process that works off the queue listens, and by which others see that it lives. */
export const workerSession = 'packwright-worker';

/** How many processes work off the queue now: the database knows at once when one has gone, however it went. */
export async function countWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ workers: number }>(
    'select count(*)::int as workers from pg_stat_activity where datname = current_database() and application_name = $1',
    [workerSession],
  );
  return rows[0]?.workers ?? 0;
}

interface Queue {
  due: number;
  running: number;
  later: number;
  failed: number;
  oldest: number;
}

const queueOf = `select count(*) filter (where can_go and locked_at is null and run_at <= now())::int as due,
  count(*) filter (where locked_at is not null)::int as running,
  count(*) filter (where can_go and locked_at is null and run_at > now())::int as later,
  count(*) filter (where not can_go and locked_at is null)::int as failed,
  coalesce(extract(epoch from now() - min(run_at) filter (where can_go and locked_at is null and run_at <= now())), 0)::float as oldest
  from (select run_at, locked_at, attempts < max_attempts as can_go from graphile_worker.jobs) as jobs`;

/** What waits, and whether anybody works: read from the database whenever the metrics are, true for all processes. */
export function measureQueue(registry: Registry, pool: pg.Pool): void {
  // Gauges are asked at the same time: they share one look.
  let reading: Promise<Queue | null> | null = null;
  const read = () =>
    (reading ??= pool
      .query<Queue>(queueOf)
      .then(({ rows }) => rows[0] ?? null)
      .finally(() => {
        reading = null;
      }));
  define(registry, {
    name: 'packwright_jobs',
    help: 'Jobs of the queue: due, running, for later, and those that gave up',
    labels: ['state'],
    async fill(gauge) {
      const queue = await read();
      for (const state of ['due', 'running', 'later', 'failed'] as const)
        if (queue) gauge.set({ state }, queue[state]);
    },
  });
  define(registry, {
    name: 'packwright_jobs_oldest_seconds',
    help: 'How long the oldest job that is due has waited',
    fill: async (gauge) => gauge.set((await read())?.oldest ?? 0),
  });
  define(registry, {
    name: 'packwright_workers',
    help: 'Processes that work off the queue; 0: no mail leaves and nothing reacts',
    fill: async (gauge) => gauge.set(await countWorkers(pool)),
  });
}

interface Measured {
  name: string;
  help: string;
  labels?: string[];
  fill(gauge: Gauge): Promise<void>;
}

/** A gauge that says nothing while the database does not answer: the other metrics are wanted then all the more. */
function define(registry: Registry, { name, help, labels = [], fill }: Measured): void {
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
