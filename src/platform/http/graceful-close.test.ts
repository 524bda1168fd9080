import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeGracefully } from './graceful-close.ts';

let app = Fastify();
let response = Promise.withResolvers<void>();
let arrived = Promise.withResolvers<void>();
let closing = Promise.withResolvers<void>();

beforeEach(async () => {
  app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  response = Promise.withResolvers();
  arrived = Promise.withResolvers();
  closing = Promise.withResolvers();
  closeGracefully(app, 300);
  app.addHook('preClose', async () => closing.resolve());
  app.setErrorHandler((error: Error, _request, reply) => reply.code(503).send(error.message));
  app.get('/slow', async () => {
    arrived.resolve();
    await response.promise;
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

/** Opens a keep-alive connection, as browsers and proxies do. */
function openConnection(request: string) {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(`${request} HTTP/1.1\r\nHost: x\r\n`);
  const read = socket.toArray().then((parts) => Buffer.concat(parts).toString());
  return { socket, read };
}

it('finishes running requests and closes their connections', async () => {
  const { socket, read } = openConnection('GET /slow');
  socket.write('\r\n');
  await arrived.promise;
  const closed = app.close();
  await closing.promise;
  response.resolve();
  await closed;
  expect(await read).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*done$/);
});

it('tells new requests that it is closing, and closes their connections too', async () => {
  const [first, second] = [openConnection('GET /slow'), openConnection('GET /slow')];
  first.socket.write('\r\n');
  await arrived.promise;
  const closed = app.close();
  await closing.promise;
  second.socket.write('\r\n');
  expect(await second.read).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close[\s\S]*is restarting/);
  response.resolve();
  await closed;
  expect(await first.read).toMatch(/^HTTP\/1.1 200 /);
});

it('ends event streams immediately', async () => {
  const { socket } = openConnection('GET /stream');
  socket.on('error', () => {});
  socket.write('\r\n');
  await once(socket, 'readable');
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('does not wait for a body that never ends', async () => {
  const { socket, read } = openConnection('POST /body');
  socket.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":');
  await once(socket, 'connect');
  await app.close();
  expect(await read.catch(() => '')).not.toContain('never');
});
