import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { countWorkers } from '../jobs/queue-metrics.ts';
import type { Kernel } from '../kernel.ts';
import { isLocalCall } from './caller.ts';

/**
 * Serves `/healthz` (the process is alive), `/readyz` (it can serve) and `/metrics` (for this machine or with the
 * token).
 */
export function mountHealth(app: FastifyInstance, kernel: Kernel): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      // Pages work without a worker, so this is only reported.
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
  return token
    ? equalsInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`)
    : isLocalCall(request);
}

function equalsInConstantTime(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
