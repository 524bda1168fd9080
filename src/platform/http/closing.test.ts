import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishOnClose } from './closing.ts';

let app = Fastify();
let answer = Promise.withResolvers<void>();
let arrived = Promise.withResolvers<void>();
let closing = Promise.withResolvers<void>();

beforeEach(async () => {
  app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  answer = Promise.withResolvers();
  arrived = Promise.withResolvers();
  closing = Promise.withResolvers();
  finishOnClose(app, 300);
  app.addHook('preClose', async () => closing.resolve());
  app.setErrorHandler((error: Error, _request, reply) => reply.code(503).send(error.message));
  app.get('/slow', async () => {
    arrived.resolve();
    await answer.promise;
    return 'done';
  });
  app.get('/stream', async (_request, reply) => {
    reply.type('text/event-stream').send(new ReadableStream({ start: (to) => to.enqueue('data: 1\n\n') }));
    return reply;
  });
  app.post('/body', async () => 'never');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** A connection that is kept for the next request, as browsers and proxies keep theirs. */
function kept(request: string) {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(`${request} HTTP/1.1\r\nHost: x\r\n`);
  const read = socket.toArray().then((parts) => Buffer.concat(parts).toString());
  return { socket, read };
}

it('finishes what is in hand, and closes the connection that it came on', async () => {
  const { socket, read } = kept('GET /slow');
  socket.write('\r\n');
  await arrived.promise;
  const closed = app.close();
  await closing.promise;
  answer.resolve();
  await closed;
  expect(await read).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*done$/);
});

it('says to whoever asks meanwhile that it is closing, and closes that connection, too', async () => {
  const [first, second] = [kept('GET /slow'), kept('GET /slow')];
  first.socket.write('\r\n');
  await arrived.promise;
  const closed = app.close();
  await closing.promise;
  second.socket.write('\r\n');
  expect(await second.read).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close[\s\S]*starting anew/);
  answer.resolve();
  await closed;
  expect(await first.read).toMatch(/^HTTP\/1.1 200 /);
});

it('ends event streams at once', async () => {
  const { socket } = kept('GET /stream');
  socket.on('error', () => {});
  socket.write('\r\n');
  await once(socket, 'readable');
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('does not wait for a body that never ends', async () => {
  const { socket, read } = kept('POST /body');
  socket.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":');
  await once(socket, 'connect');
  await app.close();
  expect(await read.catch(() => '')).not.toContain('never');
});
