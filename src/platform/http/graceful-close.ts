import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#lib/errors.ts';

/**
 * Finishes running requests when the server closes. Connections are closed after their response, and cut if they never
 * finish: within the ten seconds that a whole shutdown may take, with time left for the database.
 */
export function closeGracefully(app: FastifyInstance, timeoutMs = 5_000): void {
  let isClosing = false;
  // New requests are for the next process; running ones have already passed this hook.
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? closingError() : undefined));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  const streams = trackEventStreams(app);
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
    if (!app.server.listening) return;
    const idleTimer = setInterval(() => app.server.closeIdleConnections(), 50);
    const closeTimer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
    app.server.once('close', () => {
      clearInterval(idleTimer);
      clearTimeout(closeTimer);
    });
  });
}

const closingError = (): AppError =>
  new AppError('unavailable', 'Packwright is restarting. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

/** Event streams never finish by themselves; browsers reconnect elsewhere. */
function trackEventStreams(app: FastifyInstance): Set<FastifyReply['raw']> {
  const streams = new Set<FastifyReply['raw']>();
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      streams.add(reply.raw);
      reply.raw.once('close', () => streams.delete(reply.raw));
    }
    done(null, payload);
  });
  return streams;
}
