import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#lib/errors.ts';

/**
 * What is in hand when the server closes is finished, and nothing keeps it from ending then: connections that were
 * busy at first are closed when they have their answer, and those that never finish are cut:
 * within the ten seconds that a whole stop may take, with time left for the database.
 */
export function finishOnClose(app: FastifyInstance, longestMs = 5_000): void {
  let isClosing = false;
  // What comes now is for the next process; what is in hand has passed here.
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? closed() : undefined));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  const streams = openStreams(app);
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
    if (!app.server.listening) return;
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => app.server.closeAllConnections(), longestMs);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
  });
}

const closed = (): AppError =>
  new AppError('unavailable', 'We are starting anew. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

/** Event streams never finish by themselves; browsers connect again elsewhere. */
function openStreams(app: FastifyInstance): Set<FastifyReply['raw']> {
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
