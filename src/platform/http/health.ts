import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { countWorkers } from '../jobs/queue-metrics.ts';
import type { Kernel } from '../kernel.ts';
import { isLocalCall } from './address.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: for this machine, or with the token. */
export function mountHealth(app: FastifyInstance, kernel: Kernel): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      // Without a worker people are served all the same, so it is told and nothing more.
      return { status: 'ready', workers: await countWorkers(kernel.database.pool) };
    } catch (cause) {
      throw new AppError('unavailable', 'The database does not answer.', { cause, retryAfterSeconds: 2 });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, kernel.config.metricsToken)) throw new AppError('not_found', 'Not found');
    reply.type(kernel.metrics.registry.contentType);
    return kernel.metrics.registry.metrics();
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  return token ? sameText(request.headers.authorization ?? '', `Bearer ${token}`) : isLocalCall(request);
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
