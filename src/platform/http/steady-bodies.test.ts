import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { requireSteadyBodies } from './steady-bodies.ts';

let app = Fastify();
beforeEach(async () => {
  app = Fastify();
  requireSteadyBodies(app, { graceMs: 300, bytesPerSecond: 1_000 });
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof AppError && error.code === 'timeout' ? 408 : 400)
      .header('connection', 'close')
      .send(),
  );
  app.post('/', async (request) => JSON.stringify(request.body).length);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends a JSON text of a given length in pieces, with pauses between them. */
async function send({ pieces, bytes, everyMs }: { pieces: number; bytes: number; everyMs: number }) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const response = socket.toArray().then((parts) => Buffer.concat(parts).toString());
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n';
  socket.write(`${head}content-length: ${pieces * bytes + 2}\r\n\r\n"`);
  for (let piece = 0; piece < pieces && socket.writable; piece += 1) {
    await pause(everyMs);
    socket.write('x'.repeat(bytes));
  }
  socket.write('"');
  return (await response).split(' ')[1];
}

it('takes a body that arrives slowly and steadily', async () => {
  expect(await send({ pieces: 15, bytes: 400, everyMs: 100 })).toBe('200');
});

it('refuses a body that arrives too slowly', async () => {
  expect(await send({ pieces: 60, bytes: 5, everyMs: 100 })).toBe('408');
});

it('expects nothing in the first moments', async () => {
  expect(await send({ pieces: 1, bytes: 10, everyMs: 200 })).toBe('200');
});

it('does not blame a sender for time in which the process was busy', async () => {
  const sent = send({ pieces: 4, bytes: 500, everyMs: 50 });
  await pause(120);
  const until = performance.now() + 900;
  while (performance.now() < until);
  expect(await sent).toBe('200');
});
