import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { registerQueueMetrics } from '../jobs/queue-metrics.ts';

export interface Metrics {
  registry: Registry;
  /** Response time in seconds, by route pattern (never by raw path), method and status. */
  httpSeconds: Histogram<'method' | 'route' | 'status'>;
  pageCache: Counter<'result'>;
  backgroundStarts: Counter;
}

/** Creates the Prometheus metrics of this process. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'packwright_database_connections',
    help: 'Connections in the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  registerQueueMetrics(registry, pool);
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'packwright_http_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    pageCache: new Counter({
      name: 'packwright_page_cache_total',
      help: 'Pages served: from memory (hit), from the database (stored), or rendered',
      labelNames: ['result'],
      registers: [registry],
    }),
    backgroundStarts: new Counter({
      name: 'packwright_background_starts_total',
      help: 'Background processes started by this process; more than 1 means that one has crashed',
      registers: [registry],
    }),
  };
}
